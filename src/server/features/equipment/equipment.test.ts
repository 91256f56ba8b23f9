import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { runCrowd } from '#server/testing/crowd.ts'
import { uploadPicture } from '#server/testing/people/uploads.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { daysBefore, indiaDay } from '#shared/kit/india-day.ts'
import { visitorHash } from './equipment-views.service.ts'

let app: TestApp
let owner: string
let renter: string
let image: string
beforeAll(async () => {
  app = await createTestApp()
  owner = (await app.signUp()).token
  renter = (await app.signUp()).token
  image = await uploadPicture(app, owner)
})
afterAll(() => app.close())

const harvester = () => ({
  name: 'Combine harvester',
  category: 'Harvester',
  pricePerDay: 4500,
  contactNumber: '+91 98765 43210',
  availableFrom: '2026-11-01',
  availableTo: '2099-12-31',
  images: [image],
})

async function add(changes: object = {}): Promise<string> {
  const body = { ...harvester(), ...changes }
  const answer = await app.call('POST', '/api/equipment/add-equipment', { token: owner, body })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body.data._id
}
const get = (id: string, token?: string, headers: Record<string, string> = {}) =>
  app.call('GET', `/api/equipment/get-equipment/${id}`, { headers, ...(token && { token }) })
const patch = (id: string, body: object, token = owner) =>
  app.call('PATCH', `/api/equipment/update-equipment/${id}`, { token, body })

test('a machine is returned as it was added, with its stored category', async () => {
  const id = await add()
  const { body } = await get(id)
  expect(body.data).toMatchObject({
    _id: id,
    category: 'Harvesting',
    pricePerDay: 4500,
    currency: 'INR',
    status: 'available',
    safetyCheckPassed: false,
    bookingsCount: 0,
    views: 0,
    rating: 0,
    numReviews: 0,
    images: [image],
    isUserEquipment: false,
  })
  expect((await get(id, owner)).body.data.isUserEquipment).toBe(true)
})

test('a category is found by both of its names', async () => {
  const id = await add({ name: 'Reaper' })
  for (const category of ['Harvester', 'Harvesting', 'all', '']) {
    const { body } = await app.call('GET', `/api/equipment/all-equipments?category=${category}`)
    expect(body.data.equipments.map(({ _id }: { _id: string }) => _id)).toContain(id)
  }
  const { body } = await app.call('GET', '/api/equipment/all-equipments?category=Plough')
  expect(body.data).toMatchObject({ equipments: [], total: 0, totalPages: 0 })
})

test('a machine requires a picture, dates in order and an Indian number', async () => {
  const attempt = async (changes: object) =>
    (
      await app.call('POST', '/api/equipment/add-equipment', {
        token: owner,
        body: { ...harvester(), ...changes },
      })
    ).body.message
  expect(await attempt({ images: [] })).toBe('Please upload at least one image.')
  expect(await attempt({ availableTo: '2026-10-01' })).toBe(
    'Available to cannot be before available from',
  )
  expect(await attempt({ contactNumber: '12' })).toBe(
    'Contact number must be an Indian mobile or landline number',
  )
})

test('changed dates are validated together with the unchanged ones, and the owner sets the status', async () => {
  const id = await add()
  expect((await patch(id, { availableFrom: '2100-01-01' })).status).toBe(400)
  expect((await patch(id, { status: 'maintenance', views: 99, rating: 5 })).status).toBe(200)
  expect((await get(id)).body.data).toMatchObject({ status: 'maintenance', rating: 0 })
})

test("nobody can use another person's picture or change another person's machine", async () => {
  const id = await add()
  const otherPicture = await uploadPicture(app, renter)
  expect((await patch(id, { images: [otherPicture] })).body.code).toBe('upload.unknown')
  const { status, body } = await patch(id, { pricePerDay: 1 }, renter)
  expect([status, body.code, body.message]).toEqual([
    403,
    'equipment.not_owner',
    'You are not authorized to edit this equipment.',
  ])
  expect((await patch('nonsense', {}, renter)).body.code).toBe('equipment.not_found')
})

test('pictures keep the given order', async () => {
  const second = await uploadPicture(app, owner)
  const id = await add({ images: [second, image] })
  expect((await get(id)).body.data.images).toEqual([second, image])
  await patch(id, { images: [image, second] })
  expect((await get(id)).body.data.images).toEqual([image, second])
})

test('a view counts once per address or user and day, regardless of the browser, and never for the owner', async () => {
  const id = await add()
  const from = (remoteAddress: string, browser: string) =>
    app.server.inject({
      url: `/api/equipment/get-equipment/${id}`,
      remoteAddress,
      headers: { 'user-agent': browser },
    })
  const views = async () => {
    await app.services.equipmentViews.flush()
    return (await get(id, owner)).body.data.views
  }
  await runCrowd(40, (i) => from('203.0.113.7', `browser ${i}`))
  await Promise.all([get(id, renter), get(id, renter), get(id, owner)])
  expect(await views()).toBe(2)
  // One household has a whole /64 network of IPv6 addresses.
  await Promise.all(Array.from({ length: 20 }, (_, i) => from(`2001:db8:1:2::${i + 1}`, 'a')))
  expect(await views()).toBe(3)
  await Promise.all([from('203.0.113.8', 'a'), from('2001:db8:1:3::1', 'a')])
  expect(await views()).toBe(5)
  const storedViews = await queryRows<{ visitor: string }>(
    app.services.db,
    sql`select visitor from equipment_views where equipment_id = ${id}`,
  )
  expect(storedViews).toHaveLength(5)
  expect(JSON.stringify(storedViews)).not.toMatch(/203\.0\.113|2001:db8/)
})

test('people who are logged in are told apart by their accounts, wherever they are', async () => {
  const id = await add()
  const look = (token: string, remoteAddress: string) =>
    app.server.inject({
      url: `/api/equipment/get-equipment/${id}`,
      remoteAddress,
      headers: { authorization: `Bearer ${token}` },
    })
  const views = async () => {
    await app.services.equipmentViews.flush()
    return (await get(id, owner)).body.data.views
  }
  const { token: neighbour } = await app.signUp()
  // Two people behind one address, and the same two at other addresses.
  for (const person of [renter, neighbour]) await look(person, '203.0.113.40')
  expect(await views()).toBe(2)
  await look(renter, '203.0.113.41')
  await look(neighbour, '2001:db8:7::1')
  expect(await views()).toBe(2)
})

test('a view counts for the day in India, also after midnight there while UTC has the day before', async () => {
  const id = await add()
  const tomorrow = daysBefore(indiaDay(), -1)
  vi.useFakeTimers({ now: Date.parse(`${tomorrow}T20:00:00Z`), toFake: ['Date'] })
  try {
    await app.server.inject({ url: `/api/equipment/get-equipment/${id}` })
  } finally {
    vi.useRealTimers()
  }
  await app.services.equipmentViews.flush()
  const viewed = await queryRows(
    app.services.db,
    sql`select day::text from equipment_views where equipment_id = ${id}`,
  )
  expect(viewed).toEqual([{ day: daysBefore(tomorrow, -1) }])
})

test('a visitor hash cannot be computed without the key', () => {
  const visitor = { userId: null, ip: '10.0.0.1' }
  expect(visitorHash('one key', visitor)).not.toBe(visitorHash('another key', visitor))
  expect(visitorHash('one key', visitor)).toBe(visitorHash('one key', { ...visitor }))
})
