import type { EntityManager } from '@mikro-orm/postgresql'
import { execute, queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import type { ListingKind } from '#shared/listing/listing.constants.ts'
import { listingTables } from './listing.entity.ts'
import { listingNotFound } from './listing.errors.ts'

interface ListingRow {
  ownerId: string
  name: string
  isArchived: boolean
  isHidden: boolean
}

/**
 * Reads and locks a listing of either kind.
 * @throws AppError `listing.not_found` (404).
 */
export async function lockListing(
  em: EntityManager,
  kind: ListingKind,
  id: string,
): Promise<ListingRow> {
  const [row] = await queryRows<ListingRow>(
    em,
    sql`select owner_id as "ownerId", name, is_archived as "isArchived",
        hidden_at is not null as "isHidden"
      from ${sql.raw(listingTables[kind])} where id = ${id} for no key update`,
  )
  if (!row) throw listingNotFound()
  return row
}

/** @throws AppError `listing.not_found` (404) for a listing that only its owner can see. */
export function requireShownListing({ isArchived }: Pick<ListingRow, 'isArchived'>): void {
  if (isArchived) throw listingNotFound()
}

/** Hides a locked listing from everybody but its owner, and records whether it was archived before. */
export const hideListing = (em: EntityManager, kind: ListingKind, id: string) =>
  execute(
    em,
    sql`update ${sql.raw(listingTables[kind])} set hidden_at = now(), was_archived = is_archived,
        is_archived = true, updated_at = now() where id = ${id}`,
  )

/** Restores a locked listing to its state before it was hidden. */
export const restoreListing = (em: EntityManager, kind: ListingKind, id: string) =>
  execute(
    em,
    sql`update ${sql.raw(listingTables[kind])} set hidden_at = null, is_archived = was_archived,
        was_archived = false, updated_at = now() where id = ${id}`,
  )
