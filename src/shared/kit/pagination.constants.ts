/** Free of zod, so that the lists' chunks in the browser stay lean. */
export const sorts = ['newest', 'oldest', 'price-low', 'price-high'] as const

/** The longest search, in characters. */
export const maxSearchLength = 100
