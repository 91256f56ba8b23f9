import type { EntityName, FilterQuery, Ref } from '@mikro-orm/core'
import { type EntityManager, LockMode } from '@mikro-orm/postgresql'
import { v7 } from 'uuid'
import { claimUploads } from '#server/features/upload/upload.service.ts'
import { User } from '#server/features/user/user.entity.ts'
import type { Database } from '#server/platform/database/database.ts'
import { invalidInput } from '#server/platform/errors/errors.ts'
import { placeOf } from '#shared/kit/places.ts'
import type { ListingTable } from './listing.entity.ts'
import { listingHidden } from './listing.errors.ts'
import { oneStatement } from './listing.sql.ts'
import { deleteOldListingCounts } from './listing-count.service.ts'
import {
  type LimitSettings,
  lockOwner,
  requireRoom,
  requireRoomToday,
} from './listing-limits.service.ts'
import { spreadListings } from './listing-spread.service.ts'
import { forgetCachedWords } from './listing-words.service.ts'

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

/**
 * One listing as `viewerId` (null for a visitor) may see it.
 * @throws the table's `notFound` (404): unknown, not an id at all, or archived and not the viewer's.
 */
export async function getListing<Row extends object>(
  db: Database,
  table: ListingTable,
  id: string,
  viewerId: string | null,
): Promise<Row> {
  const [row] = uuid.test(id) ? await db.read<Row>(oneStatement(table, id, viewerId)) : []
  if (!row) throw table.notFound()
  return row
}

interface OwnedListing {
  id: string
  owner: Ref<User>
  isArchived: boolean
  hiddenAt?: Date | null
}

/**
 * Reads and locks a listing that `ownerId` is about to change.
 * @throws the table's `notFound` (404) or `notOwner` (403); archived ones of others are not found.
 */
async function lockOwnListing<Listing extends OwnedListing>(
  em: EntityManager,
  entity: EntityName<Listing>,
  table: ListingTable,
  { id, ownerId }: { id: string; ownerId: string },
): Promise<Listing> {
  const listing = uuid.test(id)
    ? await em.findOne(entity, { id } as FilterQuery<Listing>, {
        lockMode: LockMode.PESSIMISTIC_WRITE,
      })
    : null
  if (!listing) throw table.notFound()
  if (listing.owner.id === ownerId) return listing as Listing
  throw listing.isArchived ? table.notFound() : table.notOwner()
}

/** The owner of a new listing, and where its things are. */
async function loadOwner(em: EntityManager, ownerId: string) {
  // Also against a change of place at the same time, which would miss this new listing.
  await lockOwner(em, ownerId)
  const owner = await em.findOneOrFail(User, ownerId)
  return { owner, place: placeOf(owner) }
}

/** @throws AppError `input.invalid` (400) when two dates stand in the wrong order. */
export function requireOrder(from: string, to: string, path: string, message: string): void {
  if (to < from) throw invalidInput([{ path, message }])
}

/** Lets lists and searches of this process see a write at once; other processes follow in seconds. */
export function invalidateListCaches(db: Database): void {
  deleteOldListingCounts(db)
  forgetCachedWords(db)
}

/**
 * Notes on a listing that is about to be changed that its terms will be others than before: a price that
 * somebody saw then no longer says what they agreed to.
 */
export function noteTerms<Listing extends { termsChangedAt?: Date | null | undefined }>(
  listing: Listing,
  changes: { [Term in keyof Listing]?: unknown },
  terms: readonly (keyof Listing)[],
): void {
  const isOther = (term: keyof Listing) =>
    changes[term] !== undefined && changes[term] !== listing[term]
  if (terms.some(isOther)) listing.termsChangedAt = new Date()
}

/** What every new listing has. */
type NewListing = { id: string } & Awaited<ReturnType<typeof loadOwner>>

/** What a listing is written with. */
export interface ListingServices {
  db: Database
  env: LimitSettings
}

interface Addition {
  table: ListingTable
  ownerId: string
  images: readonly string[]
  isArchived: boolean
}

/**
 * Adds a listing and claims its pictures.
 * @param create makes the entity of what it is given.
 * @throws AppError `listing.too_many_today` or `listing.too_many` (429), `upload.unknown` (400) for a
 * picture that the owner has not uploaded.
 */
export async function addListing(
  { db, env }: ListingServices,
  { table, ownerId, images, isArchived }: Addition,
  create: (em: EntityManager, common: NewListing) => void,
) {
  const id = v7()
  await db.transaction(async (em) => {
    const common = await loadOwner(em, ownerId)
    await requireRoomToday(em, { env, table, ownerId })
    if (!isArchived) await requireRoom(em, { env, table, ownerId })
    create(em, { id, ...common })
    await em.flush()
    await spreadListings(em, table, ownerId)
    await claimUploads(em, { ownerId, usedBy: id, urls: images })
  })
  invalidateListCaches(db)
  return { _id: id }
}

interface ListingChange<Listing> {
  entity: EntityName<Listing>
  table: ListingTable
  id: string
  ownerId: string
  /** All the pictures it shows from now on; left out when they stay. */
  images?: readonly string[] | undefined
  /** Left out when it stays archived or shown, as it is. */
  isArchived?: boolean | undefined
}

/**
 * Changes a listing by `change`, and its pictures.
 * @throws the table's `notFound` (404) or `notOwner` (403), AppError `upload.unknown` (400),
 * `listing.hidden` (403) when it would be shown again though an operator hid it, `listing.too_many`
 * (429) when it would be one shown listing too many, and what `change` throws.
 */
export async function changeListing<Listing extends OwnedListing>(
  { db, env }: ListingServices,
  { entity, table, id, ownerId, images, isArchived }: ListingChange<Listing>,
  change: (listing: Listing, em: EntityManager) => void,
) {
  await db.transaction(async (em) => {
    // The person first, as everything that locks both does.
    if (isArchived === false) await lockOwner(em, ownerId)
    const listing = await lockOwnListing(em, entity, table, { id, ownerId })
    const wasArchived = listing.isArchived
    change(listing, em)
    if (listing.hiddenAt && !listing.isArchived) throw listingHidden()
    if (wasArchived && !listing.isArchived) {
      // Asked before the change is written, so that the listing itself is not counted.
      await requireRoom(em, { env, table, ownerId })
    }
    if (images) await claimUploads(em, { ownerId, usedBy: listing.id, urls: images })
  })
  invalidateListCaches(db)
  return { _id: id }
}
