import { afterAll, beforeAll, expect, test } from 'vitest'
import { execute, queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const crop = {
  name: 'Onion',
  category: 'Vegetables',
  price: 22,
  quantity: 500,
  harvestDate: '2026-04-10',
  expiryDate: '2099-06-30',
  dispatchTime: 2,
}

async function person() {
  const { token } = await app.signUp()
  const post = (path: string, body: object) =>
    app.call('POST', `/api/favourite/${path}`, { token, body })
  const get = async (path: string) =>
    (await app.call('GET', `/api/favourite/${path}`, { token })).body.data
  return {
    token,
    add: (listingId: string, kind = 'crop') => post('add-favourite', { kind, listingId }),
    remove: (listingId: string) => post('remove-favourite', { kind: 'crop', listingId }),
    ids: () => get('favourite-ids'),
    list: (page = 1) => get(`my-favourites?page=${page}`),
    listAfter: (cursor: string) => get(`my-favourites?cursor=${cursor}`),
    addCrop: async (changes: object = {}) =>
      (await app.call('POST', '/api/crop/add-crop', { token, body: { ...crop, ...changes } })).body
        .data._id as string,
  }
}

test('a favourite is added once, is listed with the listing, and can be removed', async () => {
  const [seller, buyer] = [await person(), await person()]
  const id = await seller.addCrop()
  const both = await Promise.all([buyer.add(id), buyer.add(id)])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect(await buyer.ids()).toEqual({ crop: [id], equipment: [] })
  const page = await buyer.list()
  expect(page.total).toBe(1)
  expect(page.favourites[0]).toMatchObject({
    kind: 'crop',
    listingId: id,
    name: 'Onion',
    crop: { _id: id, price: 22, isUserCrop: false },
    equipment: null,
  })
  expect(await seller.ids()).toEqual({ crop: [], equipment: [] })
  expect((await buyer.remove(id)).status).toBe(200)
  expect((await buyer.remove(id)).status).toBe(200)
  expect((await buyer.list()).favourites).toEqual([])
})

test('of an archived favourite only the name is left, of a hidden one not even that', async () => {
  const [seller, buyer] = [await person(), await person()]
  const id = await seller.addCrop({ name: 'Garlic' })
  await buyer.add(id)
  const { db } = app.services
  await execute(db, sql`update crops set is_archived = true where id = ${id}`)
  expect((await buyer.list()).favourites[0]).toMatchObject({ name: 'Garlic', crop: null })
  await execute(db, sql`update crops set hidden_at = now() where id = ${id}`)
  expect((await buyer.list()).favourites[0]).toMatchObject({ name: '', crop: null })
  const refused = await (await person()).add(id)
  expect([refused.status, refused.body.code]).toEqual([404, 'listing.not_found'])
})

test('the five hundred and first favourite is refused, and the pages, or the cursors after them, have all the others', async () => {
  const [seller, buyer] = [await person(), await person()]
  const { db } = app.services
  const [first, last] = [await seller.addCrop(), await seller.addCrop()]
  await buyer.add(first)
  const [owner] = await queryRows<{ userId: string; ownerId: string }>(
    db,
    sql`select f.user_id as "userId", c.owner_id as "ownerId" from favourites f join crops c on c.id = f.crop_id
      where c.id = ${first}`,
  )
  await execute(
    db,
    sql`with added as (
        insert into crops (id, owner_id, name, category, price, quantity, unit, harvest_date, expiry_date,
          dispatch_time, created_at, newest_at, updated_at)
        select gen_random_uuid(), ${owner?.ownerId ?? ''}::uuid, 'Okra', 'Vegetables', 1, 1, 'kg', '2026-01-01',
          '2099-01-01', 1, now(), now(), now() from generate_series(1, 499) returning id)
      insert into favourites (id, user_id, crop_id, created_at)
        select gen_random_uuid(), ${owner?.userId ?? ''}::uuid, id, now() from added`,
  )
  const refused = await buyer.add(last)
  expect([refused.status, refused.body.code]).toEqual([409, 'favourite.too_many'])
  // One that is among them is not an addition.
  expect((await buyer.add(first)).status).toBe(200)
  const pages = await Promise.all([1, 20, 21].map((page) => buyer.list(page)))
  expect(pages.map(({ favourites }) => favourites.length)).toEqual([24, 24, 20])
  expect(pages.map(({ page }) => page)).toEqual([1, 20, 21])
  const [, twentieth, end] = pages
  expect((await buyer.listAfter(twentieth.nextCursor)).favourites).toEqual(end.favourites)
  expect(end.nextCursor).toBeNull()
})

test.each([
  [{ kind: 'crop', listingId: 'x' }, 400],
  [{ kind: 'house', listingId: '019a0000-0000-7000-8000-000000000000' }, 400],
  [{ kind: 'crop', listingId: '019a0000-0000-7000-8000-000000000000' }, 404],
])('%j is refused with %i', async (body, status) => {
  const { token } = await person()
  expect((await app.call('POST', '/api/favourite/add-favourite', { token, body })).status).toBe(
    status,
  )
  expect((await app.call('POST', '/api/favourite/add-favourite', { body })).status).toBe(401)
})
