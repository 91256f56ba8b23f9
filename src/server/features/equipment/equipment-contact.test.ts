import { afterAll, beforeAll, expect, test } from 'vitest'
import { createRentals, type Rentals } from '#server/testing/people/rentals.ts'
import { contactsPerDay } from '#shared/listing/listing.constants.ts'

const number = '+91 98765 43210'
let it: Rentals
let equipment: string
let ownerId: string
beforeAll(async () => {
  it = await createRentals()
  equipment = await it.machine()
  ownerId = (await it.app.call('GET', '/api/user/get-user', { token: it.owner })).body.data._id
})
afterAll(() => it.app.close())

const read = async (id: string, token?: string) =>
  (await it.app.call('GET', `/api/equipment/get-equipment/${id}`, { ...(token && { token }) })).body
    .data

test('no list, page or feed has a number in it, whoever asks', async () => {
  const renter = await it.person()
  const urls = [
    '/api/equipment/all-equipments',
    '/api/equipment/all-equipments?q=harvester',
    `/api/equipment/seller-equipments/${ownerId}`,
    '/rental',
    `/rental/${equipment}`,
    `/sellers/${ownerId}`,
    '/trpc/equipment.list,equipment.ofSeller?batch=1&input=' +
      encodeURIComponent(JSON.stringify({ 0: { json: {} }, 1: { json: { sellerId: ownerId } } })),
  ]
  for (const url of urls) {
    for (const token of [undefined, renter, it.owner]) {
      const { payload } = await it.app.server.inject({
        url,
        headers: token ? { authorization: `Bearer ${token}` } : {},
      })
      expect(payload.replaceAll(/\D/g, ''), `${url} as ${token}`).not.toContain('9876543210')
      expect(payload).not.toContain('contactNumber":"')
    }
  }
})

test('the detail gives it to its owner and to people who are logged in, never to visitors', async () => {
  expect(await read(equipment)).toHaveProperty('contactNumber', null)
  expect(await read(equipment, await it.person())).toHaveProperty('contactNumber', number)
  expect(await read(equipment, it.owner)).toHaveProperty('contactNumber', number)
  const own = await it.app.call('GET', '/api/equipment/my-equipments', { token: it.owner })
  expect(own.body.data.equipments[0].contactNumber).toBe(number)
})

test('numbers of machines and of crops share one day’s count; the same machine counts once', async () => {
  const [viewer, seller] = [await it.person(), await it.person()]
  const { db } = it.app.services
  for (let i = 0; i < 5; i++) expect((await read(equipment, viewer)).contactNumber).toBe(number)
  const newest = `name = 'listing:contact' and key_hash = (select key_hash from counted_uses
    where name = 'listing:contact' order by used_at desc limit 1)`
  const counted = () => db.read({ text: `select 1 from counted_uses where ${newest}` })
  expect(await counted()).toHaveLength(1)

  await db.read({
    text: `insert into counted_uses (id, name, key_hash, used_at)
      select gen_random_uuid(), name, key_hash, used_at from counted_uses,
        generate_series(1, ${contactsPerDay - 6}) where ${newest}`,
  })
  const more = await Promise.all(Array.from({ length: 12 }, () => it.machine({}, it.owner)))
  const seen = await Promise.all(more.map((id) => read(id, viewer)))
  expect(seen.filter(({ contactNumber }) => contactNumber === number)).toHaveLength(5)
  expect(seen.filter(({ contactNumber }) => contactNumber === null)).toHaveLength(7)
  // What was read before is not taken away, and the owner's own reading costs nothing.
  expect((await read(equipment, viewer)).contactNumber).toBe(number)
  expect((await read(more[0] ?? '', it.owner)).contactNumber).toBe(number)
  const crop = await it.app.call('POST', '/api/crop/add-crop', {
    token: seller,
    body: {
      ...{ name: 'Onion', category: 'Vegetables', price: 20, quantity: 5, unit: 'kg' },
      ...{ harvestDate: '2026-01-01', expiryDate: '2099-12-31', dispatchTime: 1 },
    },
  })
  const contact = await it.app.call('GET', `/api/crop/contact-farmer/${crop.body.data._id}`, {
    token: viewer,
  })
  expect(contact.body.code).toBe('crop.too_many_contacts')
})
