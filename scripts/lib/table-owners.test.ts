import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findForeignWrites } from './table-owners.ts'

let server: string
beforeEach(() => {
  server = mkdtempSync(join(tmpdir(), 'krishihaat-owners-'))
  write('features/crop/crop.personal-data.ts', "export const data = [{ table: 'crops' }]")
  write('platform/platform.personal-data.ts', "export const data = [{ table: 'job_lease' }]")
  mkdirSync(join(server, 'app'))
})
afterEach(() => rmSync(server, { recursive: true, force: true }))

function write(path: string, text: string) {
  const file = join(server, path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

test.each([
  ['an update', 'execute(em, sql`update crops set price = 1`)'],
  ['an insert', 'execute(em, sql`insert into crops (id) values (1)`)'],
  [
    'a delete inside a longer statement',
    'execute(em, sql`with x as (delete from crops) select 1`)',
  ],
  [
    'an upsert of another feature’s table',
    'execute(em, sql`insert into job_lease as l (name) values (1)`)',
  ],
])('%s outside the owner is found with its line', (_, statement) => {
  write('features/order/order.service.ts', `// A comment\n${statement}`)
  expect(findForeignWrites(server)).toMatchObject([{ at: 'features/order/order.service.ts:2' }])
})

test('a table whose name is put in at run time counts as another’s', () => {
  write(
    'features/order/order.service.ts',
    `execute(em, sql\`update \${sql.raw(table)} set x = 1\`)`,
  )
  expect(findForeignWrites(server)).toMatchObject([{ table: '*' }])
  const allowed = new Map([['features/order/order.service.ts *', 'a reason']])
  expect(findForeignWrites(server, allowed)).toEqual([])
})

test('the owner’s writes, reads, locks, comments and tests are no violations', () => {
  write('features/crop/crop.service.ts', 'sql`update crops set price = 1`')
  write('features/crop/export/crop-export.service.ts', 'sql`delete from crops`')
  write(
    'features/order/order.service.ts',
    '/** We never update crops. */ sql`select 1 from crops for no key update`',
  )
  write('features/order/order.test.ts', 'sql`delete from crops`')
  write('demo/demo.ts', 'sql`insert into crops (id) values (1)`')
  expect(findForeignWrites(server)).toEqual([])
})
