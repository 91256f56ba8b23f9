import type { EntityName, FilterQuery } from '@mikro-orm/core'
import { type EntityManager, LockMode } from '@mikro-orm/postgresql'
import { v7 } from 'uuid'
import { claimUploadsOfMany } from '#server/features/upload/upload.service.ts'
import type { Env } from '#server/platform/config/env.ts'
import type { Database } from '#server/platform/database/database.ts'
import { queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { announceListings } from '../announcement/listing-announcement.service.ts'
import type { ListingTable } from '../listing.entity.ts'
import { listingHidden, tooManyListings, tooManyListingsToday } from '../listing.errors.ts'
import { lockAndLoadOwner, type NewListing, type OwnedListing } from '../listing.service.ts'
import {
  countFirstShowing,
  dailyRoomOf,
  type ImportLimits,
  returnFirstShowing,
} from '../listing-limits.service.ts'
import { makeRoomForListings } from '../spread/listing-spread.service.ts'

/** What a listing has that a batch reads. */
export interface BatchListing extends OwnedListing {
  externalId?: string | null | undefined
  kindFrom?: 'name' | 'owner' | null | undefined
  updatedAt: Date
}

/** What writing many listings of one kind needs. */
export interface ListingBatch<Listing extends BatchListing> {
  entity: EntityName<Listing>
  table: ListingTable
  ownerId: string
  limits: ImportLimits
  env: Pick<Env, 'SECRET_KEY'>
  /** How many will probably be added. */
  additions: number
  /** The listing that the new ones follow under Newest; null for the top. */
  after: string | null
}

interface BatchRow {
  isArchived?: boolean | undefined
  images?: readonly string[] | undefined
}

type OwnListings<Listing extends BatchListing> = Pick<ListingBatch<Listing>, 'entity' | 'ownerId'>

/** The owner's listings whose `field` is one of `values`, in the order of their ids. */
const findOwnListings = <Listing extends BatchListing>(
  em: EntityManager,
  { entity, ownerId }: OwnListings<Listing>,
  [field, values]: readonly ['id' | 'externalId', readonly string[]],
  lockMode: LockMode | undefined,
) =>
  em.find(
    entity,
    { owner: ownerId, [field]: { $in: values } } as unknown as FilterQuery<Listing>,
    { orderBy: { id: 'asc' }, ...(lockMode && { lockMode }) } as object,
  ) as Promise<Listing[]>

const byReference = <Listing extends BatchListing>(listings: readonly Listing[]) =>
  new Map(listings.map((listing) => [listing.externalId ?? '', listing]))

/** The owner's listings with these references, by reference. */
export const readListingsByReference = async <Listing extends BatchListing>(
  db: Database,
  own: OwnListings<Listing>,
  references: readonly string[],
) => byReference(await findOwnListings(db.fork(), own, ['externalId', references], undefined))

/** As `readListingsByReference`, locked. */
export const lockListingsByReference = async <Listing extends BatchListing>(
  em: EntityManager,
  own: OwnListings<Listing>,
  references: readonly string[],
) =>
  byReference(
    await findOwnListings(em, own, ['externalId', references], LockMode.PESSIMISTIC_WRITE),
  )

/** The owner's listings with these ids, by id, locked. */
export async function lockListingsByIds<Listing extends BatchListing>(
  em: EntityManager,
  own: OwnListings<Listing>,
  ids: readonly string[],
) {
  const listings = await findOwnListings(em, own, ['id', ids], LockMode.PESSIMISTIC_WRITE)
  return new Map(listings.map((listing) => [listing.id, listing]))
}

/**
 * Writes listings of one owner in one transaction: what all of them need is read once, and they are written with
 * their places under Newest, by a few large statements.
 */
export async function openListingBatch<Listing extends BatchListing>(
  em: EntityManager,
  { table, ownerId, limits, env, additions, after }: ListingBatch<Listing>,
) {
  const common = await lockAndLoadOwner(em, ownerId)
  const [counted] = await queryRows<{ listings: number }>(
    em,
    sql`select count(*)::int as listings from ${sql.raw(table.table)}
      where owner_id = ${ownerId} and not is_archived`,
  )
  const { inAll, perDay } = limits
  let room = inAll - (counted?.listings ?? 0)
  const today =
    perDay === null ? null : await dailyRoomOf(em, { table, ownerId, maxPerDay: perDay })
  const places =
    additions > 0 ? await makeRoomForListings(em, table, ownerId, { count: additions, after }) : []
  const announced: string[] = []
  const pictures: { usedBy: string; urls: readonly string[] }[] = []

  function requireRoom() {
    if (room <= 0) throw tooManyListings(inAll)
  }

  function requireDailyRoom() {
    if (today && perDay !== null && today.room <= 0) {
      throw tooManyListingsToday(perDay, today.wait)
    }
  }

  /** Shows a listing for the first time by `change`. What fails announces nothing, so it does not count. */
  async function showFirst(change: () => void) {
    if (perDay === null) return change()
    await countFirstShowing(em, { env, table, ownerId, maxPerDay: perDay })
    try {
      change()
    } catch (error) {
      await returnFirstShowing(em, { env, table, ownerId })
      throw error
    }
  }

  return {
    /** @throws AppError `listing.too_many` or `listing.too_many_today` (429), before anything is created, and what `create` throws. */
    add(
      { isArchived = false, images = [] }: BatchRow,
      create: (common: NewListing) => void,
    ): string {
      if (!isArchived) requireRoom()
      requireDailyRoom()
      const id = v7()
      const [newestAt] = places
      create({ id, ...common, hasBeenPublic: !isArchived, ...(newestAt && { newestAt }) })
      places.shift()
      if (today) today.room--
      if (!isArchived) {
        room--
        announced.push(id)
      }
      if (images.length > 0) pictures.push({ usedBy: id, urls: images })
      return id
    },
    /**
     * @throws AppError `listing.hidden` (403), `listing.too_many` or `listing.too_many_today` (429), before anything is changed,
     * and what `change` throws.
     */
    async change(
      listing: Listing,
      { isArchived, images }: BatchRow,
      change: () => void,
    ): Promise<void> {
      const isShown = listing.isArchived && isArchived === false
      const isFirstShowing = isShown && !listing.hasBeenPublic
      if (isShown && listing.hiddenAt) throw listingHidden()
      if (isShown) requireRoom()
      if (isFirstShowing) await showFirst(change)
      else change()
      if (isShown) room--
      if (isFirstShowing) {
        listing.hasBeenPublic = true
        announced.push(listing.id)
      }
      if (images) pictures.push({ usedBy: listing.id, urls: images })
    },
    /**
     * Keeps the pictures and queues the announcements; the listings are written as the transaction commits.
     * @throws AppError `upload.unknown` (400).
     */
    async finish(): Promise<void> {
      await claimUploadsOfMany(em, ownerId, pictures)
      await announceListings(em, table.kind, announced)
    },
  }
}

/** A kind of listings that files can be imported to. */
export interface ListingImporter<Listing extends BatchListing, Input, Changes> {
  entity: EntityName<Listing>
  table: ListingTable
  create: (em: EntityManager, common: NewListing, input: Input) => void
  /** Throws an AppError before it has changed anything. */
  change: (em: EntityManager, listing: Listing, changes: Changes) => void
  /**
   * As `change`, with values that the listing had before: also a stock that is too low to offer, and with the kind
   * whether its owner chose it.
   */
  restore: (
    em: EntityManager,
    listing: Listing,
    values: Changes & Pick<BatchListing, 'kindFrom'>,
  ) => void
}
