import { v4 as newKey } from 'uuid'
import type { DeliveryWay, PayWay } from '#shared/order/order.constants.ts'
import type { PlaceOrdersInput } from '#shared/order/order.schema.ts'

// Both names say "draft": a logout forgets them (`endSession`).
const draftKey = 'checkout-draft'
const orderKey = 'checkout-draft-order'

/** What was typed and chosen. */
export interface CheckoutDraft {
  /** Whose it is: after a session that ran out, another person may log in on this tab. */
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
    // Only this page writes it; what somebody else put there is no draft.
    return null
  }
}

/** What this person typed on this tab and did not send; null when there is nothing. */
export function readCheckoutDraft(account: string | null): CheckoutDraft | null {
  const draft = read<CheckoutDraft>(draftKey)
  return draft?.account === account ? draft : null
}

/** Keeps it for this tab, over reloads and the way to the cart and back. */
export const saveCheckoutDraft = (draft: CheckoutDraft) =>
  sessionStorage.setItem(draftKey, JSON.stringify(draft))

/** The key that makes the server do this once: the same one as long as the same is sent. */
export function orderKeyFor(order: PlaceOrdersInput): string {
  const content = JSON.stringify(order)
  const last = read<{ content: string; key: string }>(orderKey)
  if (last?.content === content) return last.key
  const key = newKey()
  sessionStorage.setItem(orderKey, JSON.stringify({ content, key }))
  return key
}

/** What is sent from now on is another order. */
export const deleteOrderKey = () => sessionStorage.removeItem(orderKey)

/** The order stands: neither what was typed nor its key is needed any more. */
export function deleteCheckoutDraft(): void {
  sessionStorage.removeItem(draftKey)
  deleteOrderKey()
}
