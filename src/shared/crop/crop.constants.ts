/** What the shop's filter offers: every category but Others. Free of zod for the shop's chunk. */
export const cropFilterCategories = ['Grains', 'Vegetables', 'Fruits', 'Legumes'] as const
