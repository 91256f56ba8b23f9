import { type SqlFragment, sql } from '#server/platform/database/sql.ts'

/** An instant as India's clock shows it, as SQL; an offset needs no time-zone data in the database. */
export const indiaClockSql = (instant: SqlFragment) =>
  sql`(${instant} at time zone interval '5:30')`

/** The date in India of an instant, as SQL. */
export const indiaDayOfSql = (instant: SqlFragment) => sql`${indiaClockSql(instant)}::date`

/** Today's date in India as SQL. */
export const indiaDaySql = indiaDayOfSql(sql`now()`)

/** A date as an instant. Midnight UTC is the morning of the same date in India. */
export const instantOf = (day: string) => `${day}T00:00:00.000Z`
