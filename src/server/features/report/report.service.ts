import { v7 } from 'uuid'
import { lockListing, requireShown } from '#server/features/listing/listing-hiding.service.ts'
import type { Env } from '#server/platform/config/env.ts'
import type { Database } from '#server/platform/database/database.ts'
import { consumeQuota } from '#server/platform/quota/quota.ts'
import { type ListingKind, listingReportsPerDay } from '#shared/admin/admin.constants.ts'
import type { ListingReportInput } from '#shared/report/report.schema.ts'
import { ownListing, tooManyReports } from './report.errors.ts'

const reportQuota = { name: 'report:listing', max: listingReportsPerDay, window: 24 * 3600 }

const columns: Record<ListingKind, string> = { crop: 'crop_id', equipment: 'equipment_id' }

/**
 * Reports somebody else's listing to the operators. As long as they have not decided, the same
 * person's second report changes nothing.
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
    if (listing.ownerId === reporterId) throw ownListing()
    requireShown(listing)
    await em.execute(
      `insert into listing_reports (id, ${columns[kind]}, reporter_id, reason, note, created_at)
        values (?, ?, ?, ?, ?, now())
        on conflict (listing_id, reporter_id) where settled_at is null do nothing`,
      [v7(), listingId, reporterId, reason, note],
    )
    return { _id: listingId }
  })
}
