import { afterAll, beforeAll, expect, test } from 'vitest'
import { isPersonal } from '#server/platform/database/personal-data.ts'
import { queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
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

test('the declarations of personal data name every column of the database and no others', async () => {
  const columns = await queryRows<{ name: string }>(
    database.db,
    sql`select table_name || '.' || column_name as name from information_schema.columns
      where table_schema = 'public'`,
  )
  const stored = columns.map(({ name }) => name)
  const hint = 'declare it in its feature’s <feature>.personal-data.ts (docs/decisions/0034)'
  expect({ hint, missing: stored.filter((name) => !declared.includes(name)) }).toEqual({
    hint,
    missing: [],
  })
  expect(declared.filter((name) => !stored.includes(name))).toEqual([])
  expect(new Set(declared).size).toBe(declared.length)
})

test('every foreign key to a user belongs to a declared role', async () => {
  const references = await queryRows<{ table: string; column: string }>(
    database.db,
    sql`select c.conrelid::regclass::text as table, a.attname as column
      from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'f' and c.confrelid = 'users'::regclass`,
  )
  expect(references.length).toBeGreaterThan(20)
  const unused = references.filter(({ table, column }) => {
    const declaration = personalData.filter(isPersonal).find((one) => one.table === table)
    return !Object.values(declaration?.people ?? {}).some((condition) => condition.includes(column))
  })
  expect(unused).toEqual([])
})

test('a table whose rows are not all deleted has a reason, and uses only its own roles', () => {
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
