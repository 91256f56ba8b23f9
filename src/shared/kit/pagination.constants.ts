/** Without zod, to keep the lists' chunks in the browser small. */
export const sorts = ['newest', 'oldest', 'price-low', 'price-high'] as const
/** The orders of a list of listings: `nearest` needs a place. */
export const listingSorts = [...sorts, 'nearest'] as const

/** Maximum length of a search in characters. */
export const maxSearchLength = 100

/** Rows that one request may change: as many as the longest page of a table shows. */
export const maxBatchRows = 50
