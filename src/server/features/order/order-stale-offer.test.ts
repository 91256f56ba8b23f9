import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { execute } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { deliveryCalls, pins } from '#server/testing/people/deliveries.ts'
import { home, orderCalls } from '#server/testing/people/orders.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { PlaceOrdersInput } from '#shared/order/order.schema.ts'
import { requireWithinBuyerLimits, StaleOfferError } from './order-limits.service.ts'
import { placeOrders } from './order-place.service.ts'

/** What changes between the look at an offer and the transaction that writes its order. */

let app: TestApp
let calls: ReturnType<typeof orderCalls>
let seller: Awaited<ReturnType<typeof calls.person>>
let buyer: Awaited<ReturnType<typeof calls.person>>
let cropId: string
beforeAll(async () => {
  app = await createTestApp()
  calls = orderCalls(app)
})
afterAll(() => app.close())
beforeEach(async () => {
  seller = await calls.person('Ramesh')
  buyer = await calls.person('Asha')
  cropId = await calls.crop(seller.token)
})

test('an order whose delivery terms change before it is written is not placed, and takes no stock', async () => {
  const deliveries = deliveryCalls(app)
  await deliveries.moveTo(seller.token, pins.pune)
  const crops = { mode: 'radius', radiusKm: 50, flatFee: 100 }
  expect((await deliveries.setTerms(seller.token, { crops })).status).toBe(200)
  const input = PlaceOrdersInput.parse({
    lines: [{ cropId, quantity: 1 }],
    delivery: 'delivery',
    payBy: 'cash',
    address: { ...home, zip: pins.puneCamp },
    deliveries: [{ sellerId: seller.id, delivery: 'delivery', fee: 100 }],
  })
  const setFee = (flatFee: number) =>
    placeOrders(app.services, {
      buyerId: buyer.id,
      key: null,
      input,
      join: async (em) => {
        await execute(
          em,
          sql`update delivery_terms set crops = crops || ${sql.json({ flatFee })}::jsonb where user_id = ${seller.id}`,
        )
      },
    })
  await expect(setFee(150)).rejects.toMatchObject({ code: 'order.busy' })
  expect(await calls.stock(cropId)).toBe(10)
  const { orders } = await setFee(100)
  expect(orders).toMatchObject([{ deliveryFee: 100 }])
  expect(await calls.stock(cropId)).toBe(9)
})

test.each(['seller', 'buyer'] as const)(
  'a %s who blocks the other before an order is written gets none',
  async (by) => {
    const [blocker, blocked] = by === 'seller' ? [seller, buyer] : [buyer, seller]
    const write = (isBlocking: boolean) =>
      app.services.db.transaction(async (em) => {
        if (isBlocking) {
          await execute(
            em,
            sql`insert into message_blocks (blocker_id, blocked_id, created_at) values (${blocker.id}, ${blocked.id}, now())`,
          )
        }
        const checkout = { buyerId: buyer.id, key: null }
        const orders = [{ sellerId: seller.id, lines: [] }]
        return requireWithinBuyerLimits(em, app.services.env, checkout, orders)
      })
    await expect(write(true)).rejects.toThrow(StaleOfferError)
    expect(await write(false)).toBe('allowed')
  },
)
