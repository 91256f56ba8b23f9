import type { Translated } from '#client/platform/i18n/texts.ts'
import type { ListingKind } from '#shared/listing/listing.constants.ts'
import type { NearList } from '../near/use-near.ts'
import type { ListState } from '../state/list-state.ts'

/** What the filters need of a list, whatever its categories are. */
export interface FilterList extends Omit<NearList, 'state' | 'change'> {
  state: ListState
  change: (
    changed: Partial<NearList['state'] & Pick<ListState, 'minPrice' | 'maxPrice' | 'organic'>>,
  ) => void
  reset: () => void
  clearCount: number
}

/** A filter with a fixed list of values. */
export interface FilterChoice {
  value: string
  /** The value that filters nothing. */
  initial: string
  options: readonly { value: string; label: Translated }[]
  onChange: (value: string) => void
}

/** The filters whose values the page knows. */
export interface FilterSelects {
  kind: ListingKind
  category: FilterChoice
  sort: FilterChoice
}

/** How many of a list's filters are in use; its order is none of them. */
export const countActiveFilters = ({
  near,
  state,
  category,
  minPrice,
  maxPrice,
  organic,
}: ListState): number =>
  [near !== '', state !== '', category !== 'all', minPrice ?? maxPrice, organic].filter(
    (isActive) => isActive !== null && isActive !== false,
  ).length

/** Ends the filter by distance from a place. */
export const everywhereChange = ({ sort }: Pick<ListState, 'sort'>) => ({
  near: '',
  radius: null,
  sort: sort === 'nearest' ? ('newest' as const) : sort,
})
