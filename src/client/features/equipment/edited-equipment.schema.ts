import type { z } from 'zod'
import { availableToBeforeFrom } from '#shared/equipment/equipment.constants.ts'
import { EquipmentUpdate } from '#shared/equipment/equipment.schema.ts'

/** The form has every field, so it can compare the two dates before sending. */
export const EditedEquipment = EquipmentUpdate.omit({ equipmentId: true }).refine(
  ({ availableFrom = '', availableTo = '' }) => availableTo >= availableFrom,
  { path: ['availableTo'], message: availableToBeforeFrom },
)
export type EditedEquipment = z.output<typeof EditedEquipment>
