/** The categories of the browse filter. Without zod, to keep the browser's chunks small. */
export const equipmentFilterCategories = ['Tractor', 'Harvester', 'Sprayer', 'Plough'] as const

/** The categories that the form offers and the database stores. */
export const equipmentCategories = [
  'Tractor',
  'Irrigation',
  'Harvesting',
  'Ploughing',
  'Sprayer',
  'Others',
] as const
export type EquipmentCategory = (typeof equipmentCategories)[number]

export const currencies = ['INR', 'USD'] as const

export const availableToBeforeFrom = 'Available to cannot be before available from'
