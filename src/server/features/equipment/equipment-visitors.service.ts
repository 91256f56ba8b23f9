import {
  isPopularPage,
  readListingAnswer,
} from '#server/features/listing/listing-visitors.service.ts'
import type { TableVersions } from '#server/platform/cache/table-versions.ts'
import type { Env } from '#server/platform/config/env.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { ViewCounter, Visitor } from '#server/platform/trpc/view-counter.ts'
import {
  EquipmentDetail,
  type EquipmentListInput,
  EquipmentPage,
} from '#shared/equipment/equipment.schema.ts'
import { getEquipment, listEquipments } from './equipment.service.ts'
import { equipmentTable } from './equipment.table.ts'

interface ReadServices {
  db: Database
  tableVersions: TableVersions
}

/** A list of machines; the first page of visitors is remembered. @param viewerId null for a visitor. */
export function listEquipmentsForViewer(
  { db, tableVersions }: ReadServices,
  input: EquipmentListInput,
  viewerId: string | null,
) {
  const read = () => listEquipments(db, input, viewerId)
  if (!isPopularPage(input)) return read()
  const answer = { table: equipmentTable, viewerId, schema: EquipmentPage, read }
  return readListingAnswer(tableVersions, answer)
}

/** Counts a visitor's view. A function of its own, so that it keeps nothing of the first visitor's request in memory. */
const countVisitor = (views: ViewCounter, equipmentId: string) => (ip: string) =>
  views.add(equipmentId, { userId: null, ip })

interface ViewServices extends ReadServices {
  env: Pick<Env, 'SECRET_KEY'>
  equipmentViews: ViewCounter
}

/** One machine, which is remembered for visitors; counts a view. @throws AppError `equipment.not_found` (404). */
export async function viewEquipment(
  services: ViewServices,
  equipmentId: string,
  viewer: Visitor,
): Promise<EquipmentDetail> {
  const { equipmentViews, tableVersions } = services
  const { userId: viewerId } = viewer
  const equipment = await readListingAnswer(tableVersions, {
    table: equipmentTable,
    viewerId,
    schema: EquipmentDetail,
    read: () => getEquipment(services, equipmentId, viewerId),
    countView: countVisitor(equipmentViews, equipmentId),
  })
  if (!equipment.isUserEquipment) equipmentViews.add(equipment._id, viewer)
  return equipment
}
