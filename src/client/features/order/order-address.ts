import { cleanSearch } from '#client/ui/list/clean-search.ts'
import { useSearchState } from '#client/ui/list/use-search-state.ts'
import type { OrderStatus } from '#shared/order/order.constants.ts'
import { orderStatuses } from '#shared/order/order.constants.ts'

/** The filter and page of an order list, stored in the address. */
export interface OrderListState {
  q: string
  status: OrderStatus | ''
  /** From 1. */
  page: number
}

export const firstOrderList = { q: '', status: '', page: 1 } as const satisfies OrderListState

/** Reads the address; missing or invalid values become the defaults. */
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

/** The query string from `?` on; '' when every value is the default. */
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
