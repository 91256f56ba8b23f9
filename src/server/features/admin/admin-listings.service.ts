import type { EntityManager } from '@mikro-orm/postgresql'
import { invalidateListingCaches } from '#server/features/listing/listing.service.ts'
import {
  hideListing,
  lockListing,
  restoreListing,
} from '#server/features/listing/listing-hiding.service.ts'
import { notify } from '#server/features/notification/notification.service.ts'
import { findListing, settleReports } from '#server/features/report/report-admin.service.ts'
import type { Database } from '#server/platform/database/database.ts'
import type {
  AdminListing,
  AdminListingInput,
  HideListingInput,
} from '#shared/admin/admin-review.schema.ts'
import { adminSubjectNotFound, alreadyDecided } from './admin.errors.ts'
import { recordDecision } from './audit-log.service.ts'

/** @throws AppError `desk.not_found` (404). */
export async function getAdminListing(
  db: Database,
  { kind, listingId }: AdminListingInput,
): Promise<AdminListing> {
  const listing = await findListing(db, kind, listingId)
  if (!listing) throw adminSubjectNotFound()
  return listing
}

const notifyOwner = (
  em: EntityManager,
  { kind, listingId, reason }: HideListingInput,
  { ownerId, name, isHidden }: { ownerId: string; name: string; isHidden: boolean },
) =>
  notify(em, ownerId, {
    kind: 'listing-decision',
    listing: kind,
    listingId,
    name,
    isHidden,
    reason,
  })

/** Hides a listing from everybody but its owner, or restores it. */
async function setHidden(
  db: Database,
  operatorId: string,
  input: HideListingInput,
  isHidden: boolean,
) {
  const { kind, listingId, reason } = input
  const done = await recordDecision(db, operatorId, async (em) => {
    const { ownerId, name, isHidden: wasHidden } = await lockListing(em, kind, listingId)
    if (wasHidden === isHidden) throw alreadyDecided()
    if (isHidden) await hideListing(em, kind, listingId)
    else await restoreListing(em, kind, listingId)
    const reporters = await settleReports(em, listingId)
    await notifyOwner(em, input, { ownerId, name, isHidden })
    return {
      action: isHidden ? 'hide-listing' : 'restore-listing',
      subject: { kind, id: listingId },
      reason,
      concerns: [ownerId, ...reporters],
    }
  })
  invalidateListingCaches(db)
  return done
}

/**
 * Hides a listing until it is restored. Its owner is notified of the reason and cannot show it again.
 * @throws AppError `listing.not_found` (404), `desk.already_decided` (409), `desk.own_case` (403).
 */
export const hideReportedListing = (db: Database, operatorId: string, input: HideListingInput) =>
  setHidden(db, operatorId, input, true)

/**
 * Restores a hidden listing to its state before: archived if it was archived then.
 * @throws AppError `listing.not_found` (404), `desk.already_decided` (409), `desk.own_case` (403).
 */
export const restoreHiddenListing = (db: Database, operatorId: string, input: HideListingInput) =>
  setHidden(db, operatorId, input, false)

/**
 * Settles the reports of a listing without changing it.
 * @throws AppError `listing.not_found` (404), `desk.already_decided` (409) when no report is open,
 * `desk.own_case` (403).
 */
export const settleListingReports = (
  db: Database,
  operatorId: string,
  { kind, listingId, reason }: HideListingInput,
) =>
  recordDecision(db, operatorId, async (em) => {
    const { ownerId } = await lockListing(em, kind, listingId)
    const reporters = await settleReports(em, listingId)
    if (reporters.length === 0) throw alreadyDecided()
    return {
      action: 'settle-listing',
      subject: { kind, id: listingId },
      reason,
      concerns: [ownerId, ...reporters],
    }
  })
