import { afterAll, beforeAll, expect, test } from 'vitest'
import { execute, queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { createRentals, type Rentals } from '#server/testing/people/rentals.ts'
import { contactsPerDay } from '#shared/listing/listing.constants.ts'

const number = '+91 98765 43210'
let rentals: Rentals
let equipment: string
let ownerId: string
beforeAll(async () => {
  rentals = await createRentals()
  equipment = await rentals.equipment()
  ownerId = (await rentals.app.call('GET', '/api/user/get-user', { token: rentals.owner })).body
    .data._id
})
afterAll(() => rentals.app.close())

const read = async (id: string, token?: string) =>
  (await rentals.app.call('GET', `/api/equipment/get-equipment/${id}`, { ...(token && { token }) }))
    .body.data

test('no list, page or feed contains a contact number, for any viewer', async () => {
  const renter = await rentals.person()
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
    for (const token of [undefined, renter, rentals.owner]) {
      const { payload } = await rentals.app.server.inject({
        url,
        headers: token ? { authorization: `Bearer ${token}` } : {},
      })
      expect(payload.replaceAll(/\D/g, ''), `${url} as ${token}`).not.toContain('9876543210')
      expect(payload).not.toContain('contactNumber":"')
    }
  }
})

test('the detail shows the number to its owner and to logged- in users, never to visitors', async () => {
  const shown = await read(equipment)
  expect(shown).toHaveProperty('contactNumber', null)
  expect(shown).not.toHaveProperty('contactHidden')
  expect(await read(equipment, await rentals.person())).toHaveProperty('contactNumber', number)
  expect(await read(equipment, rentals.owner)).toHaveProperty('contactNumber', number)
  const own = await rentals.app.call('GET', '/api/equipment/my-equipments', {
    token: rentals.owner,
  })
  expect(own.body.data.equipments[0].contactNumber).toBe(number)
})

test('after a block, in either direction, the number is hidden, and the answer says who has blocked whom', async () => {
  const renter = await rentals.person()
  const post = (path: string, token: string, body: object = {}) =>
    rentals.app.call('POST', `/api/message/${path}`, { token, body })
  const opened = await post('open-conversation', renter, { equipmentId: equipment })
  const conversation = opened.body.data._id
  await post(`send-message/${conversation}`, renter, { text: 'Is it free?' })
  expect(await read(equipment, renter)).toHaveProperty('contactNumber', number)
  for (const [token, contactHidden] of [
    [rentals.owner, 'blocked'],
    [renter, 'blocking'],
  ] as const) {
    expect((await post(`block-person/${conversation}`, token)).status).toBe(200)
    expect(await read(equipment, renter)).toMatchObject({ contactNumber: null, contactHidden })
    expect((await post(`unblock-person/${conversation}`, token)).status).toBe(200)
    const shown = await read(equipment, renter)
    expect(shown.contactNumber).toBe(number)
    expect(shown).not.toHaveProperty('contactHidden')
  }
})

test('contacts of machines and of crops share one daily limit; the same machine counts once', async () => {
  const [viewer, seller] = [await rentals.person(), await rentals.person()]
  const { db } = rentals.app.services
  for (let i = 0; i < 5; i++) expect((await read(equipment, viewer)).contactNumber).toBe(number)
  const newest = `name = 'listing:contact' and key_hash = (select key_hash from counted_uses
    where name = 'listing:contact' order by used_at desc limit 1)`
  const counted = () => queryRows(db, sql`select 1 from counted_uses where ${sql.raw(newest)}`)
  expect(await counted()).toHaveLength(1)

  await execute(
    db,
    sql`insert into counted_uses (id, name, key_hash, used_at)
      select gen_random_uuid(), name, key_hash, used_at from counted_uses,
        generate_series(1, ${sql.raw(contactsPerDay - 6)}) where ${sql.raw(newest)}`,
  )
  const more = await Promise.all(
    Array.from({ length: 12 }, () => rentals.equipment({}, rentals.owner)),
  )
  const seen = await Promise.all(more.map((id) => read(id, viewer)))
  expect(seen.filter(({ contactNumber }) => contactNumber === number)).toHaveLength(5)
  const refused = seen.filter(({ contactNumber }) => contactNumber === null)
  expect(refused.map(({ contactHidden }) => contactHidden)).toEqual(Array(7).fill('limit'))
  // Numbers read before stay visible, and an owner's own number does not count.
  expect((await read(equipment, viewer)).contactNumber).toBe(number)
  expect((await read(more[0] ?? '', rentals.owner)).contactNumber).toBe(number)
  const crop = await rentals.app.call('POST', '/api/crop/add-crop', {
    token: seller,
    body: {
      name: 'Onion',
      category: 'Vegetables',
      price: 20,
      quantity: 5,
      unit: 'kg',
      harvestDate: '2026-01-01',
      expiryDate: '2099-12-31',
      dispatchTime: 1,
    },
  })
  const contact = await rentals.app.call('GET', `/api/crop/contact-farmer/${crop.body.data._id}`, {
    token: viewer,
  })
  expect(contact.body.code).toBe('crop.too_many_contacts')
})
