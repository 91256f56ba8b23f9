import type { EntityManager } from '@mikro-orm/postgresql'
import { listListingsAfterCursor } from '#server/features/listing/cursor/listings-after-cursor.service.ts'
import { listOwnListings } from '#server/features/listing/cursor/own-listings.service.ts'
import { listSellerListings } from '#server/features/listing/cursor/seller-listings.service.ts'
import {
  addListing,
  changeListing,
  getListing,
  type ListingServices,
  type NewListing,
  recordTermChanges,
  requireDateOrder,
} from '#server/features/listing/listing.service.ts'
import { kindAfterChange, kindOfNewListing } from '#server/features/listing/listing-kind.service.ts'
import { listListings, readPublicListings } from '#server/features/listing/listing-list.service.ts'
import type { Database, JoinTransaction } from '#server/platform/database/database.ts'
import { sql } from '#server/platform/database/sql.ts'
import { invalidInput } from '#server/platform/errors/errors.ts'
import {
  bagWeightRequired,
  type CropInput,
  type CropPage,
  type CropUpdate,
  type CropView,
  expiryBeforeHarvest,
} from '#shared/crop/crop.schema.ts'
import type { CropListInput } from '#shared/crop/crop-list.schema.ts'
import { givenFields } from '#shared/kit/given-fields.ts'
import type { OwnListingsInput, SellerListingsInput } from '#shared/listing/listing.schema.ts'
import { Crop } from './crop.entity.ts'
import { cropTable } from './crop.table.ts'
import {
  changeStock,
  leastOfferedStock,
  markStockSeen,
  type ShownStock,
} from './crop-stock.service.ts'

/** @param viewerId the user whose own crops are marked; null for a visitor. */
export async function listCrops(
  db: Database,
  { category, organic, minPrice, maxPrice, cursor, ...query }: CropListInput,
  viewerId: string | null,
): Promise<CropPage> {
  const prices = { min: minPrice ?? null, max: maxPrice ?? null }
  const conditions = [
    ...(category && category !== 'all'
      ? [{ key: category, sql: sql`category = ${sql.literal(category)}` }]
      : []),
    ...(organic ? [{ key: 'organic', sql: sql`is_organic` }] : []),
  ]
  const wanted = { ...query, conditions, prices }
  if (cursor !== undefined) {
    const page = await listListingsAfterCursor<CropView>(db, cropTable, wanted, {
      cursor,
      viewerId,
    })
    return { crops: page.rows, ...page.info }
  }
  const page = await listListings<CropView>(db, cropTable, wanted, viewerId)
  return { crops: page.rows, ...page.info, ...page.near }
}

/** One page of the crops that a seller offers, the newest first. */
export async function listSellerCrops(
  db: Database,
  input: SellerListingsInput,
  viewerId: string | null,
): Promise<CropPage> {
  const { rows, info } = await listSellerListings<CropView>(db, cropTable, input, viewerId)
  return { crops: rows, ...info }
}

/** The public crops among these ids, in no particular order. */
export const readPublicCrops = (db: Database, ids: readonly string[], viewerId: string | null) =>
  readPublicListings<CropView>(db, cropTable, ids, viewerId)

type CropRow = CropView & ShownStock

const withoutStockMoves = ({ unseenStockMoves, ...crop }: CropRow): CropView => crop

/** One page of the owner's own crops, including archived ones; only their stock counts as seen. */
export async function listOwnCrops(
  db: Database,
  ownerId: string,
  window: OwnListingsInput,
): Promise<CropPage> {
  const { rows, info } = await listOwnListings<CropRow>(db, cropTable, ownerId, window)
  await markStockSeen(db, rows)
  return { crops: rows.map(withoutStockMoves), ...info }
}

const readCropRow = (db: Database, cropId: string, viewerId: string | null) =>
  getListing<CropRow>(db, cropTable, cropId, viewerId)

/** A crop for a decision of the server: its owner sees nothing of it. @throws AppError `crop.not_found` (404). */
export const readCrop = async (db: Database, cropId: string, viewerId: string | null) =>
  withoutStockMoves(await readCropRow(db, cropId, viewerId))

/** A crop to show; its owner has then seen its stock. @throws AppError `crop.not_found` (404). */
export async function getCrop(db: Database, cropId: string, viewerId: string | null) {
  const crop = await readCropRow(db, cropId, viewerId)
  await markStockSeen(db, [crop])
  return withoutStockMoves(crop)
}

type ShownCropUnit = Pick<CropInput, 'unit' | 'shownUnit' | 'bagKg'>

/**
 * The unit that the seller thinks in is only for crops that are sold by kilogram.
 * @throws AppError `input.invalid` (400) for a bag whose weight nobody gave.
 */
function settleShownUnit({ unit, shownUnit, bagKg }: ShownCropUnit) {
  const shown = unit === 'kg' ? (shownUnit ?? null) : null
  if (shown !== 'bag') return { shownUnit: shown, bagKg: null }
  if (bagKg == null) throw invalidInput([{ path: 'bagKg', message: bagWeightRequired }])
  return { shownUnit: shown, bagKg }
}

/** Creates the entity of a new crop. @throws AppError `input.invalid` (400) for an unknown kind or a bag without its weight. */
export function createCrop(
  em: EntityManager,
  common: NewListing,
  { kind, ...input }: CropInput,
): void {
  const shown = settleShownUnit(input)
  em.create(Crop, { ...input, ...common, ...kindOfNewListing('crop', input, kind), ...shown })
}

/**
 * Changes the given fields of a locked crop.
 * @param leastStock the least that a new stock may be, in the crop's units.
 * @throws AppError `crop.stock_changed` (409) or `input.invalid` (400), before anything is changed.
 */
export function changeCrop(
  em: EntityManager,
  crop: Crop,
  { quantity, quantityWas, kind, ...given }: Omit<CropUpdate, 'cropId'>,
  leastStock = leastOfferedStock,
): void {
  const changes = givenFields(given)
  const { harvestDate = crop.harvestDate, expiryDate = crop.expiryDate } = changes
  requireDateOrder(harvestDate, expiryDate, 'expiryDate', expiryBeforeHarvest)
  const { unit = crop.unit, shownUnit = crop.shownUnit, bagKg = crop.bagKg } = changes
  const shown = settleShownUnit({ unit, shownUnit, bagKg })
  const goodsKind = kindAfterChange('crop', crop, changes, kind)
  changeStock(crop, { quantity, quantityWas, leastStock })
  recordTermChanges(crop, changes, ['name', 'unit'])
  em.assign(crop, { ...changes, ...goodsKind, ...shown })
}

/**
 * @throws AppError `input.invalid` (400) for an unknown kind or a bag without its weight,
 * `listing.too_many_today` or `listing.too_many` (429), `upload.unknown` (400) for a
 * picture that the owner has not uploaded.
 */
export const addCrop = (
  services: ListingServices,
  ownerId: string,
  { kind, ...input }: CropInput,
  join?: JoinTransaction,
) =>
  addListing(services, { table: cropTable, ownerId, ...input, join }, (em, common) => {
    createCrop(em, common, { kind, ...input })
  })

/**
 * Changes the given fields and validates them together with the unchanged ones. Does not overwrite a
 * stock that orders have changed in the meantime.
 * @param check runs on the locked crop in the same transaction, before it is changed.
 * @throws AppError `crop.not_found` (404), `crop.not_owner` or `listing.hidden` (403),
 * `crop.stock_changed` (409), `input.invalid` or `upload.unknown` (400), `listing.too_many` (429).
 */
export function updateCrop(
  services: ListingServices,
  ownerId: string,
  { cropId, ...changes }: CropUpdate,
  check?: (em: EntityManager, crop: Crop) => Promise<void>,
) {
  const { images, isArchived, externalId } = changes
  const change = {
    entity: Crop,
    table: cropTable,
    id: cropId,
    ownerId,
    images,
    isArchived,
    externalId,
  }
  return changeListing(services, change, async (crop, em) => {
    await check?.(em, crop)
    changeCrop(em, crop, changes)
  })
}
