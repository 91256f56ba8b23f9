import {
  availableToBeforeFrom,
  type EquipmentInput,
  type EquipmentListInput,
  type EquipmentPage,
  type EquipmentUpdate,
  type EquipmentView,
} from '../../../shared/equipment.schema.ts'
import type { Database } from '../../core/database.ts'
import {
  addListing,
  changeListing,
  getListing,
  noteTerms,
  requireOrder,
} from '../listing/listing.service.ts'
import { listListings, listOfSeller, listOwn } from '../listing/listing-list.service.ts'
import { Equipment } from './equipment.entity.ts'
import { equipmentTable } from './equipment.table.ts'

/** @param viewerId whose own machines are marked; null for a visitor. */
export async function listEquipments(
  db: Database,
  { category, ...wish }: EquipmentListInput,
  viewerId: string | null,
): Promise<EquipmentPage> {
  const conditions = category ? [{ key: category, sql: `category = '${category}'` }] : []
  const page = await listListings<EquipmentView>(
    db,
    equipmentTable,
    { ...wish, conditions },
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

export async function listOwnEquipments(db: Database, ownerId: string): Promise<EquipmentPage> {
  const { rows, info } = await listOwn<EquipmentView>(db, equipmentTable, ownerId)
  return { equipments: rows, ...info }
}

/** @throws AppError `equipment.not_found` (404). */
export const getEquipment = (db: Database, equipmentId: string, viewerId: string | null) =>
  getListing<EquipmentView>(db, equipmentTable, equipmentId, viewerId)

/** @throws AppError `upload.unknown` (400) for a picture that the owner has not uploaded. */
export const addEquipment = (db: Database, ownerId: string, input: EquipmentInput) =>
  addListing(db, { ownerId, images: input.images }, (em, common) => {
    em.create(Equipment, { ...input, ...common })
  })

/**
 * Changes what is given, checked against what stays.
 * @throws AppError `equipment.not_found` (404), `equipment.not_owner` (403), `input.invalid` or
 * `upload.unknown` (400).
 */
export function updateEquipment(
  db: Database,
  ownerId: string,
  { equipmentId, ...changes }: EquipmentUpdate,
) {
  const change = {
    entity: Equipment,
    table: equipmentTable,
    id: equipmentId,
    ownerId,
    images: changes.images,
  }
  return changeListing(db, change, (machine, em) => {
    noteTerms(machine, changes, ['name', 'currency'])
    em.assign(machine, changes)
    requireOrder(machine.availableFrom, machine.availableTo, 'availableTo', availableToBeforeFrom)
  })
}
