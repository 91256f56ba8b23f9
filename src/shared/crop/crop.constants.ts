/** The categories of the shop's filter: all except Others. Without zod, to keep the shop's chunk small. */
export const cropFilterCategories = ['Grains', 'Vegetables', 'Fruits', 'Legumes'] as const

export const cropCategories = [...cropFilterCategories, 'Others'] as const
export type CropCategory = (typeof cropCategories)[number]

export const cropUnits = ['kg', 'g', 'ton', 'litre', 'piece'] as const
export type CropUnit = (typeof cropUnits)[number]
