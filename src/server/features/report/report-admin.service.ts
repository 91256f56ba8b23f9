import type { EntityManager } from '@mikro-orm/postgresql'
import { userCardSql } from '#server/features/user/user.sql.ts'
import type { Database } from '#server/platform/database/database.ts'
import { pageLimitSql, readPageInfo } from '#server/platform/database/page-info.ts'
import { execute, queryRows } from '#server/platform/database/query.ts'
import { type SqlFragment, sql } from '#server/platform/database/sql.ts'
import { instantSql } from '#server/platform/database/sql-text.ts'
import { maxReportsGathered, maxReportsShown } from '#shared/admin/admin.constants.ts'
import type {
  AdminListing,
  AdminListings,
  AdminListingsInput,
} from '#shared/admin/admin-review.schema.ts'
import type { ListingKind } from '#shared/listing/listing.constants.ts'

/** Rows as (listing_id, kind, at): reported listings, longest waiting first, and hidden ones, newest first. */
const sources = {
  waiting: {
    rows: sql`select listing_id, kind, min(created_at) as at from (
        select listing_id, kind, created_at from listing_reports where settled_at is null
          order by created_at limit ${maxReportsGathered}) gathered
      group by listing_id, kind`,
    order: sql`at, listing_id`,
  },
  hidden: {
    rows: sql`select id as listing_id, 'crop' as kind, hidden_at as at from crops
        where hidden_at is not null
      union all select id, 'equipment', hidden_at from equipments where hidden_at is not null`,
    order: sql`at desc, listing_id`,
  },
}

/** The listings of one kind in `page`. */
const listingColumns = (kind: ListingKind, price: string) => sql`select l.id, l.owner_id, l.name,
  l.description, l.images[1] as image, l.${sql.raw(price)} as price, l.created_at, l.is_archived, l.hidden_at
  from ${sql.raw(kind)}s l join page on page.listing_id = l.id and page.kind = ${kind}`

/** The details of the listings in `page (listing_id, kind, at)`, with their open reports. */
const detailsSql = (page: SqlFragment, order: SqlFragment) => sql`with page as (${page}),
  listing as (${listingColumns('crop', 'price')}
    union all ${listingColumns('equipment', 'price_per_day')})
  select page.kind, l.id as "_id", l.name, l.description, l.image, l.price,
    l.created_at as "createdAt", l.is_archived as "isArchived", l.hidden_at as "hiddenAt",
    ${userCardSql('u')} as owner, (select count(*) from listing_reports r
      where r.listing_id = l.id and r.settled_at is null) as reports,
    (select coalesce(json_agg(json_build_object('_id', r.id, 'reason', r.reason, 'note', r.note,
        'createdAt', ${instantSql('r.created_at')}) order by r.created_at desc), '[]')
      from (select * from listing_reports r where r.listing_id = l.id and r.settled_at is null
        order by r.created_at desc limit ${maxReportsShown}) r) as "reportList"
  from page join listing l on l.id = page.listing_id join users u on u.id = l.owner_id
  order by ${order}`

/** For the operators: listings that were reported, or that are hidden. */
export async function listReviewedListings(
  db: Database,
  { page, limit, show }: AdminListingsInput,
): Promise<AdminListings> {
  const { rows, order } = sources[show]
  const listings = await queryRows<AdminListing>(
    db,
    detailsSql(
      sql`${rows} order by ${order}
        ${pageLimitSql({ page, limit })}`,
      order,
    ),
  )
  return {
    listings,
    ...(await readPageInfo(db, sql`from (${rows}) listings`, {
      page,
      limit,
      rows: listings.length,
    })),
  }
}

/** One listing for the operators, reported or not; null when it does not exist. */
export async function findListing(
  db: Database,
  kind: ListingKind,
  id: string,
): Promise<AdminListing | null> {
  const page = sql`select ${id}::uuid as listing_id, ${kind}::text as kind, now() as at`
  const [listing] = await queryRows<AdminListing>(db, detailsSql(page, sql`at`))
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
