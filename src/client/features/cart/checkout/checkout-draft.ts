import { v4 as newKey } from 'uuid'
import type { DeliveryWay, PayWay } from '#shared/order/order.constants.ts'
import type { PlaceOrdersInput } from '#shared/order/order.schema.ts'

// Both keys contain "draft", so that logout deletes them (`endSession`).
const draftKey = 'checkout-draft'
const orderKey = 'checkout-draft-order'

/** What the buyer typed and chose. */
export interface CheckoutDraft {
  /** The account it belongs to: after a session expires, another user may log in on this tab. */
  account: string | null
  delivery: DeliveryWay
  payBy: PayWay
  values: Record<string, unknown>
}

function read<Value>(key: string): Value | null {
  try {
    const value: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    return typeof value === 'object' ? (value as Value | null) : null
  } catch {
    // Not a draft this page wrote.
    return null
  }
}

/** This user's unsent checkout on this tab; null when there is none. */
export function readCheckoutDraft(account: string | null): CheckoutDraft | null {
  const draft = read<CheckoutDraft>(draftKey)
  return draft?.account === account ? draft : null
}

/** Stores the draft for this tab, across reloads and visits to the cart. */
export const saveCheckoutDraft = (draft: CheckoutDraft) =>
  sessionStorage.setItem(draftKey, JSON.stringify(draft))

/** The idempotency key; it stays the same while the content stays the same. */
export function orderKeyFor(order: PlaceOrdersInput): string {
  const content = JSON.stringify(order)
  const last = read<{ content: string; key: string }>(orderKey)
  if (last?.content === content) return last.key
  const key = newKey()
  sessionStorage.setItem(orderKey, JSON.stringify({ content, key }))
  return key
}

/** Whatever is sent from now on is a new order. */
export const deleteOrderKey = () => sessionStorage.removeItem(orderKey)

/** The order is placed: delete the draft and its key. */
export function deleteCheckoutDraft(): void {
  sessionStorage.removeItem(draftKey)
  deleteOrderKey()
}
