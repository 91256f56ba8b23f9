/** Without zod, to keep the lists' chunks in the browser small. */
export const sorts = ['newest', 'oldest', 'price-low', 'price-high'] as const

/** Maximum length of a search in characters. */
export const maxSearchLength = 100
