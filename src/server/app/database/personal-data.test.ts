import { afterAll, beforeAll, expect, test } from 'vitest'
import { isPersonal } from '#server/platform/database/personal-data.ts'
import { openTestDatabase } from '#server/testing/test-database.ts'
import { personalData } from './personal-data.ts'

let database: Awaited<ReturnType<typeof openTestDatabase>>
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const declared = personalData.flatMap((table) => {
  const columns = isPersonal(table) ? Object.keys(table.columns) : table.columns
  return columns.map((column) => `${table.table}.${column}`)
})

test('every column of the database is in the map of personal data, and no other', async () => {
  const columns = await database.db.read<{ name: string }>({
    text: `select table_name || '.' || column_name as name from information_schema.columns
      where table_schema = 'public'`,
  })
  const kept = columns.map(({ name }) => name)
  const hint = 'declare it in its feature’s <feature>.personal-data.ts (docs/decisions/0034)'
  expect({ hint, missing: kept.filter((name) => !declared.includes(name)) }).toEqual({
    hint,
    missing: [],
  })
  expect(declared.filter((name) => !kept.includes(name))).toEqual([])
  expect(new Set(declared).size).toBe(declared.length)
})

test('every reference to a person is followed: its rows are found, and deleted or kept for a reason', async () => {
  const references = await database.db.read<{ table: string; column: string }>({
    text: `select c.conrelid::regclass::text as table, a.attname as column
      from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'f' and c.confrelid = 'users'::regclass`,
  })
  expect(references.length).toBeGreaterThan(20)
  const lost = references.filter(({ table, column }) => {
    const found = personalData.filter(isPersonal).find((one) => one.table === table)
    return !Object.values(found?.people ?? {}).some((condition) => condition.includes(column))
  })
  expect(lost).toEqual([])
})

test('a table whose rows are not all deleted says why, and every role is one of the table’s', () => {
  const wrong = personalData
    .filter(isPersonal)
    .filter(({ people, columns, deletes, retentionReason }) => {
      const roles = Object.keys(people)
      const isEmptied = roles.every((role) => deletes?.[role] === 'all')
      const named = [
        ...Object.keys(deletes ?? {}),
        ...Object.values(columns).flatMap((use) => (typeof use === 'object' ? (use.of ?? []) : [])),
      ]
      return isEmptied === Boolean(retentionReason) || named.some((role) => !roles.includes(role))
    })
  expect(wrong.map(({ table }) => table)).toEqual([])
})
