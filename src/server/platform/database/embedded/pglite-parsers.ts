import { type PGlite, types } from '@electric-sql/pglite'
import { rowParsers } from '#server/platform/database/row-types.ts'

/**
 * The arrays that reach JavaScript as arrays, by PostgreSQL's type ids: bool, bytea, int2, int4, text, bpchar,
 * varchar, int8, float4, float8, oid, timestamp, date, timestamptz, numeric, uuid, json, jsonb. Others stay text, as
 * the `pg` driver leaves types that it does not know.
 */
const arrayTypes = [
  1000, 1001, 1005, 1007, 1009, 1014, 1015, 1016, 1021, 1022, 1028, 1115, 1182, 1185, 1231, 2951,
  199, 3807,
]

const neededTypes = new Set(
  [...Object.keys(types.parsers), ...Object.keys(rowParsers), ...arrayTypes].map(String),
)

/**
 * PGlite copies its parsers for every statement, and has one for each array type, also of the rows of every table:
 * more than 300. Without those that nobody needs a small statement takes less than half of the time.
 */
export async function dropUnusedParsers(pglite: PGlite): Promise<void> {
  await pglite.waitReady
  pglite.parsers = Object.fromEntries(
    Object.entries(pglite.parsers).filter(([type]) => neededTypes.has(type)),
  )
}
