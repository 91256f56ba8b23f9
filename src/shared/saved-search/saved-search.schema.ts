import { z } from 'zod'
import { atMaxPrice, cropFilters, isPriceRange } from '#shared/crop/crop-list.schema.ts'
import { equipmentFilters } from '#shared/equipment/equipment.schema.ts'
import { recordId, requiredText } from '#shared/kit/common.schema.ts'
import { searchText, stateFilter } from '#shared/kit/pagination.schema.ts'
import { listingKinds } from '#shared/listing/listing.constants.ts'
import { type NearPoint, nearParameters } from '#shared/place/place.schema.ts'
import { maxSavedSearchName } from './saved-search.constants.ts'

const name = requiredText('Name', maxSavedSearchName)

const categoryOf = { crop: cropFilters.category, equipment: equipmentFilters.category }

/**
 * A search of the shop or of the rental list, with the name that its owner reads. A list's order and page are
 * not part of it; `organic` and prices count for crops alone.
 */
export const SavedSearchInput = z
  .object({
    kind: z.enum(listingKinds, 'kind must be crop or equipment'),
    name,
    q: searchText,
    state: stateFilter,
    ...nearParameters,
    ...cropFilters,
    category: z.string().max(40).default(''),
  })
  .refine(isPriceRange, atMaxPrice)
  .superRefine(({ kind, category }, context) => {
    const [issue] = categoryOf[kind].safeParse(category).error?.issues ?? []
    if (issue) context.addIssue({ code: 'custom', path: ['category'], message: issue.message })
  })
export type SavedSearchInput = z.infer<typeof SavedSearchInput>

/** The parameters of the list that shows what the search finds; "" and null stand for no limit. */
export const SavedSearchQuery = z.object({
  q: z.string(),
  category: z.string(),
  organic: z.boolean(),
  minPrice: z.number().nullable(),
  maxPrice: z.number().nullable(),
  /** A PIN code, or "18.52,73.85". */
  near: z.string(),
  /** Kilometres. */
  radius: z.number().nullable(),
  state: z.string(),
  district: z.string(),
})
export type SavedSearchQuery = z.infer<typeof SavedSearchQuery>

/** `near` as lists have it in their address. */
export function nearTextOfPoint(near: NearPoint | null): string {
  if (near === null) return ''
  return 'pin' in near ? near.pin : `${near.lat},${near.lon}`
}

export const SavedSearchView = z.object({
  _id: z.string(),
  kind: z.enum(listingKinds),
  name: z.string(),
  /** Whether the user is notified of new listings. */
  isOn: z.boolean(),
  query: SavedSearchQuery,
  createdAt: z.string(),
  updatedAt: z.string(),
  /** When the user was last notified; null before the first time. */
  lastMatchAt: z.string().nullable(),
})
export type SavedSearchView = z.infer<typeof SavedSearchView>

export const SavedSearchList = z.object({ searches: z.array(SavedSearchView) })
export type SavedSearchList = z.infer<typeof SavedSearchList>

const searchId = recordId('We could not find this search')
export const SavedSearchIdInput = z.object({ searchId })
/** Only fields that are sent are changed. */
export const SavedSearchUpdate = z.object({
  searchId,
  name: name.optional(),
  isOn: z.boolean('isOn must be true or false').optional(),
})
export type SavedSearchUpdate = z.infer<typeof SavedSearchUpdate>
