import { useSearchState } from '#client/ui/list/use-search-state.ts'
import { buildMarketSearch, parseMarketSearch } from './market-address.ts'

/** What the price list shows, kept in the page's address. */
export const useMarketState = () => useSearchState(parseMarketSearch, buildMarketSearch)
