import { queryRows } from '../../src/server/platform/database/query.ts'
import { sql } from '../../src/server/platform/database/sql.ts'
import { type Finding, finding } from '../race/calls.ts'
import type { RaceMarket } from '../race/race-market.ts'
import type { Calls } from './calls.ts'
import { type Goods, type Records, stockOf } from './load.ts'

const liveOrders = sql.raw(`status not in ('declined', 'cancelled', 'expired')`)
const liveBookings = sql.raw(`status in ('requested', 'accepted', 'handed-over')`)

async function lostOrders({ db }: RaceMarket, { orders }: Records): Promise<number> {
  const rows = await queryRows<{ id: string; status: string }>(
    db,
    sql`select id, status from orders where id = any(${[...orders.keys()]}::uuid[])`,
  )
  const states = new Map(rows.map(({ id, status }) => [id, status]))
  return [...orders].filter(([id, expected]) => {
    const state = states.get(id)
    return !state || (expected !== 'unknown' && state !== expected)
  }).length
}

async function lostBookings({ db }: RaceMarket, { bookings }: Records): Promise<number> {
  const [row] = await queryRows<{ n: number }>(
    db,
    sql`select count(*)::int as n from bookings where id = any(${[...bookings]}::uuid[])`,
  )
  return bookings.size - (row?.n ?? 0)
}

async function lostPictures(calls: Calls, { pictures }: Records): Promise<number> {
  const origin = calls.living()[0]?.origin ?? ''
  let lost = 0
  for (const path of pictures) {
    const response = await fetch(new URL(path, origin))
    await response.arrayBuffer()
    if (!response.ok) lost += 1
  }
  return lost
}

/** Crops of which more or fewer was sold than is missing from the stock, or more than there was. */
async function oversold(
  { db }: RaceMarket,
  crops: readonly string[],
  stock: number,
): Promise<number> {
  const [row] = await queryRows<{ n: number }>(
    db,
    sql`select count(*)::int as n from crops c left join (
        select l.crop_id, sum(l.quantity) as taken from order_lines l join orders o on o.id = l.order_id
          where o.${liveOrders} group by l.crop_id
      ) live on live.crop_id = c.id
      where c.id = any(${crops}::uuid[])
        and (c.quantity < 0 or c.quantity + coalesce(live.taken, 0) <> ${stock})`,
  )
  return row?.n ?? 0
}

async function doubleBooked({ db }: RaceMarket, equipments: readonly string[]): Promise<number> {
  const [row] = await queryRows<{ n: number }>(
    db,
    sql`with live as (select * from bookings where ${liveBookings} and equipment_id = any(${equipments}::uuid[]))
      select count(*)::int as n from live a join live b on a.equipment_id = b.equipment_id and a.id < b.id
        and a.first_day <= b.last_day and b.first_day <= a.last_day`,
  )
  return row?.n ?? 0
}

/** What must hold after all outages, read from the server that accepts writes now. */
export async function checkTrade(
  market: RaceMarket,
  goods: Goods,
  calls: Calls,
  records: Records,
): Promise<Finding[]> {
  const lost = {
    orders: await lostOrders(market, records),
    bookings: await lostBookings(market, records),
    pictures: await lostPictures(calls, records),
  }
  const sold =
    (await oversold(market, goods.plenty, stockOf.plenty)) +
    (await oversold(market, goods.scarce, stockOf.scarce))
  const doubled = await doubleBooked(market, goods.equipments)
  const { orders, bookings, pictures, readsAfterWrites, missing, unresolved } = records
  return [
    finding(
      orders.size > 0 && lost.orders === 0,
      `${orders.size} orders were acknowledged, ${lost.orders} of them lost or in another state`,
    ),
    finding(
      bookings.size > 0 && lost.bookings === 0,
      `${bookings.size} bookings were acknowledged, ${lost.bookings} of them lost`,
    ),
    finding(
      pictures.size > 0 && lost.pictures === 0,
      `${pictures.size} pictures were stored, ${lost.pictures} of them lost`,
    ),
    finding(sold === 0, `${sold} crops oversold, or with stock that does not fit their orders`),
    finding(doubled === 0, `${doubled} machines double-booked`),
    finding(
      missing.length === 0 && readsAfterWrites > 0,
      `${readsAfterWrites} own writes were read at once, ${missing.length} of them not seen ${missing.slice(0, 3).join('; ')}`,
    ),
    finding(unresolved === 0, `${unresolved} writes neither done nor refused in the end`),
  ]
}
