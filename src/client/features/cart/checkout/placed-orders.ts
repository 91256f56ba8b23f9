import type { OrderView } from '#shared/order/order.schema.ts'

/**
 * What the page shows of placed orders. Lies in the history state, so that it survives Back and
 * reload.
 */
export type Placed = Pick<OrderView, '_id' | 'number' | 'otherName' | 'total' | 'payBy'>

export const placedState = (orders: readonly OrderView[]) => ({
  placed: orders.map(({ _id, number, otherName, total, payBy }) => ({
    ...{ _id, number, otherName, total, payBy },
  })),
})

export const readPlaced = (state: { placed?: Placed[] } | null): Placed[] | null =>
  state?.placed ?? null
