import type { OrderView, PlaceOrdersInput } from '../../../shared/order.schema.ts'
import type { Database } from '../../core/database.ts'
import type { Env } from '../../core/env.ts'
import { fingerprintOf, keyMismatch } from '../../core/idempotency.ts'
import { sqlStateOf } from '../../core/retry-deadlocks.ts'
import { assessLines } from '../basket/basket-offer.service.ts'
import {
  notAvailable,
  noUpi,
  priceChanged,
  tooBusy,
  tooLarge,
  tooManyCancelled,
  tooManyOpenOrders,
} from './order.errors.ts'
import { issuesOf, planOrders, wishText } from './order-place.policy.ts'
import { viewOrders } from './order-read.service.ts'
import { type Checkout, Outrun, writeOrders } from './order-write.service.ts'

type Services = { db: Database; env: Pick<Env, 'OPEN_ORDERS_PER_BUYER'> }

interface Placed {
  orders: OrderView[]
  /** The key was used before: these are that call's orders. */
  isReplay: boolean
}

const maxTries = 3
/** A buyer's orders that may end cancelled in 24 hours before no more are taken. */
export const cancelledPerDay = 50

interface Standing {
  /** Orders that wait for their sellers, counted up to the limit. */
  open: number
  /** Of the last 24 hours' orders, counted up to the limit. */
  cancelled: number
  /** Of the same key, if it was used before. */
  fingerprint: string | null
  orderIds: string[] | null
  /** As the sellers' notices name the buyer. */
  buyerName: string
}

const standingSql = `select btrim(u.first_name || ' ' || u.last_name) as "buyerName",
    (select count(*) from (select from orders
      where buyer_id = $1 and status = 'placed' limit $3) waiting) as open,
    (select count(*) from (select from orders where buyer_id = $1 and status = 'cancelled'
      and created_at > now() - interval '24 hours' limit ${cancelledPerDay}) over) as cancelled,
    k.fingerprint, to_json(k.order_ids) as "orderIds"
  from users u left join checkouts k on k.person_id = u.id and k.key = $2 where u.id = $1`

/** How a buyer stands before ordering. */
async function standingOf(db: Database, { buyerId, key }: Checkout, limit: number) {
  const [standing] = await db.read<Standing>({
    name: 'order:standing',
    text: standingSql,
    values: [buyerId, key, limit],
  })
  return standing ?? { open: 0, cancelled: 0, fingerprint: null, orderIds: null, buyerName: '' }
}

/**
 * The orders that this key placed before; null when it was not used.
 * @throws AppError `idempotency.mismatch` (422) when it was used for another wish.
 */
async function findEarlier(db: Database, checkout: Checkout, known: Standing) {
  if (!known.orderIds) return null
  if (known.fingerprint !== checkout.fingerprint) throw keyMismatch()
  return { orders: await viewOrders(db, checkout.buyerId, known.orderIds), isReplay: true }
}

/** Reads, checks and writes once. @returns null when others were quicker at one of the crops. */
async function tryToPlace({ db, env }: Services, checkout: Checkout): Promise<Placed | null> {
  const { buyerId, input } = checkout
  const limit = env.OPEN_ORDERS_PER_BUYER
  const [lines, standing] = await Promise.all([
    assessLines(db, input.lines, buyerId),
    standingOf(db, checkout, limit),
  ])
  const earlier = await findEarlier(db, checkout, standing)
  if (earlier) return earlier
  const { problems, prices } = issuesOf(lines)
  if (problems.length + prices.length > 0) {
    // It may have been this very checkout, under way a second time, that took the stock.
    const twin = await findEarlier(db, checkout, await standingOf(db, checkout, 0))
    if (twin) return twin
    throw problems.length > 0 ? notAvailable([...problems, ...prices]) : priceChanged(prices)
  }
  const isCashOnly = lines.some(({ offer }) => offer?.seller.takesUpi === false)
  if (input.payBy === 'upi' && isCashOnly) throw noUpi()
  const orders = planOrders(lines)
  if (!orders) throw tooLarge()
  if (standing.open + orders.length > limit) throw tooManyOpenOrders()
  if (standing.cancelled >= cancelledPerDay) throw tooManyCancelled()
  try {
    const isWritten = await writeOrders(db, checkout, orders, standing.buyerName)
    if (!isWritten) return null
  } catch (error) {
    // A number that another order has already is drawn anew.
    if (error instanceof Outrun || sqlStateOf(error) === '23505') return null
    throw error
  }
  const ids = orders.map(({ id }) => id)
  return { orders: await viewOrders(db, buyerId, ids), isReplay: false }
}

/**
 * Orders the lines: one order a seller, all of them or none. The stock is taken at this moment.
 * @param key the call's Idempotency-Key: a repeat gives the same orders again.
 * @throws AppError `order.not_available` or `order.price_changed` (409, `issues` name the lines),
 * `order.no_upi`, `order.too_many_open` (409), `order.too_many_cancelled` (429),
 * `order.too_large` (400), `idempotency.mismatch` (422).
 */
export async function placeOrders(
  services: Services,
  buyerId: string,
  key: string | null,
  input: PlaceOrdersInput,
): Promise<Placed> {
  const checkout = { buyerId, key, input, fingerprint: key ? fingerprintOf(wishText(input)) : '' }
  for (let tried = 0; tried < maxTries; tried++) {
    const placed = await tryToPlace(services, checkout)
    if (placed) return placed
  }
  throw tooBusy()
}
