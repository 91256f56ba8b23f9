import { v7 } from 'uuid'
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
  getListing,
  loadOwner,
  lockOwnListing,
  noticeWrite,
  requireOrder,
} from '../listing/listing.service.ts'
import { listListings, listOwn } from '../listing/listing-list.service.ts'
import { claimUploads } from '../upload/upload.service.ts'
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

export async function listOwnEquipments(db: Database, ownerId: string): Promise<EquipmentPage> {
  const { rows, info } = await listOwn<EquipmentView>(db, equipmentTable, ownerId)
  return { equipments: rows, ...info }
}

/** @throws AppError `equipment.not_found` (404). */
export const getEquipment = (db: Database, equipmentId: string, viewerId: string | null) =>
  getListing<EquipmentView>(db, equipmentTable, equipmentId, viewerId)

/** @throws AppError `upload.unknown` (400) for a picture that the owner has not uploaded. */
export async function addEquipment(db: Database, ownerId: string, input: EquipmentInput) {
  const id = v7()
  await db.transaction(async (em) => {
    em.create(Equipment, { id, ...input, ...(await loadOwner(em, ownerId)) })
    await claimUploads(em, { ownerId, usedBy: id, urls: input.images })
  })
  noticeWrite(db)
  return { _id: id }
}

/**
 * Changes what is given, checked against what stays.
 * @throws AppError `equipment.not_found` (404), `equipment.not_owner` (403), `input.invalid` or
 * `upload.unknown` (400).
 */
export async function updateEquipment(
  db: Database,
  ownerId: string,
  { equipmentId, ...changes }: EquipmentUpdate,
) {
  await db.transaction(async (em) => {
    const wish = { id: equipmentId, ownerId }
    const machine = await lockOwnListing(em, Equipment, equipmentTable, wish)
    em.assign(machine, changes)
    requireOrder(machine.availableFrom, machine.availableTo, 'availableTo', availableToBeforeFrom)
    const { images } = changes
    if (images) await claimUploads(em, { ownerId, usedBy: machine.id, urls: images })
  })
  noticeWrite(db)
  return { _id: equipmentId }
}
