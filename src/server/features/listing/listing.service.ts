import type { EntityName, FilterQuery, Ref } from '@mikro-orm/core'
import { type EntityManager, LockMode } from '@mikro-orm/postgresql'
import { v7 } from 'uuid'
import { locateAddress } from '#server/features/place/place-address.service.ts'
import { claimUploads } from '#server/features/upload/upload.service.ts'
import { User } from '#server/features/user/user.entity.ts'
import { lockUser } from '#server/features/user/user-state.service.ts'
import type { Database, JoinTransaction } from '#server/platform/database/database.ts'
import { queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { isUuid } from '#server/platform/database/uuid.ts'
import { invalidInput } from '#server/platform/errors/errors.ts'
import { currentTime } from '#shared/kit/clock.ts'
import { placeOf } from '#shared/kit/places.ts'
import { announceListing } from './announcement/listing-announcement.service.ts'
import type { ListingTable } from './listing.entity.ts'
import { listingHidden, ownReferenceTaken } from './listing.errors.ts'
import { clearListingCounts } from './listing-count.service.ts'
import { oneListingStatement } from './listing-details.sql.ts'
import {
  type LimitSettings,
  requireDailyListingLimit,
  requireDailyShowingLimit,
  requireListingLimit,
} from './listing-limits.service.ts'
import { clearNearestPoints } from './listing-nearest.service.ts'
import { endListingPause } from './listing-pause.service.ts'
import { listedListings } from './listing-visitors.service.ts'
import { spreadListings } from './spread/listing-spread.service.ts'
import { withHindiNames } from './words/listing-hindi-names.service.ts'
import { clearSearchWordCache } from './words/listing-words.service.ts'

/**
 * One listing as `viewerId` (null for a visitor) may see it.
 * @throws the table's `notFound` (404) for an unknown or invalid id, or an archived listing of another owner.
 */
export async function getListing<Row extends object>(
  db: Database,
  table: ListingTable,
  id: string,
  viewerId: string | null,
): Promise<Row> {
  const [row] = isUuid(id)
    ? withHindiNames(table.kind, await queryRows<Row>(db, oneListingStatement(table, id, viewerId)))
    : []
  if (!row) throw table.notFound()
  return row
}

export interface OwnedListing {
  id: string
  owner: Ref<User>
  isArchived: boolean
  hasBeenPublic: boolean
  hiddenAt?: Date | null
}

/**
 * Reads and locks a listing for a change by `ownerId`.
 * @throws the table's `notFound` (404), also for archived listings of others, or `notOwner` (403).
 */
async function lockOwnListing<Listing extends OwnedListing>(
  em: EntityManager,
  entity: EntityName<Listing>,
  table: ListingTable,
  { id, ownerId }: { id: string; ownerId: string },
): Promise<Listing> {
  const listing = isUuid(id)
    ? await em.findOne(entity, { id } as FilterQuery<Listing>, {
        lockMode: LockMode.PESSIMISTIC_WRITE,
      })
    : null
  if (!listing) throw table.notFound()
  if (listing.owner.id === ownerId) return listing as Listing
  throw listing.isArchived ? table.notFound() : table.notOwner()
}

/** Loads the owner of a new listing, and the place and the point that the listing copies from the profile. */
export async function lockAndLoadOwner(em: EntityManager, ownerId: string) {
  // The lock also excludes a simultaneous change of the place, which would miss this listing.
  await lockUser(em, ownerId)
  const owner = await em.findOneOrFail(User, ownerId)
  return { owner, place: placeOf(owner), ...locateAddress(owner) }
}

/** @throws AppError `input.invalid` (400) at `path` when `to` is before `from`. */
export function requireDateOrder(from: string, to: string, path: string, message: string): void {
  if (to < from) throw invalidInput([{ path, message }])
}

/**
 * Makes a write visible in this process's lists and searches, and in the lists of others at once; their searches
 * follow within seconds.
 */
export function invalidateListingCaches(db: Database): void {
  clearListCaches(db)
  clearSearchWordCache(db)
  db.events.emit('written', new Set([listedListings]))
}

function clearListCaches(db: Database): void {
  clearListingCounts(db)
  clearNearestPoints(db)
}

/** Clears what this process knows of lists when another one calls `invalidateListingCaches`. */
export function followListingWrites(db: Database): void {
  db.events.on('writtenElsewhere', (tables) => {
    if (tables.has(listedListings)) clearListCaches(db)
  })
}

/**
 * Call before changing a listing: records when one of its terms changes. From then on, a price that a
 * buyer saw earlier does not include the other terms.
 */
export function recordTermChanges<Listing extends { termsChangedAt?: Date | null | undefined }>(
  listing: Listing,
  changes: { [Term in keyof Listing]?: unknown },
  terms: readonly (keyof Listing)[],
): void {
  const hasChanged = (term: keyof Listing) =>
    changes[term] !== undefined && changes[term] !== listing[term]
  if (terms.some(hasChanged)) listing.termsChangedAt = currentTime()
}

/** The fields that every new listing has. */
export type NewListing = {
  id: string
  hasBeenPublic: boolean
  /** Its place under Newest; left out for the top. */
  newestAt?: Date
} & Awaited<ReturnType<typeof lockAndLoadOwner>>

/** What writing a listing requires. */
export interface ListingServices {
  db: Database
  env: LimitSettings
}

interface Addition {
  table: ListingTable
  ownerId: string
  images: readonly string[]
  isArchived: boolean
  externalId?: string | null | undefined
  join?: JoinTransaction | undefined
}

/**
 * The caller has locked the owner.
 * @param exceptId the listing that gets the reference, if it exists.
 * @throws AppError `listing.reference_taken` (409).
 */
async function requireFreeReference(
  em: EntityManager,
  { table, ownerId, externalId }: Pick<Addition, 'table' | 'ownerId' | 'externalId'>,
  exceptId: string | null = null,
): Promise<void> {
  if (externalId == null) return
  const [other] = await queryRows(
    em,
    sql`select 1 from ${sql.raw(table.table)} where owner_id = ${ownerId}::uuid and external_id = ${externalId}
      and id is distinct from ${sql.value(exceptId)}::uuid`,
  )
  if (other) throw ownReferenceTaken(externalId)
}

/**
 * Adds a listing and claims its pictures.
 * @param create creates the entity with the common fields.
 * @throws AppError `listing.too_many_today` or `listing.too_many` (429), `listing.reference_taken` (409),
 * `upload.unknown` (400) for a picture that the owner has not uploaded.
 */
export async function addListing(
  { db, env }: ListingServices,
  { table, ownerId, images, isArchived, externalId, join }: Addition,
  create: (em: EntityManager, common: NewListing) => void,
) {
  const id = v7()
  await db.transaction(async (em) => {
    const common = await lockAndLoadOwner(em, ownerId)
    await join?.(em, id)
    await requireDailyListingLimit(em, { env, table, ownerId })
    if (!isArchived) await requireListingLimit(em, { env, table, ownerId })
    await requireFreeReference(em, { table, ownerId, externalId })
    create(em, { id, ...common, hasBeenPublic: !isArchived })
    await em.flush()
    await spreadListings(em, table, ownerId)
    await claimUploads(em, { ownerId, usedBy: id, urls: images })
    if (!isArchived) await announceListing(em, { kind: table.kind, id })
  })
  invalidateListingCaches(db)
  return { _id: id }
}

interface ListingChange<Listing> {
  entity: EntityName<Listing>
  table: ListingTable
  id: string
  ownerId: string
  /** All pictures after the change; left out when they do not change. */
  images?: readonly string[] | undefined
  /** Left out when it does not change. */
  isArchived?: boolean | undefined
  /** Left out when it does not change. */
  externalId?: string | null | undefined
}

/**
 * Changes a listing with `change`, and its pictures.
 * @throws the table's `notFound` (404) or `notOwner` (403), AppError `upload.unknown` (400),
 * `listing.reference_taken` (409), `listing.hidden` (403) when it would show a listing that an operator hid, `listing.too_many`
 * (429) when it would exceed the limit of public listings, `listing.too_many_today` (429) when it was never public and too
 * many such were shown in these 24 hours, and what `change` throws.
 */
export async function changeListing<Listing extends OwnedListing>(
  { db, env }: ListingServices,
  { entity, table, id, ownerId, images, isArchived, externalId }: ListingChange<Listing>,
  change: (listing: Listing, em: EntityManager) => void | Promise<void>,
) {
  await db.transaction(async (em) => {
    // The user is locked first, as everywhere that locks both.
    if (isArchived === false || externalId != null) await lockUser(em, ownerId)
    const listing = await lockOwnListing(em, entity, table, { id, ownerId })
    await requireFreeReference(em, { table, ownerId, externalId }, id)
    const wasArchived = listing.isArchived
    await change(listing, em)
    if (wasArchived !== listing.isArchived) await endListingPause(em, table.kind, id)
    if (listing.hiddenAt && !listing.isArchived) throw listingHidden()
    if (wasArchived && !listing.isArchived) {
      // Checked before the change is written, so that the listing itself is not counted.
      await requireListingLimit(em, { env, table, ownerId })
      if (!listing.hasBeenPublic) {
        await requireDailyShowingLimit(em, { env, table, ownerId })
        listing.hasBeenPublic = true
        await announceListing(em, { kind: table.kind, id: listing.id })
      }
    }
    if (images) await claimUploads(em, { ownerId, usedBy: listing.id, urls: images })
  })
  invalidateListingCaches(db)
  return { _id: id }
}
