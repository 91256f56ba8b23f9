import { afterAll, beforeAll, expect, test } from 'vitest'
import { runCrowd } from '#server/testing/crowd.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

let app: TestApp
let farmer: string
let buyer: string
beforeAll(async () => {
  app = await createTestApp()
  farmer = (await app.signUp()).token
  buyer = (await app.signUp()).token
})
afterAll(() => app.close())

const tomatoes = {
  name: 'Fresh tomatoes',
  category: 'Vegetables',
  price: 32.5,
  quantity: 400,
  unit: 'kg',
  description: 'Picked this morning',
  harvestDate: '2026-11-01',
  expiryDate: '2099-12-01',
  dispatchTime: 2,
  tags: [' red ', 'red', ''],
}

async function add(changes: object = {}, token = farmer): Promise<string> {
  const body = { ...tomatoes, ...changes }
  const answer = await app.call('POST', '/api/crop/add-crop', { token, body })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body.data._id
}
const get = (id: string, token?: string) =>
  app.call('GET', `/api/crop/get-crop/${id}`, token ? { token } : {})
const patch = (id: string, body: object, token = farmer) =>
  app.call('PATCH', `/api/crop/update-crop/${id}`, { token, body })

test('tags are stored exactly, even if they contain SQL or array syntax', async () => {
  const tags = [
    'NULL',
    'null',
    'a,b',
    '"q"',
    '{x}',
    '\\',
    "it's",
    'two words',
    'a\n"b',
    '🍅',
    'टमाटर',
  ]
  const id = await add({ tags })
  expect((await get(id)).body.data.tags).toEqual(tags)
  expect((await patch(id, { price: 1 })).status).toBe(200)
  expect((await get(id)).body.data.tags).toEqual(tags)
  expect((await app.call('GET', '/api/crop/all-crops')).status).toBe(200)
})

test('a crop is returned as it was added, with its seller, and marked only for its owner', async () => {
  const id = await add()
  const { body } = await get(id)
  expect(body.data).toMatchObject({
    _id: id,
    name: 'Fresh tomatoes',
    price: 32.5,
    quantity: 400,
    harvestDate: '2026-11-01',
    expiryDate: '2099-12-01',
    dispatchTime: 2,
    isOrganic: false,
    isArchived: false,
    tags: ['red'],
    images: [],
    isUserCrop: false,
    user: { firstName: '', lastName: '', image: null, verified: false, place: '' },
  })
  expect(body.data.createdAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)
  expect((await get(id, farmer)).body.data.isUserCrop).toBe(true)
  expect((await get(id, buyer)).body.data.isUserCrop).toBe(false)
  const ownCrops = await app.call('GET', '/api/crop/all-crops', { token: farmer })
  expect(ownCrops.body.data.crops.every((crop: { isUserCrop: boolean }) => crop.isUserCrop)).toBe(
    true,
  )
})

test.each(['nonsense', '00000000-0000-7000-8000-000000000000', '%00', "1' or '1'='1"])(
  'no crop is found for the id %s',
  async (id) => {
    const { status, body } = await get(encodeURIComponent(id))
    expect(status).toBe(404)
    expect(body.code).toBe('crop.not_found')
  },
)

test('a partial update changes what is sent and nothing else', async () => {
  const id = await add({ isOrganic: true })
  const { status, body } = await patch(id, { price: 40 })
  expect([status, body.data]).toEqual([200, { _id: id }])
  expect((await get(id)).body.data).toMatchObject({ price: 40, isOrganic: true, tags: ['red'] })
})

test('changed dates are validated together with the unchanged ones', async () => {
  const id = await add()
  const { status, body } = await patch(id, { expiryDate: '2026-10-01' })
  expect(status).toBe(400)
  expect(body.issues).toEqual([
    { path: 'expiryDate', message: 'Expiry date cannot be before the harvest date' },
  ])
  expect((await get(id)).body.data.expiryDate).toBe('2099-12-01')
})

test('fields that only the server sets are ignored in a request', async () => {
  const id = await add()
  const owner = (await app.call('GET', '/api/crop/my-crops', { token: farmer })).body.data
  await patch(id, { createdAt: '2020-01-01', ownerId: 'x', place: 'Mumbai', isUserCrop: false })
  expect((await get(id)).body.data.user.place).toBe('')
  expect(owner.crops[0]._id).toBe(id)
})

test('nobody but the owner changes a crop', async () => {
  const id = await add()
  const { status, body } = await patch(id, { price: 1 }, buyer)
  expect([status, body.code, body.message]).toEqual([
    403,
    'crop.not_owner',
    'You are not authorized to edit this crop.',
  ])
  expect((await app.call('PATCH', `/api/crop/update-crop/${id}`, { body: {} })).status).toBe(401)
  expect((await get(id)).body.data.price).toBe(32.5)
})

test('an archived crop is visible only to its owner and can be shown again', async () => {
  const id = await add({ name: 'Hidden quinces' })
  const search = () => app.call('GET', '/api/crop/all-crops?q=quinces')
  expect((await search()).body.data.total).toBe(1)
  await patch(id, { isArchived: true })
  expect((await search()).body.data).toMatchObject({ crops: [], total: 0, totalPages: 0 })
  expect((await get(id)).status).toBe(404)
  expect((await get(id, buyer)).status).toBe(404)
  expect((await get(id, farmer)).body.data.isArchived).toBe(true)
  expect((await patch(id, { price: 1 }, buyer)).status).toBe(404)
  const ownCrops = await app.call('GET', '/api/crop/my-crops', { token: farmer })
  expect(ownCrops.body.data.crops.map(({ _id }: { _id: string }) => _id)).toContain(id)
  await patch(id, { isArchived: false })
  expect((await get(id)).status).toBe(200)
})

test('an owner’s list has all of their crops, newest first', async () => {
  const { token } = await app.signUp()
  const names = Array.from({ length: 15 }, (_, i) => `Crop ${i}`)
  for (const name of names) await add({ name }, token)
  const { body } = await app.call('GET', '/api/crop/my-crops', { token })
  expect(body.data.crops.map(({ name }: { name: string }) => name)).toEqual(names.reverse())
  expect(body.data).toMatchObject({ page: 1, total: 15, totalPages: 1, isTotalBounded: false })
})

test('pictures that were not uploaded here are rejected, and nothing is stored', async () => {
  const images = ['/uploads/0190aaaa-0000-7000-8000-000000000000.webp']
  const before = await app.call('GET', '/api/crop/my-crops', { token: farmer })
  const body = { ...tomatoes, images }
  const answer = await app.call('POST', '/api/crop/add-crop', { token: farmer, body })
  expect([answer.status, answer.body.code]).toEqual([400, 'upload.unknown'])
  const after = await app.call('GET', '/api/crop/my-crops', { token: farmer })
  expect(after.body.data.total).toBe(before.body.data.total)
})

test('many crops with the same new words can be added at once', async () => {
  const ids = await Promise.all(
    Array.from({ length: 12 }, (_, i) =>
      add({ name: i % 2 ? 'Zebra kiwano aloe' : 'Aloe kiwano zebra' }),
    ),
  )
  expect(new Set(ids).size).toBe(12)
  const { body } = await app.call('GET', '/api/crop/all-crops?q=kiwano')
  expect(body.data.total).toBe(12)
})

test("a seller's number is shown to logged-in users, up to sixty a day", async () => {
  const seller = await app.signUp()
  const id = await add({}, seller.token)
  const path = `/api/crop/contact-farmer/${id}`
  expect((await app.call('GET', path)).status).toBe(401)
  const contacts = await runCrowd(62, () => app.call('GET', path, { token: buyer }))
  // They run concurrently, so it is not determined which of them are rejected.
  const allowed = contacts.filter(({ status }) => status === 200)
  expect(allowed[0]?.body.data).toEqual({ name: '', phone: seller.phone })
  expect(allowed).toHaveLength(60)
  const refused = contacts.find(({ status }) => status === 429)
  expect(refused?.body.code).toBe('crop.too_many_contacts')
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0)
  expect((await app.call('GET', '/api/crop/contact-farmer/x', { token: farmer })).status).toBe(404)
})
