/** The categories of the shop's filter: all except Others. Without zod, to keep the shop's chunk small. */
export const cropFilterCategories = ['Grains', 'Vegetables', 'Fruits', 'Legumes'] as const
