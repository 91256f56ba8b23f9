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
import type { Env } from '#server/platform/config/env.ts'
import type { Database } from '#server/platform/database/database.ts'
import { sql } from '#server/platform/database/sql.ts'
import { availableToBeforeFrom } from '#shared/equipment/equipment.constants.ts'
import type {
  EquipmentDetail,
  EquipmentInput,
  EquipmentListInput,
  EquipmentPage,
  EquipmentUpdate,
  EquipmentView,
  OwnEquipmentPage,
  OwnEquipmentView,
} from '#shared/equipment/equipment.schema.ts'
import { givenFields } from '#shared/kit/given-fields.ts'
import type { OwnListingsInput, SellerListingsInput } from '#shared/listing/listing.schema.ts'
import { Equipment } from './equipment.entity.ts'
import { equipmentTable } from './equipment.table.ts'
import { readContactNumber } from './equipment-contact.service.ts'

/** @param viewerId the user whose own machines are marked; null for a visitor. */
export async function listEquipments(
  db: Database,
  { category, cursor, ...query }: EquipmentListInput,
  viewerId: string | null,
): Promise<EquipmentPage> {
  const conditions = category
    ? [{ key: category, sql: sql`category = ${sql.literal(category)}` }]
    : []
  const wanted = { ...query, conditions }
  if (cursor !== undefined) {
    const page = await listListingsAfterCursor<EquipmentView>(db, equipmentTable, wanted, {
      cursor,
      viewerId,
    })
    return { equipments: page.rows, ...page.info }
  }
  const page = await listListings<EquipmentView>(db, equipmentTable, wanted, viewerId)
  return { equipments: page.rows, ...page.info, ...page.near }
}

/** One page of the machines that an owner offers, the newest first. */
export async function listSellerEquipments(
  db: Database,
  input: SellerListingsInput,
  viewerId: string | null,
): Promise<EquipmentPage> {
  const { rows, info } = await listSellerListings<EquipmentView>(
    db,
    equipmentTable,
    input,
    viewerId,
  )
  return { equipments: rows, ...info }
}

/** The public machines among these ids, in no particular order. */
export const readPublicEquipments = (
  db: Database,
  ids: readonly string[],
  viewerId: string | null,
) => readPublicListings<EquipmentView>(db, equipmentTable, ids, viewerId)

/** One page of the owner's own machines, including archived ones. */
export async function listOwnEquipments(
  db: Database,
  ownerId: string,
  window: OwnListingsInput,
): Promise<OwnEquipmentPage> {
  const { rows, info } = await listOwnListings<OwnEquipmentView>(
    db,
    equipmentTable,
    ownerId,
    window,
  )
  return { equipments: rows, ...info }
}

/**
 * One machine. Includes the contact number for its owner and, counted, for other logged-in users.
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
  return { ...equipment, ...(await readContactNumber({ db, env }, viewerId, equipment._id)) }
}

/** Creates the entity of a new machine. @throws AppError `input.invalid` (400) for an unknown kind. */
export function createEquipment(
  em: EntityManager,
  common: NewListing,
  { kind, ...input }: EquipmentInput,
): void {
  em.create(Equipment, { ...input, ...common, ...kindOfNewListing('equipment', input, kind) })
}

/** Changes the given fields of a locked machine. @throws AppError `input.invalid` (400), before anything is changed. */
export function changeEquipment(
  em: EntityManager,
  equipment: Equipment,
  { kind, ...given }: Omit<EquipmentUpdate, 'equipmentId'>,
): void {
  const changes = givenFields(given)
  const { availableFrom = equipment.availableFrom, availableTo = equipment.availableTo } = changes
  requireDateOrder(availableFrom, availableTo, 'availableTo', availableToBeforeFrom)
  const goodsKind = kindAfterChange('equipment', equipment, changes, kind)
  recordTermChanges(equipment, changes, ['name', 'currency'])
  em.assign(equipment, { ...changes, ...goodsKind })
}

/**
 * @throws AppError `input.invalid` (400) for an unknown kind,
 * `listing.too_many_today` or `listing.too_many` (429), `upload.unknown` (400) for a
 * picture that the owner has not uploaded.
 */
export const addEquipment = (
  services: ListingServices,
  ownerId: string,
  { kind, ...input }: EquipmentInput,
) =>
  addListing(services, { table: equipmentTable, ownerId, ...input }, (em, common) => {
    createEquipment(em, common, { kind, ...input })
  })

/**
 * Changes the given fields and validates them together with the unchanged ones.
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
    externalId: changes.externalId,
  }
  return changeListing(services, change, (equipment, em) => changeEquipment(em, equipment, changes))
}
