import type { DeliveryWay, PayWay } from '../../../shared/order.constants.ts'
import type { PlaceOrdersInput } from '../../../shared/order.schema.ts'

// Both names say "draft": a logout forgets them (`dropTabDrafts`).
const draftKey = 'checkout-draft'
const orderKey = 'checkout-draft-order'

/** What was typed and chosen. */
export interface CheckoutDraft {
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

/** What was typed on this tab and not sent; null when there is nothing. */
export const readCheckoutDraft = () => read<CheckoutDraft>(draftKey)

/** Keeps it for this tab, over reloads and the way to the cart and back. */
export const keepCheckoutDraft = (draft: CheckoutDraft) =>
  sessionStorage.setItem(draftKey, JSON.stringify(draft))

/** The key that makes the server do this once: the same one as long as the same is sent. */
export function orderKeyFor(order: PlaceOrdersInput): string {
  const content = JSON.stringify(order)
  const last = read<{ content: string; key: string }>(orderKey)
  if (last?.content === content) return last.key
  const key = crypto.randomUUID()
  sessionStorage.setItem(orderKey, JSON.stringify({ content, key }))
  return key
}

/** What is sent from now on is another order. */
export const dropOrderKey = () => sessionStorage.removeItem(orderKey)

/** The order stands: neither what was typed nor its key is needed any more. */
export function dropCheckoutDraft(): void {
  sessionStorage.removeItem(draftKey)
  dropOrderKey()
}
