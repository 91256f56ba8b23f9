import { cleanSearch } from '#client/ui/list/clean-search.ts'
import { useSearchState } from '#client/ui/list/use-search-state.ts'
import type { OrderStatus } from '#shared/order/order.constants.ts'
import { orderStatuses } from '#shared/order/order.constants.ts'

/** What a list of orders shows; all of it stands in the page's address. */
export interface OrderListState {
  q: string
  status: OrderStatus | ''
  /** From 1. */
  page: number
}

export const firstOrderList = { q: '', status: '', page: 1 } as const satisfies OrderListState

/** Reads the address; whatever is missing or wrong there is as at first. */
export function parseOrderSearch(search: string): OrderListState {
  const params = new URLSearchParams(search)
  const page = params.get('page') ?? ''
  const status = params.get('status')
  return {
    q: cleanSearch(params.get('q') ?? ''),
    status: orderStatuses.find((known) => known === status) ?? '',
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
  }
}

/** The address's part from `?` on, '' when all is as at first. */
export function buildOrderSearch(state: OrderListState): string {
  const params = new URLSearchParams()
  for (const key of ['q', 'status', 'page'] as const) {
    if (state[key] !== firstOrderList[key]) params.set(key, String(state[key]))
  }
  const text = params.toString()
  return text && `?${text}`
}

export const useOrderList = () => useSearchState(parseOrderSearch, buildOrderSearch)

export type OrderListControl = ReturnType<typeof useOrderList>
