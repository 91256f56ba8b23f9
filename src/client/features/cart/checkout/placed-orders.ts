import { tokenTag } from '#client/platform/session/storage-tag.ts'
import type { OrderView } from '#shared/order/order.schema.ts'

/** What the page shows of placed orders. */
export type PlacedOrder = Pick<OrderView, '_id' | 'number' | 'otherName' | 'total' | 'payBy'>

/**
 * Lies in the history state, so that it survives Back and reload. It also survives a logout: `session` says
 * whose orders they are.
 */
interface PlacedState {
  placed: PlacedOrder[]
  session: string
}

export const placedState = (orders: readonly OrderView[]): PlacedState => ({
  placed: orders.map(({ _id, number, otherName, total, payBy }) => ({
    _id,
    number,
    otherName,
    total,
    payBy,
  })),
  session: tokenTag(),
})

/** The orders that this session has placed; null without any. */
export const readPlaced = (state: Partial<PlacedState> | null): PlacedOrder[] | null =>
  state?.placed && state.session === tokenTag() ? state.placed : null
