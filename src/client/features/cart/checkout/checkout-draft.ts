import { z } from 'zod'
import { keyForContent } from '#client/platform/network/idempotency-key.ts'
import { draftStore } from '#client/platform/storage/draft-store.ts'
import { deliveryWays, payWays } from '#shared/order/order.constants.ts'
import type { PlaceOrdersInput } from '#shared/order/order.schema.ts'

/** What was typed and chosen at the checkout. */
const CheckoutDraft = z.object({
  /** The draft's owner: after a session has expired, another user may log in on this tab. */
  account: z.string().nullable(),
  delivery: z.enum(deliveryWays),
  /** What was chosen for single sellers, by their ids; drafts of older releases have none. */
  ways: z.record(z.string(), z.enum(deliveryWays)).default({}),
  payBy: z.enum(payWays),
  /** The form's values, which `storedValues` checks. */
  values: z.custom<object>((values) => typeof values === 'object' && values !== null),
})
type CheckoutDraft = z.infer<typeof CheckoutDraft>

const SentOrder = z.object({ content: z.string(), key: z.string() })

const draftOfTab = draftStore({
  key: 'checkout-draft',
  storage: 'tab',
  parse: (value) => CheckoutDraft.safeParse(value).data ?? null,
})
const sentOrder = draftStore({
  key: 'checkout-draft-order',
  storage: 'tab',
  parse: (value) => SentOrder.safeParse(value).data ?? null,
})

/** What this account typed on this tab and has not sent; null when there is nothing. */
export function readCheckoutDraft(account: string | null): CheckoutDraft | null {
  const draft = draftOfTab.read()
  return draft?.account === account ? draft : null
}

/** Stores the draft in this tab, where reloads and a visit to the cart do not lose it. */
export const saveCheckoutDraft = (draft: CheckoutDraft) => draftOfTab.write(draft)

/** The idempotency key of an order: the same one as long as the order stays the same. */
export const orderKeyFor = (order: PlaceOrdersInput) =>
  keyForContent(JSON.stringify(order), sentOrder.read(), sentOrder.write)

/** Makes the next order a new one, even with the same content. */
export const deleteOrderKey = () => sentOrder.remove()

/** Deletes what was typed and the order's key once the order is placed. */
export function deleteCheckoutDraft(): void {
  draftOfTab.remove()
  deleteOrderKey()
}
