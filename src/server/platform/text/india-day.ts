import { sql } from '#server/platform/database/sql.ts'

/** Today's date in India as SQL; an offset needs no time-zone data in the database. */
export const indiaDaySql = sql`(now() at time zone interval '5:30')::date`

/** A date as an instant. Midnight UTC is the morning of the same date in India. */
export const instantOf = (day: string) => `${day}T00:00:00.000Z`
