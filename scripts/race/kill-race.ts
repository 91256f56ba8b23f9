import { randomUUID } from 'node:crypto'
import { queryRows } from '../../src/server/platform/database/query.ts'
import { sql } from '../../src/server/platform/database/sql.ts'
import type { AppProcess } from './apps.ts'
import { type Answer, crowd, type Finding, finding, post, tally } from './calls.ts'
import type { Person, RaceMarket } from './race-market.ts'

const cropCount = 6
/** More than any run can sell, so that only the kill makes calls fail. */
const stock = 1_000_000

interface Acknowledged {
  orderId: string
  isCancelled: boolean
}

interface Race {
  market: RaceMarket
  staying: AppProcess
  /** The process that is killed when half of the attempts have begun. */
  dying: AppProcess
  attempts: number
  /** Whether an attempt without an answer is sent again, with its key, to the other process. */
  retries: boolean
}

const orderOf = (answer: Answer) =>
  (answer.data as { orders: { _id: string }[] } | undefined)?.orders[0]?._id

const randomLines = (crops: readonly string[]) =>
  crops
    .filter(() => Math.random() < 0.5)
    .concat(crops.slice(0, 1))
    .map((cropId) => ({ cropId, quantity: 1 + Math.floor(Math.random() * 3) }))

/** The stock of all crops plus the quantities in live orders must always be the same. */
async function conservation({ db }: RaceMarket, crops: readonly string[]): Promise<Finding> {
  const wrong = await queryRows<{ id: string }>(
    db,
    sql`select c.id from crops c left join (
        select l.crop_id, sum(l.quantity) as taken from order_lines l join orders o on o.id = l.order_id
          where o.status not in ('declined', 'cancelled', 'expired') group by l.crop_id
      ) live on live.crop_id = c.id
      where c.id = any(${crops}::uuid[]) and c.quantity + coalesce(live.taken, 0) <> ${sql.raw(stock)}`,
  )
  return finding(
    wrong.length === 0,
    `stock left and stock in live orders come to what there was, for ${crops.length - wrong.length} of ${crops.length} crops`,
  )
}

async function lostOf({ db }: RaceMarket, acknowledged: readonly Acknowledged[]): Promise<number> {
  const rows = await queryRows<{ id: string; status: string }>(
    db,
    sql`select id, status from orders where id = any(${acknowledged.map(({ orderId }) => orderId)}::uuid[])`,
  )
  const states = new Map(rows.map(({ id, status }) => [id, status]))
  return acknowledged.filter(({ orderId, isCancelled }) => {
    const state = states.get(orderId)
    return !state || (isCancelled && state !== 'cancelled')
  }).length
}

/** Places orders and cancels some, while one of the two processes is killed with -9. */
export async function raceKill({ market, staying, dying, attempts, retries }: Race) {
  const crops: string[] = []
  for (let i = 0; i < cropCount; i++) crops.push(await market.addCrop(stock))
  const keys: string[] = []
  const acknowledged: Acknowledged[] = []
  const answers = tally()
  let unanswered = 0
  let killed: Promise<void> | undefined
  const [before] = await queryRows<{ n: number }>(market.db, sql`select count(*) as n from orders`)

  /** Calls one process; null when it ended without an answer. */
  const ask = async (app: AppProcess, path: string, buyer: Person, body: object, key?: string) =>
    post(app.http, path, { token: buyer.token, body, ...(key && { key }) }).catch(() => null)

  await crowd(market.buyers.length, attempts, async (nth, worker) => {
    if (nth >= attempts / 2) killed ??= dying.kill()
    const buyer = market.buyers[worker]
    if (!buyer) return
    const app = nth % 2 && !killed ? dying : staying
    const key = randomUUID()
    const body = { lines: randomLines(crops), delivery: 'pickup', payBy: 'cash' }
    keys.push(key)
    let answer = await ask(app, '/order/place-orders', buyer, body, key)
    if (!answer) {
      unanswered++
      if (retries) answer = await ask(staying, '/order/place-orders', buyer, body, key)
    }
    if (!answer) return
    answers.add(answer)
    const orderId = orderOf(answer)
    if (!orderId) return
    const order = { orderId, isCancelled: false }
    acknowledged.push(order)
    if (nth % 5 !== 0) return
    const to = { to: 'cancelled', reason: '' }
    const taken = await ask(killed ? staying : app, `/order/change-status/${orderId}`, buyer, to)
    order.isCancelled = taken?.status === 200
  })
  await killed
  const [after] = await queryRows<{ n: number }>(market.db, sql`select count(*) as n from orders`)
  const written = (after?.n ?? 0) - (before?.n ?? 0)
  const lost = await lostOf(market, acknowledged)
  const odd = answers.besides(['200'])
  const findings = [
    finding(
      lost === 0 && acknowledged.length > 0,
      `${acknowledged.length} orders were acknowledged, ${lost} of them are lost`,
    ),
    await conservation(market, crops),
    finding(odd.length === 0, `no other answers${odd.length > 0 ? `, but ${odd.join(', ')}` : ''}`),
  ]
  const requested = `${unanswered} requests had no answer`
  return retries
    ? [
        ...findings,
        finding(
          written === keys.length && acknowledged.length === keys.length,
          `${requested} and were sent again: ${keys.length} wishes are ${written} orders, each once`,
        ),
      ]
    : [
        ...findings,
        finding(
          written >= acknowledged.length && written <= acknowledged.length + unanswered,
          `${requested}: ${written - acknowledged.length} of those were placed all the same, whole`,
        ),
      ]
}
