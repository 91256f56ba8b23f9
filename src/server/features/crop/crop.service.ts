import {
  addListing,
  changeListing,
  getListing,
  type ListingServices,
  noteTerms,
  requireOrder,
} from '#server/features/listing/listing.service.ts'
import {
  listListings,
  listOfSeller,
  listOwn,
} from '#server/features/listing/listing-list.service.ts'
import type { Database } from '#server/platform/database/database.ts'
import {
  type CropInput,
  type CropListInput,
  type CropPage,
  type CropUpdate,
  type CropView,
  expiryBeforeHarvest,
} from '#shared/crop/crop.schema.ts'
import type { OwnListingsInput } from '#shared/listing/listing.schema.ts'
import { Crop } from './crop.entity.ts'
import { cropTable } from './crop.table.ts'
import { changeStock, noteStockSeen } from './crop-stock.service.ts'

/** @param viewerId whose own crops are marked; null for a visitor. */
export async function listCrops(
  db: Database,
  { category, organic, ...query }: CropListInput,
  viewerId: string | null,
): Promise<CropPage> {
  const conditions = [
    ...(category && category !== 'all' ? [{ key: category, sql: `category = '${category}'` }] : []),
    ...(organic ? [{ key: 'organic', sql: 'is_organic' }] : []),
  ]
  const page = await listListings<CropView>(db, cropTable, { ...query, conditions }, viewerId)
  return { crops: page.rows, ...page.info }
}

/** The newest of what a person offers. */
export async function listSellerCrops(
  db: Database,
  sellerId: string,
  viewerId: string | null,
): Promise<CropPage> {
  const { rows, info } = await listOfSeller<CropView>(db, cropTable, sellerId, viewerId)
  return { crops: rows, ...info }
}

/** A page of a person's own, archived ones included. */
export async function listOwnCrops(
  db: Database,
  ownerId: string,
  window: OwnListingsInput,
): Promise<CropPage> {
  await noteStockSeen(db, ownerId)
  const { rows, info } = await listOwn<CropView>(db, cropTable, ownerId, window)
  return { crops: rows, ...info }
}

/** @throws AppError `crop.not_found` (404). */
export async function getCrop(db: Database, cropId: string, viewerId: string | null) {
  const crop = await getListing<CropView>(db, cropTable, cropId, viewerId)
  const isNews = crop.isUserCrop && viewerId && (await noteStockSeen(db, viewerId, cropId))
  // Read again after it was noted: the owner gets at least what counts as seen.
  return isNews ? getListing<CropView>(db, cropTable, cropId, viewerId) : crop
}

/**
 * @throws AppError `listing.too_many_today` or `listing.too_many` (429), `upload.unknown` (400) for a
 * picture that the owner has not uploaded.
 */
export const addCrop = (services: ListingServices, ownerId: string, input: CropInput) =>
  addListing(services, { table: cropTable, ownerId, ...input }, (em, common) => {
    em.create(Crop, { ...input, ...common })
  })

/**
 * Changes what is given, checked against what stays. A stock that orders have changed meanwhile is not
 * written over.
 * @throws AppError `crop.not_found` (404), `crop.not_owner` or `listing.hidden` (403),
 * `crop.stock_changed` (409), `input.invalid` or `upload.unknown` (400), `listing.too_many` (429).
 */
export function updateCrop(
  services: ListingServices,
  ownerId: string,
  { cropId, quantity, quantityWas, ...changes }: CropUpdate,
) {
  const { images, isArchived } = changes
  const change = { entity: Crop, table: cropTable, id: cropId, ownerId, images, isArchived }
  return changeListing(services, change, (crop, em) => {
    changeStock(crop, quantity, quantityWas)
    noteTerms(crop, changes, ['name', 'unit'])
    em.assign(crop, changes)
    requireOrder(crop.harvestDate, crop.expiryDate, 'expiryDate', expiryBeforeHarvest)
  })
}
