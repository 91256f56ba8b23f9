import { sql } from './sql.ts'

/** An instant inside a JSON value, in the same form as all others: ISO 8601 in UTC. */
export const instantSql = (column: string) =>
  sql`to_char(${sql.raw(column)} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** Escapes the wildcards of `like`, so that `%`, `_` and `\` stand for themselves. */
export const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&')
