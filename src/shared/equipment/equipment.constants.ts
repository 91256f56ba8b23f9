/** The categories of the browse filter. Without zod, to keep the browser's chunks small. */
export const equipmentFilterCategories = ['Tractor', 'Harvester', 'Sprayer', 'Plough'] as const
