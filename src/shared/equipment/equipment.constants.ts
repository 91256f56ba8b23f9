/** The categories of the browse filter. Without zod, to keep the browser's chunks small. */
export const equipmentFilterCategories = ['Tractor', 'Harvester', 'Sprayer', 'Plough'] as const

/** How many days one rental may last. */
export const rentalDays = { min: 1, max: 30 } as const
