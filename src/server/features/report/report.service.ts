import { v7 } from 'uuid'
import {
  lockListing,
  requireShownListing,
} from '#server/features/listing/listing-hiding.service.ts'
import type { Env } from '#server/platform/config/env.ts'
import type { Database } from '#server/platform/database/database.ts'
import { execute } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { consumeQuota } from '#server/platform/quota/quota.ts'
import { listingReportsPerDay } from '#shared/admin/admin.constants.ts'
import type { ListingKind } from '#shared/listing/listing.constants.ts'
import type { ListingReportInput } from '#shared/report/report.schema.ts'
import { cannotReportOwnListing, tooManyReports } from './report.errors.ts'

const reportQuota = { name: 'report:listing', max: listingReportsPerDay, window: 24 * 3600 }

const listingColumns: Record<ListingKind, string> = { crop: 'crop_id', equipment: 'equipment_id' }

/**
 * Reports another user's listing to the operators. Until they have decided, a second report by the
 * same user changes nothing.
 * @throws AppError `listing.not_found` (404), also for an archived one, `report.own_listing` (409),
 * `report.too_many` (429).
 */
export function reportListing(
  { db, env }: { db: Database; env: Env },
  reporterId: string,
  { kind, listingId, reason, note }: ListingReportInput,
): Promise<{ _id: string }> {
  return db.transaction(async (em) => {
    const wait = await consumeQuota(em, env, reportQuota, reporterId)
    if (wait !== null) throw tooManyReports(wait)
    const listing = await lockListing(em, kind, listingId)
    if (listing.ownerId === reporterId) throw cannotReportOwnListing()
    requireShownListing(listing)
    await execute(
      em,
      sql`insert into listing_reports (id, ${sql.raw(listingColumns[kind])}, reporter_id, reason, note, created_at)
        values (${v7()}, ${listingId}, ${reporterId}, ${reason}, ${note}, now())
        on conflict (listing_id, reporter_id) where settled_at is null do nothing`,
    )
    return { _id: listingId }
  })
}
