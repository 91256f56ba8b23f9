import { cleanSearch } from '#client/ui/list/clean-search.ts'
import { indianStates } from '#shared/kit/places.ts'

/** What the price list shows; all of it stands in the page's address. */
export interface MarketState {
  q: string
  /** '' is all of India. */
  state: '' | (typeof indianStates)[number]
  /** From 1. */
  page: number
}

export const stateNamed = (text: string | null) => indianStates.find((name) => name === text) ?? ''

/** Reads the address; whatever is missing or wrong there is as at first. */
export function parseMarketSearch(search: string): MarketState {
  const params = new URLSearchParams(search)
  const page = params.get('page') ?? ''
  return {
    q: cleanSearch(params.get('q') ?? ''),
    state: stateNamed(params.get('state')),
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  }
}

/** The address's part from `?` on, '' when all is as at first. */
export function buildMarketSearch({ q, state, page }: MarketState): string {
  const params = new URLSearchParams()
  if (q) params.set('q', q)
  if (state) params.set('state', state)
  if (page > 1) params.set('page', String(page))
  const text = params.toString()
  return text && `?${text}`
}
