import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { chooseMutants, isMutated } from './choose-mutants.ts'
import { findMutants } from './find-mutants.ts'
import { harmlessMutants } from './harmless-mutants.data.ts'
import { applyMutant, diffOfMutant } from './mutant.ts'
import { nearTests, roomOf } from './near-tests.ts'

/** What each mutant makes of the source. */
const resultsOf = (source: string) =>
  findMutants('a.ts', source).map((mutant) => applyMutant(source, mutant))

test.each([
  ['const a = b < c', ['const a = b <= c', 'const a = b >= c']],
  ['const a = b === c', ['const a = b !== c']],
  ['const a = b + c', ['const a = b - c']],
  ["const a = b + 'text'", []],
  ['const a = b && c', ['const a = b || c', 'const a = b', 'const a = c']],
  ['if (a) b = c', ['if (!(a)) b = c']],
  ['const a = !b', ['const a = b']],
  ['const a = 7', ['const a = (7 + 1)', 'const a = (7 - 1)']],
  ['const a = 3600', ['const a = (3600 * 10)', 'const a = (3600 / 10)']],
  ['const a = b.filter((c) => c)', ['const a = b']],
  ['const a = b.some(c)', ['const a = b.every(c)']],
  ['await save(a)', ['{}']],
  ['logger.warn(a)', []],
])('%s has the mutants %j', (source, expected) => {
  expect(resultsOf(source).toSorted()).toEqual(expected.toSorted())
})

test.each([
  ['where a = 1 and b.c = d', ['where a = 1', 'where b.c = d']],
  ['where not hidden', ['where hidden']],
  [
    'order by at desc, id desc',
    ['order by at, id desc', 'order by at desc, id', 'order by at desc'],
  ],
  ['day >= today', ['day > today']],
  ['select distinct name', ['select name']],
  ['least(a, b)', ['greatest(a, b)']],
])('the statement "%s" has the mutants %j', (statement, expected) => {
  const results = resultsOf(`sql\`${statement}\``).map((text) => text.slice(4, -1))
  expect(results.toSorted()).toEqual(expected.toSorted())
})

test('a condition with a parameter is removed as a whole', () => {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: this is source text.
  const source = 'sql`where a = 1 and owner_id = ${owner} order by a`'
  expect(resultsOf(source)).toContain('sql`where a = 1 order by a`')
})

test('numbers of a drawing are left alone, its conditions are not', () => {
  // biome-ignore lint/suspicious/noTemplateCurlyInString: this is source text.
  const source = 'const a = `<circle r="${big ? size * 3 : 1}"/>`'
  expect(resultsOf(source)).toEqual([source.replace('big', '!(big)')])
})

test('a difference shows whole lines', () => {
  const source = 'if (a) {\n  b()\n}\n'
  const [mutant] = findMutants('a.ts', source)
  expect(mutant && diffOfMutant(source, mutant)).toBe('- if (a) {\n+ if (!(a)) {')
})

test('the same seed chooses the same mutants, at most two of a file', () => {
  const all = ['a.ts', 'b.ts'].flatMap((file) => findMutants(file, 'const a = [1, 2, 3, 4, 5]'))
  const chosen = chooseMutants(all, 100, 7)
  expect(chosen).toEqual(chooseMutants(all.toReversed(), 100, 7))
  expect(chosen.map(({ file }) => file).toSorted()).toEqual(['a.ts', 'a.ts', 'b.ts', 'b.ts'])
  expect(chooseMutants(all, 3, 7)).toEqual(chosen.slice(0, 3))
})

test('a choice stays the same when other lines of the file change', () => {
  const chooseKeys = (source: string) =>
    chooseMutants(findMutants('a.ts', source), 2, 7).map(({ key }) => key)
  const source = 'const a = b < c\nconst d = e < f\n'
  expect(chooseKeys(source)).toHaveLength(2)
  expect(chooseKeys(`// Something else stands here.\n\n${source}`)).toEqual(chooseKeys(source))
})

test('equal changes of equal lines have keys of their own', () => {
  const keys = findMutants('a.ts', 'f(!a)\nf(!a)\n').map(({ key }) => key)
  expect(new Set(keys).size).toBe(keys.length)
  expect(keys).toContain('- f(!a) + f(a)')
  expect(keys).toContain('- f(!a) + f(a) #2')
})

test('every mutant that is called harmless is one of the code as it is', () => {
  const gone = harmlessMutants.filter(({ file, key }) => {
    const source = readFileSync(join(import.meta.dirname, '../..', file), 'utf8')
    return !findMutants(file, source).some((mutant) => mutant.key === key)
  })
  expect(gone).toEqual([])
})

test('tests, data and types are not changed', () => {
  const files = [
    'src/server/features/order/order.policy.ts',
    'src/shared/kit/phone.ts',
    'src/client/domain/cart/use-cart.ts',
    'src/server/features/order/order.policy.test.ts',
    'src/server/features/order/order.router.ts',
    'src/server/features/market/market-words.data.ts',
    'scripts/fuzz.ts',
  ]
  expect(files.filter(isMutated)).toEqual(files.slice(0, 3))
})

test('near tests import the file without the whole app, or belong to its feature or to one that imports it', () => {
  const importers = new Map([
    ['src/shared/order/upi.ts', ['src/client/features/order/pay.tsx', 'src/server/app/app.ts']],
    ['src/client/features/order/pay.tsx', ['src/client/features/help/help.test.tsx']],
    ['src/server/features/order/order.sql.ts', ['src/server/features/admin/admin.service.ts']],
    ['src/server/app/app.ts', ['src/server/features/news/news.test.ts']],
  ])
  const tests = [
    'src/server/features/admin/admin.test.ts',
    'src/client/features/help/help.test.tsx',
    'src/server/features/news/news.test.ts',
    'src/server/features/order/order.test.ts',
    'src/shared/order/upi.test.ts',
  ]
  expect(nearTests('src/shared/order/upi.ts', importers, tests)).toEqual([
    'src/shared/order/upi.test.ts',
    'src/server/features/order/order.test.ts',
    'src/client/features/help/help.test.tsx',
  ])
  expect(nearTests('src/server/features/order/order.sql.ts', importers, tests)).toContain(
    'src/server/features/admin/admin.test.ts',
  )
  expect(roomOf('src/server/features/order/export/order-csv.policy.ts')).toBe(
    'src/server/features/order',
  )
})
