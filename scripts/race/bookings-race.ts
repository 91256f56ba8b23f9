import { queryRows } from '../../src/server/platform/database/query.ts'
import { sql } from '../../src/server/platform/database/sql.ts'
import { daysBefore, indiaDay } from '../../src/shared/kit/india-day.ts'
import type { AppProcess } from './apps.ts'
import { crowd, type Finding, finding, post, tally } from './calls.ts'
import type { RaceMarket } from './race-market.ts'

/** The number of days that attempts choose from: so few that nearly all attempts overlap. */
const span = 60
const longest = 10
const equipmentCount = 3

const random = (below: number) => Math.floor(Math.random() * below)

/** Books overlapping ranges of days on a few machines at two processes at the same time. */
export async function raceBookings(
  market: RaceMarket,
  apps: readonly AppProcess[],
  attempts: number,
): Promise<Finding[]> {
  const equipments: string[] = []
  for (let i = 0; i < equipmentCount; i++) equipments.push(await market.addTestEquipment())
  const answers = tally()
  await crowd(market.buyers.length, attempts, async (nth, worker) => {
    const app = apps[nth % apps.length]
    const renter = market.buyers[worker]
    if (!app || !renter) return
    const first = 1 + random(span)
    const days = 1 + random(longest)
    const body = {
      equipmentId: equipments[nth % equipments.length],
      from: daysBefore(indiaDay(), -first),
      to: daysBefore(indiaDay(), -(first + days - 1)),
    }
    answers.add(await post(app.http, '/booking/request-booking', { token: renter.token, body }))
  })
  const live = `status in ('requested', 'accepted', 'handed-over')`
  const [row] = await queryRows<{ bookings: number; overlaps: number }>(
    market.db,
    sql`with live as (select * from bookings where ${sql.raw(live)} and equipment_id = any(${equipments}::uuid[]))
      select (select count(*) from live) as bookings,
        (select count(*) from live a join live b on a.equipment_id = b.equipment_id and a.id < b.id
          and a.first_day <= b.last_day and b.first_day <= a.last_day) as overlaps`,
  )
  const odd = answers.besides(['200', '409 booking.taken', '409 booking.too_many'])
  return [
    finding(
      row?.overlaps === 0,
      `${attempts} attempts left ${row?.bookings} live bookings, of which ${row?.overlaps} overlap`,
    ),
    finding(
      row?.bookings === answers.of('200') && row.bookings > 0,
      `${answers.of('200')} were told that they have it (${answers.text()})`,
    ),
    finding(odd.length === 0, `no other answers${odd.length > 0 ? `, but ${odd.join(', ')}` : ''}`),
  ]
}
