/** What the browse filter offers beside "all". Free of zod for the browser's chunks. */
export const equipmentFilterCategories = ['Tractor', 'Harvester', 'Sprayer', 'Plough'] as const

/** Days a machine can be rented for in one go. */
export const rentalDays = { min: 1, max: 30 } as const
