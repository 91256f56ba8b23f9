import { afterAll, beforeAll, expect, test } from 'vitest'
import { home, orderCalls } from '#server/testing/people/orders.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

let app: TestApp
let calls: ReturnType<typeof orderCalls>
let seller: { token: string }
let asha: { token: string; phone: string }
let numbers: string[]
beforeAll(async () => {
  app = await createTestApp()
  calls = orderCalls(app)
  seller = await calls.person('Ramesh')
  asha = await calls.person('Asha')
  const bina = await calls.person('=Bina')
  const tomato = await calls.crop(seller.token)
  const onion = await calls.crop(seller.token, { name: '100% "pure" onion' })
  const placed = [
    await calls.place(asha.token, [{ cropId: tomato, quantity: 1 }], {
      delivery: 'delivery',
      address: { ...home, line: '12, Canal Road' },
      note: '=HYPERLINK("http://evil.example")',
    }),
    await calls.place(asha.token, [
      { cropId: tomato, quantity: 2 },
      { cropId: onion, quantity: 3 },
    ]),
    await calls.place(bina.token, [{ cropId: onion, quantity: 1 }]),
  ]
  const orders = placed.map(({ body }) => body.data.orders[0])
  numbers = orders.map(({ number }) => number)
  await calls.change(seller.token, orders[0]._id, 'accepted')
  await calls.change(seller.token, orders[2]._id, 'declined', 'Too far')
})
afterAll(() => app.close())

const list = async (side: string, token: string, query: object = {}) => {
  const search = new URLSearchParams({ ...query })
  const { status, body } = await app.call('GET', `/api/order/${side}-orders?${search}`, { token })
  expect(status).toBe(200)
  return body.data
}
const findNumbers = async (q: string, side = 'seller', token = seller.token) =>
  (await list(side, token, { q })).orders.map(({ number }: { number: string }) => number)

test('buyers and sellers have separate lists, newest first, with counts per status', async () => {
  const sales = await list('seller', seller.token)
  expect(sales.orders.map(({ number }: { number: string }) => number)).toEqual(numbers.toReversed())
  expect(sales).toMatchObject({
    total: 3,
    totalPages: 1,
    counts: { placed: 1, accepted: 1, declined: 1 },
  })
  expect(sales.orders[1]).toMatchObject({
    role: 'seller',
    otherName: 'Asha',
    total: 100,
    lines: [{ name: 'Tomato' }, { quantity: 3 }],
  })
  const ownOrders = await list('my', asha.token)
  expect(ownOrders).toMatchObject({
    total: 2,
    orders: [{ role: 'buyer', otherName: 'Ramesh' }, {}],
  })
  expect(await list('my', seller.token)).toMatchObject({ total: 0, totalPages: 0, counts: {} })
})

test('a list can be filtered by status, and its pages do not overlap', async () => {
  const accepted = await list('seller', seller.token, { status: 'accepted' })
  expect(accepted).toMatchObject({ total: 1, orders: [{ number: numbers[0] }] })
  const pages = [1, 2, 3].map((page) => list('seller', seller.token, { limit: 1, page }))
  const rows = (await Promise.all(pages)).flatMap(({ orders }) => orders)
  expect(rows.map(({ number }) => number)).toEqual(numbers.toReversed())
  expect(await list('seller', seller.token, { limit: 2, page: 3 })).toMatchObject({
    orders: [],
    total: 3,
  })
})

test('orders of the same total are listed newest first, whether the lowest or the highest total comes first', async () => {
  const [first, second, third] = numbers
  const sorted = async (sort: string) =>
    (await list('seller', seller.token, { sort })).orders.map(
      ({ number }: { number: string }) => number,
    )
  expect(await sorted('total-low')).toEqual([third, first, second])
  expect(await sorted('total-high')).toEqual([second, third, first])
})

test('an order is found by its number in any common form, by a crop, or by the counterparty’s name', async () => {
  const [first, second, third] = numbers
  expect(await findNumbers(first ?? '')).toEqual([first])
  expect(await findNumbers((first ?? '').toLowerCase().replace('-', ' '))).toEqual([first])
  expect(await findNumbers('tomat')).toEqual([second, first])
  expect(await findNumbers('bina')).toEqual([third])
  expect(await findNumbers('ramesh', 'my', asha.token)).toEqual([second, first])
  expect(await findNumbers('100% "')).toEqual([third, second])
  expect(await findNumbers('%')).toEqual([third, second])
  expect(await findNumbers('nothing like it')).toEqual([])
  expect(await list('seller', seller.token, { q: 'tomat', status: 'accepted' })).toMatchObject({
    total: 1,
    counts: { placed: 1 },
  })
})

const csv = (query = '', token = seller.token) =>
  app.server.inject({
    url: `/api/order/export-orders${query}`,
    headers: token ? { authorization: `Bearer ${token}` } : {},
  })

test('a seller’s orders are exported as CSV in which no cell can run as a formula', async () => {
  const response = await csv()
  expect(response.statusCode).toBe(200)
  expect(response.headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(response.headers['content-disposition']).toMatch(
    /^attachment; filename="orders-[\d-]+\.csv"$/,
  )
  const [head, ...rows] = response.body.trimEnd().split('\r\n')
  expect(head).toMatch(/^\ufeffOrder,Placed,Status,Buyer,Buyer phone,Crop,Quantity/)
  expect(rows).toHaveLength(4)
  expect(rows[0]).toContain(`${numbers[2]},`)
  expect(rows[0]).toContain(`declined,'=Bina,,"100% ""pure"" onion",1,kg,20.00,20.00,cash`)
  expect(rows[2]).toContain('3,kg,20.00,,cash')
  expect(rows[3]).toContain(`accepted,Asha,${asha.phone},Tomato,1,kg,20.00,20.00,cash`)
  expect(rows[3]).toContain('"12, Canal Road",Sultanpur')
  expect(rows[3]).toContain(`"'=HYPERLINK(""http://evil.example"")"`)
})

test('the export is in Hindi for a page in Hindi, and in English for software', async () => {
  const headOf = async (query: string) => (await csv(query)).body.split('\r\n')[0]
  expect(await headOf('?language=hi')).toMatch(/^\ufeffऑर्डर,कब किया,स्थिति,खरीदार,/)
  expect(await headOf('?language=en')).toMatch(/^\ufeffOrder,Placed,Status,Buyer,/)
  expect((await csv('?language=hi')).body).toContain(',मान लिया,Asha,')
  const refused = await csv('?language=fr')
  expect([refused.statusCode, refused.json().code]).toEqual([400, 'input.invalid'])
})

test('the export has the list’s filters, is empty for other users, and requires a token', async () => {
  expect((await csv('?status=accepted')).body.trimEnd().split('\r\n')).toHaveLength(2)
  expect((await csv('?q=bina')).body.trimEnd().split('\r\n')).toHaveLength(2)
  expect((await csv('', asha.token)).body.trimEnd().split('\r\n')).toHaveLength(1)
  const refused = await csv('?status=sold')
  expect([refused.statusCode, refused.json().code]).toEqual([400, 'input.invalid'])
  expect((await csv('', '')).statusCode).toBe(401)
})

test('an order is found by the names of its kinds of crops in English and Hindi', async () => {
  const [first, second, third] = numbers
  expect(await findNumbers('प्याज़')).toEqual([third, second])
  expect(await findNumbers('प्याज')).toEqual([third, second])
  expect(await findNumbers('टमा', 'my', asha.token)).toEqual([second, first])
  expect(await findNumbers('प्याज़ · 100% "pure" onion')).toEqual([third, second])
  expect(await findNumbers('pure pyaz')).toEqual([third, second])
  expect(await findNumbers('pure tamatar')).toEqual([])
  expect(await findNumbers('आलू')).toEqual([])
  const named = await calls.crop(seller.token, { name: 'भिंडी' })
  const { body } = await calls.place(asha.token, [{ cropId: named, quantity: 1 }])
  const { number } = body.data.orders[0]
  expect(await findNumbers('okra')).toEqual([number])
  expect(
    (await list('seller', seller.token, { q: 'Okra', sort: 'total-low' })).orders,
  ).toMatchObject([{ number }])
  expect((await csv(`?q=${encodeURIComponent('okra')}`)).body.trimEnd().split('\r\n')).toHaveLength(
    2,
  )
})
