import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { orderCalls } from '#server/testing/people/orders.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { daysBefore, indiaDay } from '#shared/kit/india-day.ts'

let app: TestApp
let calls: ReturnType<typeof orderCalls>
let seller: { token: string; id: string }
let token: string
let tomato: string
beforeAll(async () => {
  app = await createTestApp()
  calls = orderCalls(app)
  seller = await calls.person('Ramesh')
  tomato = await calls.crop(seller.token, { quantity: 5.5 })
})
afterAll(() => app.close())
beforeEach(async () => {
  ;({ token } = await app.signUp())
})

const get = async () => (await app.call('GET', '/api/basket/get-basket', { token })).body.data
const put = (cropId: string, quantity: number, price?: number) =>
  calls.post('/basket/put-line', token, { cropId, quantity, price })
const check = async (lines: object[], by?: string) =>
  (await app.call('POST', '/api/basket/check', { ...(by && { token: by }), body: { lines } })).body

afterEach(() => {
  vi.useRealTimers()
})

test('a visitor’s cart is priced: grouped by seller, with prices, totals and whole units in stock', async () => {
  const other = await calls.person('Meena', '')
  const onion = await calls.crop(other.token, { name: 'Onion', price: 0.1, unit: 'piece' })
  const { data } = await check([
    { cropId: tomato, quantity: 1 },
    { cropId: onion, quantity: 3, price: 0.1 },
    { cropId: tomato.toUpperCase(), quantity: 2 },
  ])
  expect(data).toEqual({
    parts: [
      {
        seller: {
          _id: seller.id,
          name: 'Ramesh',
          place: '',
          placeHindi: null,
          verified: false,
          takesUpi: true,
        },
        lines: [
          {
            cropId: tomato,
            quantity: 3,
            name: 'Tomato',
            image: null,
            unit: 'kg',
            price: 20,
            oldPrice: null,
            oldUnit: null,
            oldCurrency: null,
            oldName: null,
            kindHindi: 'टमाटर',
            kindImage: expect.stringMatching(/\/tomato-[0-9a-f]{8}\.svg$/),
            isUnitUnknown: false,
            stock: 5,
            problem: null,
          },
        ],
        total: 60,
        delivery: expect.objectContaining({ outcome: 'agreed', fee: null }),
      },
      {
        seller: expect.objectContaining({ name: 'Meena', takesUpi: false }),
        lines: [expect.objectContaining({ name: 'Onion', unit: 'piece', quantity: 3 })],
        total: 0.3,
        delivery: expect.objectContaining({ outcome: 'agreed', fee: null }),
      },
    ],
    total: 60.3,
    deliverTo: null,
    isReady: true,
  })
})

test.each([
  ['at noon in India', 'T06:30:00Z'],
  ['after midnight in India, while UTC has the day before', 'T20:00:00Z'],
])('a crop can be bought until the end of its last day, asked %s', async (_, time) => {
  const tomorrow = daysBefore(indiaDay(), -1)
  vi.useFakeTimers({ now: Date.parse(`${tomorrow}${time}`), toFake: ['Date'] })
  const crop = (daysAgo: number) =>
    calls.crop(seller.token, { expiryDate: daysBefore(indiaDay(), daysAgo) })
  const [today, yesterday] = [await crop(0), await crop(1)]
  const lines = [today, yesterday].map((cropId) => ({ cropId, quantity: 1 }))
  const { data } = await check(lines)
  const problems = data.parts[0].lines.map(({ problem }: { problem: string | null }) => problem)
  expect(problems).toEqual([null, 'expired'])
  expect((await calls.place(token, lines.slice(0, 1))).status).toBe(200)
})

test('problems are reported per line, and lines with problems do not count for the total', async () => {
  const crops = {
    'less-stock': tomato,
    'sold-out': await calls.crop(seller.token, { quantity: 1 }),
    expired: await calls.crop(seller.token, { expiryDate: '2026-01-02' }),
    gone: await calls.crop(seller.token, { isArchived: true }),
    own: await calls.crop(token),
  }
  await calls.place(token, [{ cropId: crops['sold-out'], quantity: 1 }])
  const lines = Object.values(crops).map((cropId) => ({ cropId, quantity: 6 }))
  const { data } = await check(
    [...lines, { cropId: crypto.randomUUID(), quantity: 1, price: 5 }],
    token,
  )
  type Line = { cropId: string; problem: string }
  const seen = data.parts.flatMap((part: { lines: Line[] }) => part.lines)
  for (const [problem, cropId] of Object.entries(crops)) {
    expect(seen.find((line: Line) => line.cropId === cropId)).toMatchObject({ problem })
  }
  expect(data.parts.find(({ seller: who }: { seller: unknown }) => who === null)).toMatchObject({
    lines: [{ name: '', problem: 'gone', price: 0 }, { problem: 'gone' }],
  })
  expect([data.total, data.isReady]).toEqual([0, false])
  const isOwn = (await check([{ cropId: crops.own, quantity: 1 }])).data.isReady
  expect(isOwn).toBe(true)
})

test('a stored cart remembers the price that the buyer saw and reports a change', async () => {
  expect((await put(tomato, 2, 18)).body.data).toMatchObject({ total: 40, isReady: false })
  expect(await get()).toMatchObject({ parts: [{ lines: [{ oldPrice: 18, price: 20 }] }] })
  expect((await put(tomato, 3)).body.data).toMatchObject({ total: 60, isReady: true })
  expect((await put(tomato, 0)).body.data).toEqual({
    parts: [],
    total: 0,
    deliverTo: null,
    isReady: false,
  })
})

test('unknown crops and fractional quantities are rejected', async () => {
  const archived = await calls.crop(seller.token, { isArchived: true })
  for (const cropId of [archived, crypto.randomUUID()]) {
    const { status, body } = await put(cropId, 1)
    expect([status, body.code]).toEqual([404, 'crop.not_found'])
  }
  for (const quantity of [-1, 0.5, 1e9]) expect((await put(tomato, quantity)).status).toBe(400)
  expect((await put('tomato', 1)).body.message).toBe('This crop is no longer here.')
  expect((await put(tomato, 1, 1e308)).status).toBe(400)
})

test('a visitor’s cart joins the stored one with the larger quantities and without crops that are gone', async () => {
  const [onion, wheat] = [await calls.crop(seller.token), await calls.crop(seller.token)]
  await put(tomato, 2)
  await put(onion, 5)
  const lines = [
    { cropId: wheat, quantity: 1, price: 19 },
    { cropId: tomato, quantity: 4 },
    { cropId: onion, quantity: 1 },
    { cropId: crypto.randomUUID(), quantity: 1 },
  ]
  const { status, body } = await calls.post('/basket/join', token, { lines })
  expect(status).toBe(200)
  expect(body.data.parts[0].lines).toMatchObject([
    { cropId: tomato, quantity: 4 },
    { cropId: onion, quantity: 5 },
    { cropId: wheat, quantity: 1, oldPrice: 19 },
  ])
  expect((await calls.post('/basket/join', token, { lines: [] })).body.data.total).toBe(200)
})

test('a cart is limited to fifty crops, also for concurrent changes and when carts are joined', async () => {
  const crops: string[] = []
  for (let i = 0; i < 52; i++) crops.push(await calls.crop(seller.token))
  const lines = crops.slice(0, 49).map((cropId) => ({ cropId, quantity: 1 }))
  await calls.post('/basket/join', token, { lines })
  const answers = await Promise.all(crops.slice(49).map((cropId) => put(cropId, 1)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  const again = crops.slice(2).map((cropId) => ({ cropId, quantity: 2 }))
  const { body } = await calls.post('/basket/join', token, { lines: again })
  expect(body.data.parts[0].lines).toHaveLength(50)
  expect(body.data.parts[0].lines[2]).toMatchObject({ cropId: crops[2], quantity: 2 })
  const tooMany = crops.map((cropId) => ({ cropId, quantity: 1 }))
  expect((await check(tooMany)).message).toBe('A cart can hold up to 50 crops')
})

test('users see only their own cart', async () => {
  await put(tomato, 1)
  const other = await app.signUp()
  const { body } = await app.call('GET', '/api/basket/get-basket', { token: other.token })
  expect(body.data.parts).toEqual([])
  expect((await app.call('GET', '/api/basket/get-basket')).status).toBe(401)
})
