import { v7 } from 'uuid'
import { readPublicCrops } from '#server/features/crop/crop.service.ts'
import { readPublicEquipments } from '#server/features/equipment/equipment.service.ts'
import { listingTables } from '#server/features/listing/listing.entity.ts'
import { listingNotFound } from '#server/features/listing/listing.errors.ts'
import { lockUser } from '#server/features/user/user-state.service.ts'
import type { Database } from '#server/platform/database/database.ts'
import { cursorPageOf } from '#server/platform/database/list/list-cursor.ts'
import { pageInfo, totalsBesideCursor } from '#server/platform/database/page-info.ts'
import { execute, queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { maxFavourites } from '#shared/favourite/favourite.constants.ts'
import type {
  FavouriteIds,
  FavouriteInput,
  FavouritePage,
  FavouritesInput,
} from '#shared/favourite/favourite.schema.ts'
import type { ListingKind } from '#shared/listing/listing.constants.ts'
import { tooManyFavourites } from './favourite.errors.ts'

const pageSize = 24

const listingColumns = { crop: 'crop_id', equipment: 'equipment_id' } as const

/** The ids of all favourites, at most `maxFavourites`, for the hearts in lists. */
export async function readFavouriteIds(db: Database, userId: string): Promise<FavouriteIds> {
  const rows = await queryRows<{ cropId: string | null; equipmentId: string | null }>(
    db,
    sql.named(
      'favourites:ids',
      sql`select crop_id as "cropId", equipment_id as "equipmentId" from favourites where user_id = ${userId}`,
    ),
  )
  return {
    crop: rows.flatMap(({ cropId }) => cropId ?? []),
    equipment: rows.flatMap(({ equipmentId }) => equipmentId ?? []),
  }
}

interface FavouriteRow {
  /** The id of the favourite, not of the listing. */
  markId: string
  kind: ListingKind
  listingId: string
  name: string
  /** When the user marked the listing, not when it was created. */
  savedAt: string
}

/**
 * A person's favourites, the newest first: a page, or those after a cursor. Of those no longer listed only the name is left.
 * @throws AppError `input.invalid` (400) for a cursor of another list.
 */
export async function listFavourites(
  db: Database,
  userId: string,
  { page, cursor }: FavouritesInput,
): Promise<FavouritePage> {
  const cursorPage = cursorPageOf('favourites', { cursor: cursor ?? '', limit: pageSize })
  const isAfterCursor = cursor !== undefined
  const [read, [counted]] = await Promise.all([
    queryRows<FavouriteRow>(
      db,
      sql`select f.id as "markId", case when crop_id is null then 'equipment' else 'crop' end as kind,
          coalesce(crop_id, equipment_id) as "listingId", f.created_at as "savedAt",
          case when coalesce(c.hidden_at, e.hidden_at) is null then coalesce(c.name, e.name) else '' end as name
        from favourites f left join crops c on c.id = f.crop_id left join equipments e on e.id = f.equipment_id
        where f.user_id = ${userId} and ${cursorPage.after('f.')} order by ${cursorPage.order('f.')}
        limit ${isAfterCursor ? cursorPage.rowsToRead : pageSize} offset ${(page - 1) * pageSize}`,
    ),
    queryRows<{ total: number }>(
      db,
      sql`select count(*)::int as total from favourites where user_id = ${userId}`,
    ),
  ])
  const placeOf = ({ savedAt, markId }: FavouriteRow) => ({ createdAt: savedAt, id: markId })
  const { rows, nextCursor } = cursorPage.takePage(read, placeOf)
  const idsOf = (kind: ListingKind) =>
    rows.filter((row) => row.kind === kind).map(({ listingId }) => listingId)
  const [crops, equipments] = await Promise.all([
    readPublicCrops(db, idsOf('crop'), userId),
    readPublicEquipments(db, idsOf('equipment'), userId),
  ])
  const favourites = rows.map(({ markId: _, ...row }) => ({
    ...row,
    crop: crops.find(({ _id }) => _id === row.listingId) ?? null,
    equipment: equipments.find(({ _id }) => _id === row.listingId) ?? null,
  }))
  const total = counted?.total ?? 0
  if (isAfterCursor) return { favourites, ...totalsBesideCursor(total, pageSize), nextCursor }
  const info = pageInfo({ page, limit: pageSize, rows: rows.length, counted: total })
  const last = rows.at(-1)
  return {
    favourites,
    ...info,
    nextCursor: cursorPage.cursorAfterPage(info, last && placeOf(last)),
  }
}

/**
 * Adds a listing to a person's favourites; one that is among them stays where it is.
 * @throws AppError `listing.not_found` (404) for a listing that is not listed, `favourite.too_many` (409).
 */
export async function addFavourite(
  db: Database,
  userId: string,
  { kind, listingId }: FavouriteInput,
) {
  const column = sql.raw(listingColumns[kind])
  await db.transaction(async (em) => {
    // Locks the user, so that concurrent additions cannot exceed the limit.
    await lockUser(em, userId)
    const [listing] = await queryRows(
      em,
      sql`select 1 from ${sql.raw(listingTables[kind])} where id = ${listingId} and not is_archived`,
    )
    if (!listing) throw listingNotFound()
    const added = await execute(
      em,
      sql`insert into favourites (id, user_id, ${column}, created_at)
        values (${v7()}, ${userId}, ${listingId}, clock_timestamp()) on conflict do nothing returning 1`,
    )
    if (added.length === 0) return
    const [overLimit] = await queryRows(
      em,
      sql`select 1 from favourites where user_id = ${userId} limit 1 offset ${maxFavourites}`,
    )
    if (overLimit) throw tooManyFavourites()
  })
  return { _id: listingId }
}

/** Removes a listing from a person's favourites, if it is among them. */
export async function removeFavourite(
  db: Database,
  userId: string,
  { kind, listingId }: FavouriteInput,
) {
  await execute(
    db,
    sql`delete from favourites where user_id = ${userId} and ${sql.raw(listingColumns[kind])} = ${listingId}`,
  )
  return { _id: listingId }
}
