import { seedDetail } from '#client/domain/listing/detail/seed-detail.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import type { EquipmentView } from '#shared/equipment/equipment.schema.ts'

/** Lets a machine's page open with the data of the list that leads to it. Lists have no contact numbers. */
export function useSeedEquipmentDetail() {
  const utils = trpc.useUtils()
  return (equipment: EquipmentView) =>
    seedDetail(
      utils.equipment.get,
      { equipmentId: equipment._id },
      { ...equipment, contactNumber: null },
    )
}
