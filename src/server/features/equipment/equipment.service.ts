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
import type { Env } from '#server/platform/config/env.ts'
import type { Database } from '#server/platform/database/database.ts'
import {
  availableToBeforeFrom,
  type EquipmentDetail,
  type EquipmentInput,
  type EquipmentListInput,
  type EquipmentPage,
  type EquipmentUpdate,
  type EquipmentView,
  type OwnEquipmentPage,
  type OwnEquipmentView,
} from '#shared/equipment/equipment.schema.ts'
import type { OwnListingsInput } from '#shared/listing/listing.schema.ts'
import { Equipment } from './equipment.entity.ts'
import { equipmentTable } from './equipment.table.ts'
import { readContactNumber } from './equipment-contact.service.ts'

/** @param viewerId whose own machines are marked; null for a visitor. */
export async function listEquipments(
  db: Database,
  { category, ...query }: EquipmentListInput,
  viewerId: string | null,
): Promise<EquipmentPage> {
  const conditions = category ? [{ key: category, sql: `category = '${category}'` }] : []
  const page = await listListings<EquipmentView>(
    db,
    equipmentTable,
    { ...query, conditions },
    viewerId,
  )
  return { equipments: page.rows, ...page.info }
}

/** The newest of what a person offers. */
export async function listSellerEquipments(
  db: Database,
  sellerId: string,
  viewerId: string | null,
): Promise<EquipmentPage> {
  const { rows, info } = await listOfSeller<EquipmentView>(db, equipmentTable, sellerId, viewerId)
  return { equipments: rows, ...info }
}

/** A page of a person's own, archived ones included. */
export async function listOwnEquipments(
  db: Database,
  ownerId: string,
  window: OwnListingsInput,
): Promise<OwnEquipmentPage> {
  const { rows, info } = await listOwn<OwnEquipmentView>(db, equipmentTable, ownerId, window)
  return { equipments: rows, ...info }
}

/**
 * One machine, with its number for its owner and, counted, for others who are logged in.
 * @param viewerId null for a visitor.
 * @throws AppError `equipment.not_found` (404).
 */
export async function getEquipment(
  { db, env }: { db: Database; env: Pick<Env, 'SECRET_KEY'> },
  equipmentId: string,
  viewerId: string | null,
): Promise<EquipmentDetail> {
  const equipment = await getListing<EquipmentDetail>(db, equipmentTable, equipmentId, viewerId)
  if (!viewerId || equipment.isUserEquipment) return equipment
  return {
    ...equipment,
    contactNumber: await readContactNumber({ db, env }, viewerId, equipment._id),
  }
}

/**
 * @throws AppError `listing.too_many_today` or `listing.too_many` (429), `upload.unknown` (400) for a
 * picture that the owner has not uploaded.
 */
export const addEquipment = (services: ListingServices, ownerId: string, input: EquipmentInput) =>
  addListing(services, { table: equipmentTable, ownerId, ...input }, (em, common) => {
    em.create(Equipment, { ...input, ...common })
  })

/**
 * Changes what is given, checked against what stays.
 * @throws AppError `equipment.not_found` (404), `equipment.not_owner` or `listing.hidden` (403),
 * `input.invalid` or `upload.unknown` (400), `listing.too_many` (429).
 */
export function updateEquipment(
  services: ListingServices,
  ownerId: string,
  { equipmentId, ...changes }: EquipmentUpdate,
) {
  const change = {
    entity: Equipment,
    table: equipmentTable,
    id: equipmentId,
    ownerId,
    images: changes.images,
    isArchived: changes.isArchived,
  }
  return changeListing(services, change, (equipment, em) => {
    noteTerms(equipment, changes, ['name', 'currency'])
    em.assign(equipment, changes)
    requireOrder(
      equipment.availableFrom,
      equipment.availableTo,
      'availableTo',
      availableToBeforeFrom,
    )
  })
}
