import { afterAll, beforeAll, expect, test } from 'vitest'
import { execute } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { createTestApiKey, revokeTestApiKey } from '#server/testing/people/api-keys.ts'
import { newCrop } from '#server/testing/people/listings.ts'
import { home, orderCalls } from '#server/testing/people/orders.ts'
import { proposalCalls } from '#server/testing/people/proposals.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

let app: TestApp
let orders: ReturnType<typeof orderCalls>
let calls: ReturnType<typeof proposalCalls>
beforeAll(async () => {
  app = await createTestApp()
  orders = orderCalls(app)
  calls = proposalCalls(app)
})
afterAll(() => app.close())

/** A seller with ten kilograms, and a buyer with a key that proposes. */
async function market() {
  const [seller, buyer] = [await orders.person('Meera'), await orders.person('Ravi')]
  const cropId = await orders.crop(seller.token)
  const key = await calls.keyOf(buyer.token)
  const order = { cropId, quantity: 4, unit: 'kg', delivery: 'pickup', payBy: 'cash' }
  return { seller, buyer, cropId, key, order }
}
const ordersOf = async (token: string) =>
  (await app.call('GET', '/api/order/my-orders', { token })).body.data.orders
const changeCrop = (token: string, cropId: string, body: object) =>
  app.call('PATCH', `/api/crop/update-crop/${cropId}`, { token, body })
const codeOf = ({ status, body }: { status: number; body: { code: string } }) => [status, body.code]
/** Lets a proposal's time pass. */
const expire = (id: string) =>
  execute(
    app.services.db,
    sql`update assistant_proposals set expires_at = clock_timestamp() where id = ${id}`,
  )

test('a proposed order does nothing until the person confirms it, and is then placed as it was shown', async () => {
  const { seller, buyer, cropId, key, order } = await market()
  const made = await calls.propose('order', key, { ...order, note: 'Ripe ones, please' })
  expect(made).toMatchObject({ kind: 'order', state: 'proposed', resultId: null, decidedAt: null })
  expect(made.confirmAt).toMatch(/^http.*\/dashboard\/proposals$/)
  expect(Date.parse(made.expiresAt) - Date.parse(made.createdAt)).toBeCloseTo(24 * 3_600_000, -4)
  expect([await orders.stock(cropId), await ordersOf(buyer.token)]).toEqual([10, []])
  expect(await orders.notices(seller.token)).toEqual([])
  expect(await orders.notices(buyer.token)).toContainEqual({
    ...{ kind: 'proposal', proposalId: made._id, act: 'order', item: 'Tomato', by: 'My helper' },
  })
  const [shown] = await calls.mine(buyer.token)
  expect(shown).toMatchObject({
    ...{ _id: made._id, state: 'proposed', keyName: 'My helper', otherName: 'Meera' },
    terms: {
      ...{ kind: 'order', name: 'Tomato', price: 20, quantity: 4, unit: 'kg', total: 80 },
      ...{ delivery: 'pickup', deliveryFee: null, payBy: 'cash', note: 'Ripe ones, please' },
    },
  })
  const confirmed = await calls.confirm(buyer.token, made._id)
  expect(confirmed.body.data).toMatchObject({ state: 'confirmed' })
  const [placed] = await ordersOf(buyer.token)
  expect(placed).toMatchObject({ _id: confirmed.body.data.resultId, total: 80, status: 'placed' })
  expect(await orders.stock(cropId)).toBe(6)
  expect((await calls.status(key, made._id)).body.data).toMatchObject({
    ...{ state: 'confirmed', resultId: placed._id },
  })
})

test('a price or a name that changed since is said, and nothing is ordered', async () => {
  const { seller, buyer, cropId, key, order } = await market()
  const { _id } = await calls.propose('order', key, order)
  await changeCrop(seller.token, cropId, { price: 21 })
  const dearer = await calls.confirm(buyer.token, _id)
  expect(codeOf(dearer)).toEqual([409, 'order.price_changed'])
  expect(dearer.body.message).toBe('The price of Tomato is now ₹21 per kg.')
  await changeCrop(seller.token, cropId, { price: 20, name: 'Green tomato' })
  expect(codeOf(await calls.confirm(buyer.token, _id))).toEqual([409, 'order.price_changed'])
  expect([await ordersOf(buyer.token), await orders.stock(cropId)]).toEqual([[], 10])
  expect((await calls.mine(buyer.token))[0]).toMatchObject({ state: 'proposed' })
  await changeCrop(seller.token, cropId, { name: 'Tomato', quantity: 3 })
  expect(codeOf(await calls.confirm(buyer.token, _id))).toEqual([409, 'order.not_available'])
})

test('a delivery goes to the profile’s address, and a fee that came since is not paid unseen', async () => {
  const { seller, buyer, key, order } = await market()
  const delivered = { ...order, delivery: 'delivery' }
  const missing = await calls.post('propose-order', key, delivered)
  expect(codeOf(missing)).toEqual([409, 'proposal.no_address'])
  const address = { line: home.line, city: home.city, state: home.state, zip: home.zip }
  await app.call('PATCH', '/api/user/update-user', { token: buyer.token, body: { address } })
  const made = await calls.propose('order', key, delivered)
  // The key may not read the profile, so its answer has no part of the address.
  expect(JSON.stringify(made)).not.toMatch(/Canal|228001|Sultanpur/)
  const [shown] = await calls.mine(buyer.token)
  expect(shown?.terms).toMatchObject({ address: { ...address, name: 'Ravi', phone: buyer.phone } })
  const sellersDelivery = (crops: object) =>
    app.call('PATCH', '/api/delivery/update-terms', { token: seller.token, body: { crops } })
  await sellersDelivery({ mode: 'pins', pinPrefixes: ['228'], flatFee: 30 })
  const refused = await calls.confirm(buyer.token, made._id)
  expect(codeOf(refused)).toEqual([409, 'order.delivery_changed'])
  expect(await ordersOf(buyer.token)).toEqual([])
  const again = await calls.propose('order', key, delivered)
  expect((await calls.mine(buyer.token))[0]?.terms).toMatchObject({ deliveryFee: 30, total: 110 })
  expect((await calls.confirm(buyer.token, again._id)).status).toBe(200)
  expect(await ordersOf(buyer.token)).toMatchObject([{ total: 110, delivery: 'delivery' }])
  await sellersDelivery({ mode: 'pins', pinPrefixes: ['411'], flatFee: 30 })
  const tooFar = await calls.post('propose-order', key, delivered)
  expect(codeOf(tooFar)).toEqual([409, 'proposal.no_delivery'])
  expect(tooFar.body.message).not.toContain('228')
})

test('a listing is added as it was proposed, and only once it is confirmed', async () => {
  const seller = await orders.person('Meera')
  const key = await calls.keyOf(seller.token)
  const { _id } = await calls.propose('listing', key, { ...newCrop, name: 'Okra', tags: ['fresh'] })
  const listed = async () =>
    (await app.call('GET', '/api/crop/my-crops', { token: seller.token })).body.data.crops
  expect(await listed()).toEqual([])
  const { body } = await calls.confirm(seller.token, _id)
  expect(await listed()).toMatchObject([
    { _id: body.data.resultId, name: 'Okra', price: 20, quantity: 5, tags: ['fresh'] },
  ])
  const wrong = { ...newCrop, price: 1.234, expiryDate: '2020-01-01' }
  expect(codeOf(await calls.post('propose-listing', key, wrong))).toEqual([400, 'input.invalid'])
})

test('a seller accepts a pending order by confirming, and strangers’ orders cannot be proposed', async () => {
  const { seller, buyer, cropId, key } = await market()
  const placed = await orders.place(buyer.token, [{ cropId, quantity: 2 }])
  const { _id: orderId } = placed.body.data.orders[0]
  const sellersKey = await calls.keyOf(seller.token)
  const made = await calls.propose('accept-order', sellersKey, { orderId })
  expect((await calls.mine(seller.token))[0]).toMatchObject({
    ...{
      otherName: 'Ravi',
      terms: { kind: 'accept-order', name: 'Tomato', quantity: 2, total: 40 },
    },
  })
  expect((await orders.get(buyer.token, orderId)).body.data.status).toBe('placed')
  const own = await calls.post('propose-accept-order', key, { orderId })
  expect(codeOf(own)).toEqual([409, 'proposal.order_not_pending'])
  const stranger = await calls.keyOf((await app.signUp()).token)
  const foreign = await calls.post('propose-accept-order', stranger, { orderId })
  expect(codeOf(foreign)).toEqual([404, 'order.not_found'])
  expect((await calls.confirm(seller.token, made._id)).body.data.resultId).toBe(orderId)
  expect((await orders.get(buyer.token, orderId)).body.data.status).toBe('accepted')
})

test('an order that was cancelled meanwhile is not accepted', async () => {
  const { seller, buyer, cropId } = await market()
  const placed = await orders.place(buyer.token, [{ cropId, quantity: 2 }])
  const { _id: orderId } = placed.body.data.orders[0]
  const made = await calls.propose('accept-order', await calls.keyOf(seller.token), { orderId })
  await orders.change(buyer.token, orderId, 'cancelled')
  expect(codeOf(await calls.confirm(seller.token, made._id))).toEqual([409, 'order.over'])
})

test('a new price needs the listing as it was, and its owner', async () => {
  const { seller, cropId, key } = await market()
  const sellersKey = await calls.keyOf(seller.token)
  const foreign = await calls.post('propose-price', key, { cropId, price: 1 })
  expect(codeOf(foreign)).toEqual([403, 'crop.not_owner'])
  const first = await calls.propose('price', sellersKey, { cropId, price: 25 })
  const second = await calls.propose('price', sellersKey, { cropId, price: 30 })
  expect((await calls.mine(seller.token))[1]?.terms).toMatchObject({ oldPrice: 20, price: 25 })
  expect((await calls.confirm(seller.token, first._id)).status).toBe(200)
  expect(codeOf(await calls.confirm(seller.token, second._id))).toEqual([
    409,
    'proposal.listing_changed',
  ])
  const crop = await app.call('GET', `/api/crop/get-crop/${cropId}`)
  expect(crop.body.data.price).toBe(25)
})

test('what is declined, too old or of a revoked key is never carried out', async () => {
  const { buyer, cropId, key, order } = await market()
  const declined = await calls.propose('order', key, order)
  expect((await calls.decline(buyer.token, declined._id)).body.data.state).toBe('declined')
  expect((await calls.decline(buyer.token, declined._id)).body.data.state).toBe('declined')
  expect((await calls.status(key, declined._id)).body.data.state).toBe('declined')
  const old = await calls.propose('order', key, order)
  await expire(old._id)
  const { key: other, secret } = await createTestApiKey(app, buyer.token)
  const orphan = await calls.propose('order', secret, order)
  await revokeTestApiKey(app, buyer.token, other._id)
  for (const { _id } of [declined, old, orphan]) {
    expect(codeOf(await calls.confirm(buyer.token, _id))).toEqual([409, 'proposal.closed'])
  }
  expect((await calls.mine(buyer.token)).map(({ state }) => state)).toEqual([
    ...['expired', 'expired', 'declined'],
  ])
  expect([await orders.stock(cropId), await ordersOf(buyer.token)]).toEqual([10, []])
  const done = await calls.propose('order', key, order)
  await calls.confirm(buyer.token, done._id)
  expect(codeOf(await calls.decline(buyer.token, done._id))).toEqual([409, 'proposal.confirmed'])
})

test('no key confirms, declines or lists, and a session proposes nothing', async () => {
  const { buyer, key, order } = await market()
  const { secret } = await createTestApiKey(app, buyer.token)
  const { _id } = await calls.propose('order', key, order)
  const refused = [403, 'api_key.not_accepted']
  for (const each of [key, secret]) {
    expect(codeOf(await calls.confirm(each, _id))).toEqual(refused)
    expect(codeOf(await calls.decline(each, _id))).toEqual(refused)
    const list = await app.call('GET', '/api/proposals/my-proposals', { token: each })
    expect(codeOf(list)).toEqual(refused)
    for (const name of ['confirm', 'decline']) {
      const answer = await app.server.inject({
        ...{ method: 'POST', url: `/trpc/proposal.${name}` },
        headers: { authorization: `Bearer ${each}` },
        payload: { json: { proposalId: _id } },
      })
      expect(answer.statusCode).toBe(403)
    }
  }
  const own = await calls.post('propose-order', buyer.token, order)
  expect(codeOf(own)).toEqual([403, 'proposal.key_required'])
  // Another key of the person, and another person, see nothing of it.
  expect(codeOf(await calls.status(secret, _id))).toEqual([404, 'proposal.not_found'])
  const stranger = await app.signUp()
  for (const decide of [calls.confirm, calls.decline]) {
    expect(codeOf(await decide(stranger.token, _id))).toEqual([404, 'proposal.not_found'])
  }
  expect((await calls.mine(buyer.token))[0]).toMatchObject({ _id, state: 'proposed' })
})

test('declining one proposal leaves the person’s others open', async () => {
  const { buyer, key, order } = await market()
  const [open, declined] = [
    await calls.propose('order', key, order),
    await calls.propose('order', key, { ...order, quantity: 3 }),
  ]
  expect((await calls.decline(buyer.token, declined._id)).body.data.state).toBe('declined')
  const stateById = new Map((await calls.mine(buyer.token)).map(({ _id, state }) => [_id, state]))
  expect([stateById.get(open._id), stateById.get(declined._id)]).toEqual(['proposed', 'declined'])
  expect((await calls.confirm(buyer.token, open._id)).body.data).toMatchObject({
    ...{ _id: open._id, state: 'confirmed' },
  })
})
