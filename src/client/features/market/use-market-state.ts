import { useCallback, useMemo } from 'react'
import { useLocation, useSearch } from 'wouter'
import { buildMarketSearch, type MarketState, parseMarketSearch } from './market-address.ts'

/** What the price list shows, kept in the page's address: shared by a link, undone by Back. */
export function useMarketState() {
  const search = useSearch()
  const [path, navigate] = useLocation()
  const state = useMemo(() => parseMarketSearch(search), [search])

  /** Starts from the address of that moment: a late search must not undo a choice made meanwhile. */
  const change = useCallback(
    (part: Partial<MarketState>, options?: { replace: boolean }) => {
      const now = parseMarketSearch(window.location.search)
      const next = buildMarketSearch({ ...now, page: 1, ...part })
      if (next !== buildMarketSearch(now)) navigate(path + next, options)
    },
    [navigate, path],
  )
  const hrefOfPage = (page: number) => path + buildMarketSearch({ ...state, page })
  return { state, change, hrefOfPage }
}
