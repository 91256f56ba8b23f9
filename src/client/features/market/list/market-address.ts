import { cleanSearch } from '#client/ui/list/clean-search.ts'
import { indianStates } from '#shared/kit/places.ts'

/** The price list's filter and page, stored in the address. */
export interface MarketState {
  q: string
  /** '' means all of India. */
  state: '' | (typeof indianStates)[number]
  /** From 1. */
  page: number
}

export const stateNamed = (text: string | null) => indianStates.find((name) => name === text) ?? ''

/** Reads the address; missing or invalid values become the defaults. */
export function parseMarketSearch(search: string): MarketState {
  const params = new URLSearchParams(search)
  const page = params.get('page') ?? ''
  return {
    q: cleanSearch(params.get('q') ?? ''),
    state: stateNamed(params.get('state')),
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  }
}

/** The query string from `?` on; '' when every value is the default. */
export function buildMarketSearch({ q, state, page }: MarketState): string {
  const params = new URLSearchParams()
  if (q) params.set('q', q)
  if (state) params.set('state', state)
  if (page > 1) params.set('page', String(page))
  const text = params.toString()
  return text && `?${text}`
}
