import { v7 } from 'uuid'
import {
  lockListing,
  requireShownListing,
} from '#server/features/listing/listing-hiding.service.ts'
import type { Env } from '#server/platform/config/env.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Job } from '#server/platform/jobs/jobs.ts'
import { consumeQuota } from '#server/platform/quota/quota.ts'
import { listingReportsPerDay } from '#shared/admin/admin.constants.ts'
import type { ListingKind } from '#shared/listing/listing.constants.ts'
import type { ListingReportInput } from '#shared/report/report.schema.ts'
import { cannotReportOwnListing, tooManyReports } from './report.errors.ts'

const dayMs = 24 * 60 * 60 * 1000
/** Days after which settled reports are deleted. */
const retainedDays = 365
const reportQuota = { name: 'report:listing', times: listingReportsPerDay, perSeconds: 24 * 3600 }

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
    await em.execute(
      `insert into listing_reports (id, ${listingColumns[kind]}, reporter_id, reason, note, created_at)
        values (?, ?, ?, ?, ?, now())
        on conflict (listing_id, reporter_id) where settled_at is null do nothing`,
      [v7(), listingId, reporterId, reason, note],
    )
    return { _id: listingId }
  })
}

/** Deletes reports a year after they were settled. */
export const deleteOldReports = (db: Database) =>
  db.read({
    text: `delete from listing_reports where settled_at < now() - interval '${retainedDays} days'`,
  })

export const reportCleanupJob = (db: Database): Job => ({
  name: 'listing-reports',
  everyMs: dayMs,
  run: () => deleteOldReports(db),
})
