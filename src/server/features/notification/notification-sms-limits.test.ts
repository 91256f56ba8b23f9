import { afterAll, beforeAll, expect, test } from 'vitest'
import { queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { orderCalls } from '#server/testing/people/orders.ts'
import { createRentals, type Rentals } from '#server/testing/people/rentals.ts'
import { uploadPicture } from '#server/testing/people/uploads.ts'

let rentals: Rentals
let calls: ReturnType<typeof orderCalls>
beforeAll(async () => {
  rentals = await createRentals()
  calls = orderCalls(rentals.app)
})
afterAll(() => rentals.app.close())

/** The numbers of the orders and bookings about which SMS were queued for this user. */
async function numbersInSms(userId: string) {
  const rows = await queryRows<{ number: string }>(
    rentals.app.services.db,
    sql`select n.content ->> 'number' as number from sms_outbox s join notices n on n.id = s.notice_id
      where s.user_id = ${userId} order by s.created_at, s.id`,
  )
  return rows.map(({ number }) => number)
}

test('a buyer who places and cancels twenty orders leaves the seller the SMS about those of others', async () => {
  const [seller, rival, buyer] = [
    await calls.person('Ramesh'),
    await calls.person('Rival'),
    await calls.person('Asha'),
  ]
  const cropId = await calls.crop(seller.token)
  const order = async (token: string) =>
    (await calls.place(token, [{ cropId, quantity: 1 }])).body.data.orders[0]
  const ofRival: string[] = []
  for (let i = 0; i < 20; i++) {
    const { _id, number } = await order(rival.token)
    await calls.change(rival.token, _id, 'cancelled')
    ofRival.push(number)
  }
  const { number } = await order(buyer.token)
  expect(await numbersInSms(seller.id)).toEqual([...ofRival.slice(0, 3), number])
  const atBell: { number: string }[] = await calls.notices(seller.token)
  expect(new Set(atBell.map((content) => content.number))).toEqual(new Set([...ofRival, number]))
})

test('of one renter’s requests in a day an owner gets three by SMS, and the renter three answers', async () => {
  const [owner, renter, other] = [
    await calls.person('Meena'),
    await calls.person('Ravi'),
    await calls.person('Mala'),
  ]
  const images = [await uploadPicture(rentals.app, owner.token)]
  const equipmentId = await rentals.equipment({ images }, owner.token)
  const request = async (token: string, day: number) =>
    (await rentals.ask(token, equipmentId, [day, day])).body.data
  const ofRenter = []
  for (let day = 1; day <= 4; day++) ofRenter.push(await request(renter.token, day))
  for (const { _id } of ofRenter) await rentals.step(owner.token, _id, 'accepted')
  const ofOther = await request(other.token, 5)
  const numbers = ofRenter.map(({ number }) => number)
  expect(await numbersInSms(owner.id)).toEqual([...numbers.slice(0, 3), ofOther.number])
  expect(await numbersInSms(renter.id)).toEqual(numbers.slice(0, 3))
})
