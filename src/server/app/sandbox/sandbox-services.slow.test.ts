import { Webhook } from 'standardwebhooks'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApiKey } from '#server/testing/people/api-keys.ts'
import { newCrop } from '#server/testing/people/listings.ts'
import { callTool, connectMcp } from '#server/testing/people/mcp-client.ts'
import { uploadPicture } from '#server/testing/people/uploads.ts'
import { untilTrue, webhookCalls } from '#server/testing/people/webhooks.ts'
import { createSandboxTestApp, type SandboxTestApp } from '#server/testing/sandbox-app.ts'
import { behaviours, startStandIn } from '#server/testing/stand-ins/stand-in.ts'
import { sandboxPhones } from '#shared/sandbox/sandbox.constants.ts'

/** Another site, whose scripts may call the API. */
const partner = 'https://partner.example'

let app: SandboxTestApp
let address: string
/** Has a shop, and two test keys. */
let integrator: Awaited<ReturnType<SandboxTestApp['addIntegrator']>>
let liveKey: string
beforeAll(async () => {
  app = await createSandboxTestApp(
    { WEBHOOKS_TO_PRIVATE_ADDRESSES: 'true', CORS_ORIGINS: partner },
    { copiesSandboxes: false },
  )
  address = await app.server.listen({ port: 0, host: '127.0.0.1' })
  integrator = await app.addIntegrator()
  liveKey = (await createTestApiKey(app, integrator.token)).secret
}, 240_000)
afterAll(() => app.close())

const get = (token: string, path: string) => app.call('GET', `/api/${path}`, { token })
const post = (token: string, path: string, body: object = {}) =>
  app.call('POST', `/api/${path}`, { token, body })
const addCrop = async (token: string, name: string) =>
  (await post(token, 'crop/add-crop', { ...newCrop, name })).body.data._id as string
const textOf = async (url: string, token: string) => {
  const headers = { authorization: `Bearer ${token}` }
  const { statusCode, body } = await app.server.inject({ url, headers })
  return { statusCode, body }
}

test('a picture is in the shop or the sandbox where it was sent', async () => {
  const invented = await uploadPicture(app, integrator.seller)
  const real = await uploadPicture(app, liveKey)
  expect((await textOf(invented, integrator.buyer)).statusCode).toBe(200)
  expect((await textOf(real, liveKey)).statusCode).toBe(200)
  expect((await textOf(invented, liveKey)).statusCode).toBe(404)
  expect((await app.server.inject({ url: invented })).statusCode).toBe(404)
  expect((await textOf(real, integrator.seller)).statusCode).toBe(404)
  const crossed = await post(integrator.seller, 'crop/add-crop', { ...newCrop, images: [real] })
  expect(crossed.status).toBe(400)
}, 120_000)

test('a webhook hears of its own shop or sandbox alone, at the real time', async () => {
  const hooks = webhookCalls(app)
  const receiver = await startStandIn(behaviours.answers({}))
  const received = (word: string) => receiver.requests.filter(({ body }) => body.includes(word))
  const { secret, webhook } = await hooks.create(integrator.seller, `${receiver.url}/sandbox`)
  await hooks.create(liveKey, `${receiver.url}/live`)
  await post(integrator.seller, 'sandbox/move-clock', { hours: 48 })
  const inventedId = await addCrop(integrator.seller, 'Inventedgram')
  const realId = await addCrop(liveKey, 'Realgram')
  await untilTrue(() => received(inventedId).length === 1 && received(realId).length === 1)
  expect(received(inventedId).map(({ url }) => url.pathname)).toEqual(['/sandbox'])
  expect(received(realId).map(({ url }) => url.pathname)).toEqual(['/live'])
  const [sent] = received(inventedId)
  // Verifying refuses a time that is more than five minutes from the receiver's.
  const event = new Webhook(secret).verify(sent?.body ?? '', sent?.headers as never)
  expect(Date.parse((event as { at: string }).at)).toBeGreaterThan(Date.now() + 47 * 3_600_000)
  await untilTrue(() => hooks.hasNothingWaiting(integrator.seller, webhook._id))
  await receiver.close()
}, 120_000)

test('the feed of changes and the export tell of their own shop or sandbox alone', async () => {
  const inventedId = await addCrop(integrator.seller, 'Inventedmaize')
  const realId = await addCrop(liveKey, 'Realmaize')
  for (const path of ['changes?limit=100', 'shop-export/crops.jsonl']) {
    const ofSandbox = (await textOf(`/api/${path}`, integrator.seller)).body
    const ofShop = (await textOf(`/api/${path}`, liveKey)).body
    expect([ofSandbox.includes(inventedId), ofSandbox.includes(realId)]).toEqual([true, false])
    expect([ofShop.includes(inventedId), ofShop.includes(realId)]).toEqual([false, true])
  }
}, 120_000)

test('an import writes into its own sandbox alone', async () => {
  const file =
    'Reference,Crop name,Category,Price,Quantity,Unit,Harvest date,Expiry date,Dispatch time\n'
  const rows = `inv-1,Inventedbajra,Grains,20,50,kg,2026-01-10,2099-12-31,2\n`
  const sent = await app.call('POST', '/api/listing-import/upload?kind=crops&name=a.csv', {
    token: integrator.seller,
    body: Buffer.from(file + rows),
    headers: { 'content-type': 'text/csv' },
  })
  expect(sent.status).toBe(200)
  const { _id: id, mapping } = sent.body.data
  await post(integrator.seller, `listing-import/check/${id}`, { mapping })
  const state = async () =>
    (await get(integrator.seller, `listing-import/get-import/${id}`)).body.data.state
  await untilTrue(async () => (await state()) === 'checked')
  expect((await get(liveKey, `listing-import/get-import/${id}`)).status).toBe(404)
  await post(integrator.seller, `listing-import/start/${id}`)
  await untilTrue(async () => (await state()) === 'done')
  expect((await textOf('/api/crop/my-crops', integrator.seller)).body).toContain('Inventedbajra')
  const countHits = async (token: string) =>
    (await get(token, 'crop/all-crops?q=Inventedbajra')).body.data.total
  expect([await countHits(integrator.buyer), await countHits(liveKey)]).toEqual([1, 0])
}, 120_000)

test('an assistant with a test key sees and proposes in the sandbox alone', async () => {
  const inventedId = await addCrop(integrator.seller, 'Inventedragi')
  const realId = await addCrop(liveKey, 'Realragi')
  const assistant = await connectMcp(address, integrator.buyer)
  expect((await callTool(assistant, 'get_listing', { cropId: inventedId })).isError).toBe(false)
  expect((await callTool(assistant, 'get_listing', { cropId: realId })).isError).toBe(true)
  const inShop = await connectMcp(address, liveKey)
  expect((await callTool(inShop, 'get_listing', { cropId: inventedId })).isError).toBe(true)
}, 120_000)

test.each([
  [partner, 200],
  ['https://evil.example', 403],
])(
  'an assistant at %s with a test key is answered %i, as with any other key',
  async (origin, status) => {
    for (const key of [integrator.buyer, liveKey]) {
      const answer = await app.server.inject({
        method: 'POST',
        url: '/mcp',
        headers: {
          accept: 'application/json, text/event-stream',
          authorization: `Bearer ${key}`,
          origin,
        },
        payload: { jsonrpc: '2.0', id: 1, method: 'tools/list' },
      })
      const allowed = status === 200 ? partner : undefined
      expect([answer.statusCode, answer.headers['access-control-allow-origin']]).toEqual([
        status,
        allowed,
      ])
    }
  },
  120_000,
)

test('an order of the sandbox notifies its seller there, and nobody with the same number', async () => {
  const namesake = await app.signUp(sandboxPhones.seller)
  const cropId = await addCrop(integrator.seller, 'Inventedjowar')
  const placing = { lines: [{ cropId, quantity: 1 }], delivery: 'pickup', payBy: 'cash' }
  expect((await post(integrator.buyer, 'order/place-orders', placing)).status).toBe(200)
  const notificationsOf = async (token: string) => (await textOf('/api/user/notices', token)).body
  expect(await notificationsOf(integrator.seller)).toContain('Sandbox Buyer')
  expect(await notificationsOf(namesake.token)).not.toContain('Sandbox')
  await post(integrator.seller, 'sandbox/move-clock', { hours: 25 })
  expect(app.lastSms(sandboxPhones.seller)?.text).toMatch(/OTP/)
  expect(app.lastSms(sandboxPhones.buyer)).toBeUndefined()
}, 120_000)
