import type { EntityManager } from '@mikro-orm/postgresql'
import { execute } from '#server/platform/database/query.ts'
import { type SqlFragment, sql } from '#server/platform/database/sql.ts'

/** Changes how many times equipment was booked. */
export const changeBookingsCount = (em: EntityManager, equipmentId: string, by: number) =>
  execute(
    em,
    sql`update equipments set bookings_count = bookings_count + ${by} where id = ${equipmentId}`,
  )

/** Stores the mean and the number of reviews. @param counted a query of `rating, reviews`. */
export const setEquipmentRating = (em: EntityManager, equipmentId: string, counted: SqlFragment) =>
  execute(
    em,
    sql`update equipments set rating = counted.rating, num_reviews = counted.reviews
      from (${counted}) counted where id = ${equipmentId}`,
  )
