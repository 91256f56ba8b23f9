import { queryRows } from '../../src/server/platform/database/query.ts'
import { sql } from '../../src/server/platform/database/sql.ts'
import type { AppProcess } from './apps.ts'
import { crowd, type Finding, finding, post, tally } from './calls.ts'
import type { RaceMarket } from './race-market.ts'

const units = 100

/** Makes many more attempts than there are units of one crop, at two processes at the same time. */
export async function raceOrders(
  market: RaceMarket,
  apps: readonly AppProcess[],
  attempts: number,
): Promise<Finding[]> {
  const cropId = await market.addCrop(units)
  const answers = tally()
  await crowd(market.buyers.length, attempts, async (nth, worker) => {
    const app = apps[nth % apps.length]
    const buyer = market.buyers[worker]
    if (!app || !buyer) return
    const body = { lines: [{ cropId, quantity: 1 }], delivery: 'pickup', payBy: 'cash' }
    answers.add(await post(app.http, '/order/place-orders', { token: buyer.token, body }))
  })
  const [row] = await queryRows<{ stock: number; ordered: number; orders: number }>(
    market.db,
    sql`select c.quantity as stock,
        (select coalesce(sum(quantity), 0) from order_lines where crop_id = c.id) as ordered,
        (select count(*) from order_lines where crop_id = c.id) as orders
      from crops c where c.id = ${cropId}`,
  )
  const sold = Math.min(units, attempts)
  const odd = answers.besides(['200', '409 order.not_available', '409 order.busy'])
  return [
    finding(
      answers.of('200') === sold,
      `${attempts} attempts on ${units} units sold ${answers.of('200')} (${answers.text()})`,
    ),
    finding(
      row?.stock === units - sold && row.ordered === sold && row.orders === sold,
      `the database has ${row?.orders} orders of ${row?.ordered} units, and ${row?.stock} units are left`,
    ),
    finding(odd.length === 0, `no other answers${odd.length > 0 ? `, but ${odd.join(', ')}` : ''}`),
  ]
}
