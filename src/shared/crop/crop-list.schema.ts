import { z } from 'zod'
import { checkCursor, cursorParameter } from '#shared/kit/cursor.schema.ts'
import { listingListParameters, queryFlag } from '#shared/kit/pagination.schema.ts'
import { nearParameters } from '#shared/place/place.schema.ts'
import { cropCategories } from './crop.constants.ts'
import { maxFilterPrice, notAFilterPrice, reversedPrices } from './crop-list.constants.ts'

/**
 * Rupees per kilogram, as JSON or as text of a query parameter. An empty parameter reads as 0, so the
 * highest price must be above it: "maxPrice=" is refused and not taken for an empty list.
 */
const filterPrice = (min: number) =>
  z.coerce
    .number<number>(notAFilterPrice)
    .min(min, notAFilterPrice)
    .max(maxFilterPrice, notAFilterPrice)
    .optional()

/** Which crops a list or a saved search has, apart from words and place. */
export const cropFilters = {
  category: z
    .enum([...cropCategories, 'all', ''], `category must be one of: ${cropCategories.join(', ')}`)
    .default(''),
  organic: queryFlag('organic').default(false),
  /** Leaves out crops that are sold by litre or piece, like `maxPrice`. */
  minPrice: filterPrice(0),
  maxPrice: filterPrice(0.01),
}

export const isPriceRange = (prices: {
  minPrice?: number | undefined
  maxPrice?: number | undefined
}) => (prices.minPrice ?? 0) <= (prices.maxPrice ?? maxFilterPrice)
export const atMaxPrice = {
  path: ['maxPrice'],
  message: reversedPrices,
}

/** An empty input means page 1 of all crops. */
export const CropListInput = z
  .object({
    ...listingListParameters,
    ...nearParameters,
    ...cropFilters,
    cursor: cursorParameter,
  })
  .refine(isPriceRange, atMaxPrice)
  .superRefine(checkCursor)
  .prefault({})
export type CropListInput = z.infer<typeof CropListInput>
