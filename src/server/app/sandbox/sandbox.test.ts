import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApiKey, revokeTestApiKey } from '#server/testing/people/api-keys.ts'
import { newCrop } from '#server/testing/people/listings.ts'
import { createSandboxTestApp, type SandboxTestApp } from '#server/testing/sandbox-app.ts'
import { sandboxOtp, sandboxPersonIds, sandboxPhones } from '#shared/sandbox/sandbox.constants.ts'

let app: SandboxTestApp
let integrator: Awaited<ReturnType<SandboxTestApp['addIntegrator']>>
beforeAll(async () => {
  app = await createSandboxTestApp()
  integrator = await app.addIntegrator()
}, 120_000)
afterAll(() => app.close())

const get = (token: string, path: string) => app.call('GET', `/api/${path}`, { token })
const post = (token: string, path: string, body: object = {}) =>
  app.call('POST', `/api/${path}`, { token, body })
const codeOf = ({ status, body }: { status: number; body: { code?: string } }) => [
  status,
  body.code,
]

test('a test key acts for a person of its sandbox', async () => {
  expect(integrator.seller).toMatch(/^khk_test_/)
  const seller = (await get(integrator.seller, 'user/get-user')).body.data
  expect(seller).toMatchObject({
    _id: sandboxPersonIds.seller,
    phone: sandboxPhones.seller,
    firstName: 'Sandbox',
    lastName: 'Seller',
  })
  const buyer = (await get(integrator.buyer, 'user/get-user')).body.data
  expect(buyer).toMatchObject({ _id: sandboxPersonIds.buyer, lastName: 'Buyer' })
}, 120_000)

test('an address that a sandbox does not have is refused in the usual form', async () => {
  for (const url of ['/dashboard', '/apple/crops', '/api/nothing']) {
    const { status, body } = await app.call('GET', url, { token: integrator.seller })
    expect([url, status, body]).toMatchObject([
      url,
      404,
      { success: false, code: 'route.not_found' },
    ])
  }
}, 120_000)

test('an order is tried out without people, until time ends it', async () => {
  const crop = (await post(integrator.seller, 'crop/add-crop', newCrop)).body.data
  const placing = { lines: [{ cropId: crop._id, quantity: 1 }], delivery: 'pickup', payBy: 'cash' }
  const placed = await post(integrator.buyer, 'order/place-orders', placing)
  const [order] = placed.body.data.orders
  expect(order.status).toBe('placed')
  const sales = await get(integrator.seller, 'order/seller-orders')
  expect(sales.body.data.orders[0]._id).toBe(order._id)

  const before = (await get(integrator.seller, 'sandbox')).body.data
  const moved = await post(integrator.seller, 'sandbox/move-clock', { hours: 25 })
  expect(moved.body.data.hoursAhead).toBe(before.hoursAhead + 25)
  const expired = (await get(integrator.buyer, `order/get-order/${order._id}`)).body.data
  expect(expired.status).toBe('expired')
  const later = await post(integrator.buyer, 'order/place-orders', placing)
  const [second] = later.body.data.orders
  expect(Date.parse(second.createdAt)).toBeGreaterThan(Date.parse(order.createdAt) + 25 * 3_600_000)
  const accepted = await post(integrator.seller, `order/change-status/${second._id}`, {
    to: 'accepted',
  })
  expect(accepted.body.data.status).toBe('accepted')
})

test('a person logs in to the sandbox with the fixed code, and no SMS is sent', async () => {
  const phone = sandboxPhones.buyer
  await post(integrator.buyer, 'auth/login/request-otp', { phone })
  expect(app.lastSms(phone)).toBeUndefined()
  const login = await post(integrator.buyer, 'auth/login/verify-otp', { phone, otp: sandboxOtp })
  const { token } = login.body
  expect(token).toMatch(/^khs_test_/)
  const profile = (await get(token, 'user/get-user')).body.data
  expect(profile._id).toBe(sandboxPersonIds.buyer)
  // The code is worth nothing in the real shop, nor is the session anywhere else.
  const real = await app.signUp()
  await app.call('POST', '/api/auth/login/request-otp', { body: { phone: real.phone } })
  const guess = { phone: real.phone, otp: sandboxOtp }
  expect((await app.call('POST', '/api/auth/login/verify-otp', { body: guess })).status).toBe(401)
  expect((await get(`${token}x`, 'user/get-user')).status).toBe(401)
  expect(codeOf(await post(token, 'sandbox/reset'))).toEqual([403, 'sandbox.test_key_needed'])
})

test('only test keys reach a sandbox', async () => {
  const { secret } = await createTestApiKey(app, integrator.token)
  for (const token of [secret, integrator.token]) {
    expect(codeOf(await get(token, 'sandbox'))).toEqual([403, 'sandbox.test_key_needed'])
  }
  const refused = await app.call('POST', '/api/sandbox/reset', { body: {} })
  expect(codeOf(refused)).toEqual([403, 'sandbox.test_key_needed'])
})

test('a sandbox, another one and the real shop show each other nothing and change nothing of each other', async () => {
  const other = await app.addIntegrator()
  const { token } = await app.signUp()
  const add = async (seller: string, name: string): Promise<string> =>
    (await post(seller, 'crop/add-crop', { ...newCrop, name })).body.data._id
  const shops = [
    { name: 'Okra of the shop', seller: token },
    { name: 'Okra of the sandbox', seller: integrator.seller },
    { name: 'Okra of another', seller: other.seller },
  ]
  const ids: string[] = []
  for (const { seller, name } of shops) ids.push(await add(seller, name))
  for (const [at, { name, seller }] of shops.entries()) {
    const { crops } = (await get(seller, 'crop/all-crops?q=okra')).body.data
    expect(crops.map((crop: { name: string }) => crop.name)).toEqual([name])
    for (const foreign of ids.toSpliced(at, 1)) {
      expect((await get(seller, `crop/get-crop/${foreign}`)).status).toBe(404)
      const body = { price: 1 }
      const changed = await app.call('PATCH', `/api/crop/update-crop/${foreign}`, {
        token: seller,
        body,
      })
      expect(changed.status).toBe(404)
    }
  }
}, 120_000)

test('a revoked test key opens nothing', async () => {
  const { key, secret } = await createTestApiKey(app, integrator.token, { sandboxPerson: 'buyer' })
  expect((await get(secret, 'sandbox')).status).toBe(200)
  await revokeTestApiKey(app, integrator.token, key._id)
  expect(codeOf(await get(secret, 'sandbox'))).toEqual([401, 'api_key.invalid'])
})

test('a scope that the test key lacks is missing in the sandbox too', async () => {
  const { secret } = await createTestApiKey(app, integrator.token, {
    sandboxPerson: 'buyer',
    scopes: ['orders:read'],
  })
  expect(codeOf(await get(secret, 'user/get-user'))).toEqual([403, 'api_key.scope_missing'])
  expect(codeOf(await get(integrator.buyer, 'api-keys/my-keys'))).toEqual([
    403,
    'api_key.not_accepted',
  ])
})

test('the limits of a key are in the headers of the sandbox’s answers', async () => {
  const { headers } = await get(integrator.seller, 'sandbox')
  expect(headers['ratelimit-limit']).toBe('1000000')
})

test('a reset deletes everything and sets the clock back', async () => {
  await post(integrator.seller, 'crop/add-crop', { ...newCrop, name: 'Brinjal' })
  expect((await post(integrator.seller, 'sandbox/reset')).status).toBe(200)
  expect((await get(integrator.seller, 'sandbox')).body.data.hoursAhead).toBe(0)
  expect((await get(integrator.seller, 'crop/my-crops')).body.data.crops).toEqual([])
}, 120_000)
