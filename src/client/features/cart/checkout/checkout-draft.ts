import { draftStore } from '#client/platform/draft/draft-store.ts'
import { keyForContent } from '#client/platform/network/idempotency-key.ts'
import {
  type DeliveryWay,
  deliveryWays,
  type PayWay,
  payWays,
} from '#shared/order/order.constants.ts'
import type { PlaceOrdersInput } from '#shared/order/order.schema.ts'

/** What was typed and chosen at the checkout. */
interface CheckoutDraft {
  /** The draft's owner: after a session has expired, another user may log in on this tab. */
  account: string | null
  delivery: DeliveryWay
  /** What was chosen for single sellers, by their ids; drafts of older releases have none. */
  ways: Record<string, DeliveryWay>
  payBy: PayWay
  /** The form's values, which `storedValues` checks. */
  values: object
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null
const wayNamed = (value: unknown) => deliveryWays.find((way) => way === value)

/** The chosen ways; null when one of them is none. Without zod, which would have to load before the form. */
function readWays(stored: unknown): Record<string, DeliveryWay> | null {
  if (stored === undefined) return {}
  if (!isObject(stored)) return null
  const ways = Object.entries(stored).flatMap(([seller, value]) => {
    const way = wayNamed(value)
    return way ? [[seller, way] as const] : []
  })
  return ways.length === Object.keys(stored).length ? Object.fromEntries(ways) : null
}

function readDraft(stored: Partial<Record<keyof CheckoutDraft, unknown>>): CheckoutDraft | null {
  const { account, values } = stored
  const delivery = wayNamed(stored.delivery)
  const payBy = payWays.find((way) => way === stored.payBy)
  const ways = readWays(stored.ways)
  if (typeof account !== 'string' && account !== null) return null
  if (!delivery || !payBy || !ways || !isObject(values)) return null
  return { account, delivery, ways, payBy, values }
}

function readSentOrder({ content, key }: { content?: unknown; key?: unknown }) {
  return typeof content === 'string' && typeof key === 'string' ? { content, key } : null
}

const draftOfTab = draftStore({
  key: 'checkout-draft',
  storage: 'tab',
  parse: readDraft,
})
const sentOrder = draftStore({
  key: 'checkout-draft-order',
  storage: 'tab',
  parse: readSentOrder,
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
