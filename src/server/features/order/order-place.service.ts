import { priceCartLines } from '#server/features/cart/cart-offer.service.ts'
import type { Database } from '#server/platform/database/database.ts'
import { sqlStateOf } from '#server/platform/database/retry-deadlocks.ts'
import { fingerprintOf, keyMismatch } from '#server/platform/trpc/idempotency.ts'
import type { OrderView, PlaceOrdersInput } from '#shared/order/order.schema.ts'
import { notAvailable, noUpi, priceChanged, tooBusy, tooLarge } from './order.errors.ts'
import { type Checkout, type OrderServices, StaleOfferError } from './order-limits.service.ts'
import { issuesOf, planOrders, queryText } from './order-place.policy.ts'
import { viewOrders } from './order-read.service.ts'
import { writeOrders } from './order-write.service.ts'

interface Placed {
  orders: OrderView[]
  /** The key was used before: these are that call's orders. */
  isReplay: boolean
}

const maxTries = 3
/** What is known of a checkout before anything is written. */
interface Earlier {
  /** Of the same key, if it was used before. */
  fingerprint: string | null
  orderIds: string[] | null
  /** As the sellers' notices name the buyer. */
  buyerName: string
}

const earlierSql = `select btrim(u.first_name || ' ' || u.last_name) as "buyerName",
    k.fingerprint, to_json(k.order_ids) as "orderIds"
  from users u left join checkouts k on k.person_id = u.id and k.key = $2 where u.id = $1`

async function readEarlier(db: Database, { buyerId, key }: Checkout): Promise<Earlier> {
  const [earlier] = await db.read<Earlier>({
    name: 'order:earlier',
    text: earlierSql,
    values: [buyerId, key],
  })
  return earlier ?? { fingerprint: null, orderIds: null, buyerName: '' }
}

/**
 * The orders that this key placed before; null when it was not used.
 * @throws AppError `idempotency.mismatch` (422) when it was used for another wish.
 */
async function findEarlier(db: Database, checkout: Checkout, known: Earlier) {
  if (!known.orderIds) return null
  if (known.fingerprint !== checkout.fingerprint) throw keyMismatch()
  return { orders: await viewOrders(db, checkout.buyerId, known.orderIds), isReplay: true }
}

/** Reads, checks and writes once. @returns null when others were quicker at one of the crops. */
async function tryToPlace(services: OrderServices, checkout: Checkout): Promise<Placed | null> {
  const { db } = services
  const { buyerId, input } = checkout
  const [lines, known] = await Promise.all([
    priceCartLines(db, input.lines, buyerId),
    readEarlier(db, checkout),
  ])
  const earlier = await findEarlier(db, checkout, known)
  if (earlier) return earlier
  const { problems, changes } = issuesOf(lines)
  if (problems.length + changes.length > 0) {
    // It may have been this very checkout, under way a second time, that took the stock.
    const twin = await findEarlier(db, checkout, await readEarlier(db, checkout))
    if (twin) return twin
    throw problems.length > 0 ? notAvailable([...problems, ...changes]) : priceChanged(changes)
  }
  const isCashOnly = lines.some(({ offer }) => offer?.seller.takesUpi === false)
  if (input.payBy === 'upi' && isCashOnly) throw noUpi()
  const orders = planOrders(lines)
  if (!orders) throw tooLarge()
  try {
    const isWritten = await writeOrders(services, checkout, orders, known.buyerName)
    if (!isWritten) return null
  } catch (error) {
    // A number that another order has already is drawn anew.
    if (error instanceof StaleOfferError || sqlStateOf(error) === '23505') return null
    throw error
  }
  const ids = orders.map(({ id }) => id)
  return { orders: await viewOrders(db, buyerId, ids), isReplay: false }
}

/**
 * Orders the lines: one order a seller, all of them or none. The stock is taken at this moment.
 * @param key the call's Idempotency-Key: a repeat gives the same orders again.
 * @throws AppError `order.not_available` or `order.price_changed` (409, `issues` name the lines),
 * `order.no_upi`, `order.too_many_open`, `order.too_many_with_seller` (409),
 * `order.too_many_cancelled` (429), `order.too_large` (400), `idempotency.mismatch` (422).
 */
export async function placeOrders(
  services: OrderServices,
  buyerId: string,
  key: string | null,
  input: PlaceOrdersInput,
): Promise<Placed> {
  const checkout = { buyerId, key, input, fingerprint: key ? fingerprintOf(queryText(input)) : '' }
  for (let tried = 0; tried < maxTries; tried++) {
    const placed = await tryToPlace(services, checkout)
    if (placed) return placed
  }
  throw tooBusy()
}
