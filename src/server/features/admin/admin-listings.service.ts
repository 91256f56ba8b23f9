import type { EntityManager } from '@mikro-orm/postgresql'
import { invalidateListCaches } from '#server/features/listing/listing.service.ts'
import {
  hideListing,
  lockListing,
  restoreListing,
} from '#server/features/listing/listing-hiding.service.ts'
import { notify } from '#server/features/notification/notification.service.ts'
import { findListing, settleReports } from '#server/features/report/report-admin.service.ts'
import { clearCachedPages } from '#server/platform/cache/cached-pages.ts'
import type { Database } from '#server/platform/database/database.ts'
import type {
  AdminListing,
  AdminListingInput,
  HideListingInput,
} from '#shared/admin/admin-review.schema.ts'
import { alreadyDecided, subjectNotFound } from './admin.errors.ts'
import { decide } from './audit-log.service.ts'

/** @throws AppError `desk.not_found` (404). */
export async function getAdminListing(
  db: Database,
  { kind, listingId }: AdminListingInput,
): Promise<AdminListing> {
  const listing = await findListing(db, kind, listingId)
  if (!listing) throw subjectNotFound()
  return listing
}

/** What is hidden or restored shows so at once, wherever this process remembers it. */
function forget(db: Database): void {
  invalidateListCaches(db)
  clearCachedPages(db)
}

const tellOwner = (
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
  const done = await decide(db, operatorId, async (em) => {
    const { ownerId, name, isHidden: wasHidden } = await lockListing(em, kind, listingId)
    if (wasHidden === isHidden) throw alreadyDecided()
    if (isHidden) await hideListing(em, kind, listingId)
    else await restoreListing(em, kind, listingId)
    const reporters = await settleReports(em, listingId)
    await tellOwner(em, input, { ownerId, name, isHidden })
    return {
      act: isHidden ? 'hide-listing' : 'restore-listing',
      subject: { kind, id: listingId },
      reason,
      concerns: [ownerId, ...reporters],
      about: name,
    }
  })
  forget(db)
  return done
}

/**
 * Hides a listing until it is restored; its owner is told why and cannot show it again.
 * @throws AppError `listing.not_found` (404), `desk.already_decided` (409), `desk.own_case` (403).
 */
export const hide = (db: Database, operatorId: string, input: HideListingInput) =>
  setHidden(db, operatorId, input, true)

/**
 * Gives a hidden listing back as it was: archived if it was that before.
 * @throws AppError `listing.not_found` (404), `desk.already_decided` (409), `desk.own_case` (403).
 */
export const restore = (db: Database, operatorId: string, input: HideListingInput) =>
  setHidden(db, operatorId, input, false)

/**
 * Leaves a listing as it is, and ends what was reported of it.
 * @throws AppError `listing.not_found` (404), `desk.already_decided` (409) when nothing is open,
 * `desk.own_case` (403).
 */
export const settle = (
  db: Database,
  operatorId: string,
  { kind, listingId, reason }: HideListingInput,
) =>
  decide(db, operatorId, async (em) => {
    const { ownerId, name } = await lockListing(em, kind, listingId)
    const reporters = await settleReports(em, listingId)
    if (reporters.length === 0) throw alreadyDecided()
    return {
      act: 'settle-listing',
      subject: { kind, id: listingId },
      reason,
      concerns: [ownerId, ...reporters],
      about: name,
    }
  })
