import type { ListingImporter } from '#server/features/listing/batch/listing-batch.service.ts'
import type { EquipmentInput, EquipmentUpdate } from '#shared/equipment/equipment.schema.ts'
import { Equipment } from './equipment.entity.ts'
import { changeEquipment, createEquipment } from './equipment.service.ts'
import { equipmentTable } from './equipment.table.ts'

/** How a file's rows become machines. */
export const equipmentImporter: ListingImporter<
  Equipment,
  EquipmentInput,
  Omit<EquipmentUpdate, 'equipmentId'>
> = {
  entity: Equipment,
  table: equipmentTable,
  create: createEquipment,
  change: changeEquipment,
  restore: (em, equipment, { kindFrom, ...values }) => {
    changeEquipment(em, equipment, values)
    if (kindFrom !== undefined) em.assign(equipment, { kindFrom })
  },
}
