import { goodsKindOfNames, isGoodsKind } from '#server/features/vocabulary/vocabulary.service.ts'
import type { Database } from '#server/platform/database/database.ts'
import { execute, queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { invalidInput } from '#server/platform/errors/errors.ts'
import type { Job } from '#server/platform/jobs/jobs.ts'
import type { ListingKind } from '#shared/listing/listing.constants.ts'
import type { ListingTable } from './listing.entity.ts'

interface NamedListing {
  name: string
  tags: readonly string[]
}

interface ListingGoodsKind {
  kindId: string | null
  kindFrom: 'name' | 'owner'
}

const deriveKind = (listingKind: ListingKind, listing: NamedListing): ListingGoodsKind => ({
  kindId: goodsKindOfNames(listingKind, listing),
  kindFrom: 'name',
})

/** @throws AppError `input.invalid` (400) for an id that the vocabulary does not have. */
function chosenKind(listingKind: ListingKind, kind: string | null): ListingGoodsKind {
  if (kind !== null && !isGoodsKind(listingKind, kind)) {
    throw invalidInput([{ path: 'kind', message: 'Choose a kind from the list' }])
  }
  return { kindId: kind, kindFrom: 'owner' }
}

/**
 * The kind of a new listing: the owner's choice, else what its name and tags tell.
 * @param kind undefined without a choice; null for "none of these".
 * @throws AppError `input.invalid` (400) for an unknown kind.
 */
export const kindOfNewListing = (
  listingKind: ListingKind,
  listing: NamedListing,
  kind: string | null | undefined,
): ListingGoodsKind =>
  kind === undefined ? deriveKind(listingKind, listing) : chosenKind(listingKind, kind)

/**
 * The kind of a listing after a change. The owner's choice stays until they choose again; a kind that the name
 * told follows the name. Sending the present kind back is not a choice.
 * @throws AppError `input.invalid` (400) for an unknown kind.
 */
export function kindAfterChange(
  listingKind: ListingKind,
  listing: NamedListing & {
    kindId?: string | null | undefined
    kindFrom?: string | null | undefined
  },
  changes: { name?: string | undefined; tags?: readonly string[] | undefined },
  kind: string | null | undefined,
): Partial<ListingGoodsKind> {
  if (kind !== undefined && kind !== (listing.kindId ?? null)) return chosenKind(listingKind, kind)
  if (listing.kindFrom === 'owner' || (!changes.name && !changes.tags)) return {}
  return deriveKind(listingKind, {
    name: changes.name ?? listing.name,
    tags: changes.tags ?? listing.tags,
  })
}

/** Each batch is one short transaction, so that changes of the same listings wait only milliseconds. */
const batchSize = 200

/** Derives the kind of listings that were written before there were kinds. @returns how many it has done. */
async function deriveBatch(db: Database, { kind, table }: ListingTable): Promise<number> {
  return db.transaction(async (em) => {
    const rows = await queryRows<NamedListing & { id: string }>(
      em,
      sql`select id, name, to_json(tags) as tags from ${sql.raw(table)} where kind_from is null
        order by id limit ${batchSize} for update skip locked`,
    )
    if (rows.length === 0) return 0
    const derived = rows.map((row) => ({ id: row.id, kind: deriveKind(kind, row).kindId }))
    await execute(
      em,
      sql`update ${sql.raw(table)} listing set kind_id = derived.kind, kind_from = 'name'
        from jsonb_to_recordset(${sql.json(derived)}) as derived (id uuid, kind text)
        where listing.id = derived.id`,
    )
    return rows.length
  })
}

/** Derives all missing kinds, in batches. */
export async function deriveMissingKinds(
  db: Database,
  table: ListingTable,
  signal?: AbortSignal,
): Promise<void> {
  while (!signal?.aborted && (await deriveBatch(db, table)) > 0) {
    // The next batch: each one takes its listings out of the missing ones.
  }
}

/** The job that derives missing kinds when the app starts, and what an older process wrote since. */
export const goodsKindsJob = (db: Database, table: ListingTable): Job => ({
  name: `${table.kind}-goods-kinds`,
  everyMs: 60 * 60 * 1000,
  atStart: true,
  run: (signal) => deriveMissingKinds(db, table, signal),
})
