import type { OrderView } from '#shared/order/order.schema.ts'

/**
 * What the page shows of placed orders. Lies in the history state, so that it survives Back and
 * reload.
 */
export type PlacedOrder = Pick<OrderView, '_id' | 'number' | 'otherName' | 'total' | 'payBy'>

export const placedState = (orders: readonly OrderView[]) => ({
  placed: orders.map(({ _id, number, otherName, total, payBy }) => ({
    ...{ _id, number, otherName, total, payBy },
  })),
})

export const readPlaced = (state: { placed?: PlacedOrder[] } | null): PlacedOrder[] | null =>
  state?.placed ?? null
