import pg from 'pg'

/**
 * How column types (by PostgreSQL type id) reach JavaScript, on both engines and for entities too:
 * `bigint` and `numeric` as numbers, `date` as YYYY-MM-DD, `timestamptz` as ISO 8601 text.
 */
export const rowParsers: Record<number, (value: string) => unknown> = {
  20: Number,
  1700: Number,
  1082: (value) => value,
  1184: (value) => new Date(value).toISOString(),
}

/** `rowParsers` as the `pg` driver takes them. */
export const rowTypes = {
  getTypeParser: (id: number, format?: 'text' | 'binary') =>
    rowParsers[id] ?? pg.types.getTypeParser(id, format),
} as pg.CustomTypesConfig
