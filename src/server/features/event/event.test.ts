import { afterAll, beforeAll, expect, test } from 'vitest'
import { execute } from '#server/platform/database/query.ts'
import { type SqlFragment, sql } from '#server/platform/database/sql.ts'
import { runCrowd } from '#server/testing/crowd.ts'
import { orderCalls } from '#server/testing/people/orders.ts'
import { uploadPicture } from '#server/testing/people/uploads.ts'
import { applyRetention } from '#server/testing/retention.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import type { ChangesView } from '#shared/event/event.schema.ts'

let app: TestApp
let calls: ReturnType<typeof orderCalls>
beforeAll(async () => {
  app = await createTestApp()
  calls = orderCalls(app)
})
afterAll(() => app.close())

const changes = (token: string, query = '') => app.call('GET', `/api/changes${query}`, { token })
async function read(token: string, since = '', limit = 100): Promise<ChangesView> {
  const answer = await changes(token, `?since=${since}&limit=${limit}`)
  expect(answer.status).toBe(200)
  return answer.body.data
}
const typesOf = ({ events }: ChangesView) => events.map(({ type }) => type)

test('both sides of an order are told what happened, in its order, and strangers nothing', async () => {
  const [seller, buyer, stranger] = await Promise.all(
    ['Bina', 'Asha', 'Meena'].map((name) => calls.person(name)),
  )
  if (!seller || !buyer || !stranger) throw new Error('three people')
  const cropId = await calls.crop(seller.token)
  const before = await read(seller.token)
  expect(typesOf(before)).toEqual(['listing.created'])
  const placed = await calls.place(buyer.token, [{ cropId, quantity: 2 }])
  const [{ _id: orderId, number }] = placed.body.data.orders
  await calls.change(seller.token, orderId, 'accepted')
  const sold = await read(seller.token, before.next)
  expect(typesOf(sold).toSorted()).toEqual(['order.accepted', 'order.placed', 'stock.changed'])
  expect(sold.events.find(({ type }) => type === 'order.accepted')?.data).toEqual({
    orderId,
    number,
    status: 'accepted',
    by: 'seller',
    total: 40,
  })
  expect(typesOf(await read(buyer.token))).toEqual(['order.placed', 'order.accepted'])
  expect(typesOf(await read(stranger.token))).toEqual([])
  // Nothing twice: the cursor at the end stays where it is.
  expect(await read(seller.token, sold.next)).toEqual({
    events: [],
    next: sold.next,
    hasMore: false,
  })
})

test('price, stock, archive and other changes of a listing have types of their own', async () => {
  const { token } = await calls.person('Bina')
  const cropId = await calls.crop(token)
  const { next } = await read(token)
  const update = (body: object) =>
    app.call('PATCH', `/api/crop/update-crop/${cropId}`, { token, body })
  await update({ price: 21 })
  await update({ quantity: 7 })
  await update({ description: 'Sorted by hand' })
  await update({ isArchived: true })
  expect(typesOf(await read(token, next))).toEqual([
    'price.changed',
    'stock.changed',
    'listing.changed',
    'listing.archived',
  ])
})

test('the kind, the shown unit, a bag’s weight and the safety check of a listing are changes too', async () => {
  const { token } = await calls.person('Bina')
  const cropId = await calls.crop(token)
  const added = await app.call('POST', '/api/equipment/add-equipment', {
    token,
    body: {
      name: 'Old machine',
      category: 'Others',
      pricePerDay: 900,
      contactNumber: '9876500001',
      availableFrom: '2026-01-01',
      availableTo: '2036-01-01',
      safetyCheckPassed: false,
      images: [await uploadPicture(app, token)],
    },
  })
  const { next } = await read(token)
  const updates = [
    { kind: 'wheat' },
    { shownUnit: 'quintal' },
    { shownUnit: 'bag', bagKg: 50 },
    { bagKg: 60 },
    { bagKg: 60 },
  ].map((body) => ({ path: `crop/update-crop/${cropId}`, body: body as object }))
  const path = `equipment/update-equipment/${added.body.data._id}`
  updates.push({ path, body: { kind: 'tractor' } }, { path, body: { safetyCheckPassed: true } })
  for (const { path: one, body } of updates) await app.call('PATCH', `/api/${one}`, { token, body })
  const { events } = await read(token, next)
  expect(events.map(({ type, data }) => [type, data.kind])).toEqual([
    ...Array.from({ length: 4 }, () => ['listing.changed', 'crop']),
    ...Array.from({ length: 2 }, () => ['listing.changed', 'equipment']),
  ])
})

test('pages of a feed that grows meanwhile neither lose nor repeat an event', async () => {
  const { token, id } = await calls.person('Bina')
  const total = 120
  // Their transactions commit in any order.
  const writers = 12
  const write = (nth: number) =>
    app.services.db.transaction(async (em) => {
      await execute(
        em,
        sql`select record_event(${id}::uuid, 'stock.changed', 'crop', gen_random_uuid(),
          jsonb_build_object('nth', ${nth}::int))`,
      )
    })
  const seen: unknown[] = []
  const readAll = async () => {
    let since = ''
    while (seen.length < total) {
      const page = await read(token, since, 7)
      seen.push(...page.events.map(({ data }) => data.nth))
      since = page.next
    }
  }
  await Promise.all([readAll(), runCrowd(total, write, writers)])
  expect(new Set(seen).size).toBe(total)
  expect(seen).toHaveLength(total)
})

test('an expired or invented cursor is refused with what to do', async () => {
  const { token, id } = await calls.person('Bina')
  await calls.crop(token)
  const { next: first } = await read(token)
  await calls.crop(token)
  await calls.crop(token)
  await read(token, first)
  await execute(app.services.db, sql`delete from events where owner_id = ${id}`)
  expect(await changes(token, `?since=${first}`)).toMatchObject({
    status: 410,
    body: { code: 'change.cursor_expired' },
  })
  expect(await changes(token, '?since=abc')).toMatchObject({
    status: 400,
    body: { code: 'change.unknown_cursor' },
  })
  // Without a cursor the feed goes on.
  const { next } = await read(token)
  await calls.crop(token)
  expect(typesOf(await read(token, next))).toEqual(['listing.created'])
})

/** Lets a month pass for events that are stored, and what is too old be deleted. */
async function expireEvents(ownerId: string, where: SqlFragment) {
  await execute(
    app.services.db,
    sql`update events set created_at = created_at - interval '31 days' where owner_id = ${ownerId} and ${where}`,
  )
  await applyRetention(app.services.db, ['events'])
}

test('a cursor is refused when events behind it were deleted before anybody read them', async () => {
  const { token, id } = await calls.person('Bina')
  await calls.crop(token)
  const { next } = await read(token)
  await calls.crop(token)
  await calls.crop(token)
  await expireEvents(id, sql`position is null`)
  await calls.crop(token)
  expect(await changes(token, `?since=${next}`)).toMatchObject({
    status: 410,
    body: { code: 'change.cursor_expired' },
  })
  // A feed that is read anew stops at the gap too.
  const anew = await read(token)
  expect([typesOf(anew), anew.hasMore]).toEqual([['listing.created'], true])
  expect((await changes(token, `?since=${anew.next}`)).status).toBe(410)
  await expireEvents(id, sql`position = 1`)
  const behindGap = await read(token)
  expect([typesOf(behindGap), behindGap.hasMore]).toEqual([['listing.created'], false])
})
