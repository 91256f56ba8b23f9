import type { EntityManager } from '@mikro-orm/postgresql'
import { userNameSql } from '#server/features/user/user.sql.ts'
import type { Database } from '#server/platform/database/database.ts'
import { pageInfo, rowsOfPage } from '#server/platform/database/page-info.ts'
import { execute, queryRows } from '#server/platform/database/query.ts'
import { type SqlFragment, sql } from '#server/platform/database/sql.ts'
import { instantSql } from '#server/platform/database/sql-text.ts'
import { maxReportsGathered, maxReportsShown } from '#shared/admin/admin.constants.ts'
import type {
  AdminListing,
  AdminListings,
  AdminListingsInput,
} from '#shared/admin/admin-review.schema.ts'
import { placeOf } from '#shared/kit/places.ts'
import type { ListingKind } from '#shared/listing/listing.constants.ts'

/** Rows as (listing_id, kind, at): reported listings, longest waiting first, and hidden ones, newest first. */
const sources = {
  waiting: {
    rows: `select listing_id, kind, min(created_at) as at from (
        select listing_id, kind, created_at from listing_reports where settled_at is null
          order by created_at limit ${maxReportsGathered}) gathered
      group by listing_id, kind`,
    order: 'at, listing_id',
  },
  hidden: {
    rows: ['crop', 'equipment']
      .map(
        (kind) => `select id as listing_id, '${kind}' as kind, hidden_at as at from ${kind}s
          where hidden_at is not null`,
      )
      .join(' union all '),
    order: 'at desc, listing_id',
  },
}

const listingColumns = (kind: ListingKind, price: string) => `select l.id, l.owner_id, l.name,
  l.description, l.images[1] as image, l.${price} as price, l.created_at, l.is_archived, l.hidden_at
  from ${kind}s l join page on page.listing_id = l.id and page.kind = '${kind}'`

type ListingRow = Omit<AdminListing, 'owner'> & {
  ownerId: string
  ownerName: string
  verified: boolean
  city: string
  state: string
}

/** The details of the listings in `page (listing_id, kind, at)`, with their open reports. */
const detailsSql = (page: SqlFragment, order: string) => sql`with page as (${page}),
  listing as (${sql.raw(listingColumns('crop', 'price'))}
    union all ${sql.raw(listingColumns('equipment', 'price_per_day'))})
  select page.kind, l.id as "_id", l.name, l.description, l.image, l.price,
    l.created_at as "createdAt", l.is_archived as "isArchived", l.hidden_at as "hiddenAt",
    u.id as "ownerId", ${sql.raw(userNameSql('u'))} as "ownerName", u.verified, u.city,
    u.state, (select count(*) from listing_reports r
      where r.listing_id = l.id and r.settled_at is null) as reports,
    (select coalesce(json_agg(json_build_object('_id', r.id, 'reason', r.reason, 'note', r.note,
        'createdAt', ${sql.raw(instantSql('r.created_at'))}) order by r.created_at desc), '[]')
      from (select * from listing_reports r where r.listing_id = l.id and r.settled_at is null
        order by r.created_at desc limit ${sql.raw(maxReportsShown)}) r) as "reportList"
  from page join listing l on l.id = page.listing_id join users u on u.id = l.owner_id
  order by ${sql.raw(order)}`

async function readListings(db: Database, statement: SqlFragment) {
  const rows = await queryRows<ListingRow>(db, statement)
  return rows.map(
    ({ ownerId, ownerName, verified, city, state, ...listing }): AdminListing => ({
      ...listing,
      owner: { _id: ownerId, name: ownerName, verified, place: placeOf({ city, state }) },
    }),
  )
}

/** For the operators: listings that were reported, or that are hidden. */
export async function listReviewedListings(
  db: Database,
  { page, limit, show }: AdminListingsInput,
): Promise<AdminListings> {
  const { rows, order } = sources[show]
  const listings = await readListings(
    db,
    detailsSql(
      sql`${sql.raw(rows)} order by ${sql.raw(order)}
        limit ${rowsOfPage(page, limit)} offset ${(page - 1) * limit}`,
      order,
    ),
  )
  const [{ total } = { total: 0 }] = await queryRows<{ total: number }>(
    db,
    sql`select count(*)::int as total from (${sql.raw(rows)}) counted`,
  )
  return { listings, ...pageInfo({ page, limit, rows: listings.length, counted: total }) }
}

/** One listing for the operators, reported or not; null when it does not exist. */
export async function findListing(
  db: Database,
  kind: ListingKind,
  id: string,
): Promise<AdminListing | null> {
  const page = sql`select ${id}::uuid as listing_id, '${sql.raw(kind)}' as kind, now() as at`
  const [listing] = await readListings(db, detailsSql(page, 'at'))
  return listing ?? null
}

/** Settles the open reports of a listing in the caller's transaction. @returns the reporters' ids. */
export async function settleReports(em: EntityManager, listingId: string): Promise<string[]> {
  const settled = await execute<{ reporterId: string }>(
    em,
    sql`update listing_reports set settled_at = now()
      where listing_id = ${listingId} and settled_at is null returning reporter_id as "reporterId"`,
  )
  return settled.map(({ reporterId }) => reporterId)
}
