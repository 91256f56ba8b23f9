import { priceCartLines } from '#server/features/cart/cart-offer.service.ts'
import { userNameSql } from '#server/features/user/user.sql.ts'
import type { Database } from '#server/platform/database/database.ts'
import { queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { sqlStateOf, uniqueViolation } from '#server/platform/database/sql-state.ts'
import { fingerprintOf, keyMismatch } from '#server/platform/trpc/idempotency.ts'
import type { OrderView, PlaceOrdersInput } from '#shared/order/order.schema.ts'
import {
  cropsNotAvailable,
  deliveryChanged,
  noDelivery,
  noDeliveryAddress,
  noUpi,
  orderPriceChanged,
  ownOrderReferenceTaken,
  referenceForOneOrder,
  tooBusy,
  tooLarge,
} from './order.errors.ts'
import { type Checkout, type OrderServices, StaleOfferError } from './order-limits.service.ts'
import { checkoutText, issuesOf, planOrders } from './order-place.policy.ts'
import { viewOrders } from './order-read.service.ts'
import { writeOrders } from './order-write.service.ts'
import { wantsDelivery } from './rules/order-delivery.policy.ts'

interface CheckoutResult {
  orders: OrderView[]
  /** The key was used before, and these are the orders of that call. */
  isReplay: boolean
}

const maxTries = 3
/** What is read about a checkout before anything is written. */
interface CheckoutState {
  /** Of the earlier checkout with the same key; null when there is none. */
  fingerprint: string | null
  orderIds: string[] | null
  /** Another order of the buyer has the reference of this checkout. */
  isReferenceTaken: boolean
  /** The name that the sellers' notifications show. */
  buyerName: string
}

async function readCheckoutState(
  db: Database,
  { buyerId, key, input }: Checkout,
): Promise<CheckoutState> {
  const [state] = await queryRows<CheckoutState>(
    db,
    sql.named(
      'order:earlier',
      sql`select ${userNameSql('u')} as "buyerName",
          k.fingerprint, to_json(k.order_ids) as "orderIds",
          exists (select from order_references r where r.person_id = u.id
            and r.external_id = ${input.externalId ?? null}) as "isReferenceTaken"
        from users u left join checkouts k on k.person_id = u.id and k.key = ${key}
        where u.id = ${buyerId}`,
    ),
  )
  return state ?? { fingerprint: null, orderIds: null, isReferenceTaken: false, buyerName: '' }
}

/**
 * The orders that this key has already placed; null when it was not used.
 * @throws AppError `idempotency.mismatch` (422) when it was used for a different checkout.
 */
async function findReplay(db: Database, checkout: Checkout, state: CheckoutState) {
  if (!state.orderIds) return null
  if (state.fingerprint !== checkout.fingerprint) throw keyMismatch()
  return { orders: await viewOrders(db, checkout.buyerId, state.orderIds), isReplay: true }
}

/**
 * @throws AppError `input.invalid` (400) without an address to deliver to, `order.no_delivery` or
 * `order.delivery_changed` (409).
 */
function requireAgreedDelivery(
  input: PlaceOrdersInput,
  { orders, refusals, changes }: ReturnType<typeof planOrders>,
): void {
  const sellerIds = orders.map(({ sellerId }) => sellerId)
  if (!input.address && wantsDelivery(input, sellerIds)) throw noDeliveryAddress()
  if (refusals.length > 0) throw noDelivery([...refusals, ...changes])
  if (changes.length > 0) throw deliveryChanged(changes)
}

/** Reads, checks and writes once. @returns null when another buyer took stock of a crop in between. */
async function tryToPlace(
  services: OrderServices,
  checkout: Checkout,
): Promise<CheckoutResult | null> {
  const { db } = services
  const { buyerId, input } = checkout
  const [lines, state] = await Promise.all([
    priceCartLines(db, input.lines, buyerId),
    readCheckoutState(db, checkout),
  ])
  const replay = await findReplay(db, checkout, state)
  if (replay) return replay
  // Before the stock, which this same order may have taken when it came first.
  if (input.externalId && state.isReferenceTaken) throw ownOrderReferenceTaken(input.externalId)
  const { problems, changes } = issuesOf(lines)
  if (problems.length + changes.length > 0) {
    // A second copy of this same checkout may have taken the stock.
    const twin = await findReplay(db, checkout, await readCheckoutState(db, checkout))
    if (twin) return twin
    throw problems.length > 0
      ? cropsNotAvailable([...problems, ...changes])
      : orderPriceChanged(changes)
  }
  const plan = planOrders(lines, input)
  if (plan.lacksUpi) throw noUpi()
  requireAgreedDelivery(input, plan)
  if (plan.isTooLarge) throw tooLarge()
  const { orders } = plan
  if (input.externalId && orders.length > 1) throw referenceForOneOrder()
  try {
    const isWritten = await writeOrders(services, checkout, { ...plan, buyerName: state.buyerName })
    if (!isWritten) return null
  } catch (error) {
    // The order number is taken, so the next attempt draws another; or the reference is, and it will say so.
    if (error instanceof StaleOfferError || sqlStateOf(error) === uniqueViolation) return null
    throw error
  }
  const ids = orders.map(({ id }) => id)
  return { orders: await viewOrders(db, buyerId, ids), isReplay: false }
}

/**
 * Places one order per seller, all of them or none, and takes their stock.
 * A repeat with the same key returns the same orders.
 * @throws AppError `order.not_available` or `order.price_changed` (409, `issues` name the lines),
 * `order.no_delivery` or `order.delivery_changed` (409, `issues` name the choices), `order.no_upi`, `order.too_many_open`, `order.too_many_with_seller` (409),
 * `order.external_id_taken` (409), `order.too_many_cancelled` (429), `order.too_large` (400), `idempotency.mismatch` (422).
 */
export async function placeOrders(
  services: OrderServices,
  request: Omit<Checkout, 'fingerprint'>,
): Promise<CheckoutResult> {
  const { key, input } = request
  const checkout = { ...request, fingerprint: key ? fingerprintOf(checkoutText(input)) : '' }
  for (let attempt = 0; attempt < maxTries; attempt++) {
    const placed = await tryToPlace(services, checkout)
    if (placed) return placed
  }
  throw tooBusy()
}
