import type { OrderView } from '#shared/order/order.schema.ts'

/** What the page says of an order that has just been placed; in the address's state, so it bears Back and reload. */
export type Placed = Pick<OrderView, '_id' | 'number' | 'otherName' | 'total' | 'payBy'>

export const placedState = (orders: readonly OrderView[]) => ({
  placed: orders.map(({ _id, number, otherName, total, payBy }) => ({
    ...{ _id, number, otherName, total, payBy },
  })),
})

export const readPlaced = (state: { placed?: Placed[] } | null): Placed[] | null =>
  state?.placed ?? null
