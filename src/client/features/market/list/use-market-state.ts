import { useSearchState } from '#client/ui/list/use-search-state.ts'
import { buildMarketSearch, parseMarketSearch } from './market-address.ts'

/** The price list's filter, stored in the page's address. */
export const useMarketState = () => useSearchState(parseMarketSearch, buildMarketSearch)
