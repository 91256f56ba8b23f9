import type { English } from '#client/platform/i18n/texts.ts'
import type { EquipmentStatus } from '#shared/equipment/equipment.schema.ts'

/** The states of a machine: the badge's colour, and the label. */
export const equipmentStatuses = {
  available: { color: 'leaf', label: 'Available' },
  maintenance: { color: 'soil', label: 'Under maintenance' },
  unavailable: { color: 'dark', label: 'Unavailable' },
} as const satisfies Record<EquipmentStatus, { color: string; label: English }>
