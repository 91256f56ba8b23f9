/** The seasons of sowing: with the monsoon, after it, in spring; perennial crops grow for years. */
export const seasons = ['kharif', 'rabi', 'zaid', 'perennial'] as const
export type Season = (typeof seasons)[number]

export const cropGroups = [
  'Cereals',
  'Pulses',
  'Oilseeds',
  'Vegetables',
  'Fruits',
  'Spices',
  'Fibre crops',
  'Sugar crops',
  'Plantation crops',
  'Fodder crops',
  'Flowers',
  'Medicinal and aromatic crops',
  'Commercial crops',
] as const

/** The number of one of the Planning Commission's fifteen agro-climatic zones (1989). */
export const agroZoneNumbers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] as const
export type AgroZoneNumber = (typeof agroZoneNumbers)[number]

export const cropProblemKinds = ['pest', 'disease'] as const
