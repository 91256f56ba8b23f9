import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { cropTable } from '#server/features/crop/crop.table.ts'
import { execute, queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { newCrop } from '#server/testing/people/listings.ts'
import { uploadPicture } from '#server/testing/people/uploads.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { daysBefore, indiaDay } from '#shared/kit/india-day.ts'
import { invalidateListingCaches } from './listing.service.ts'
import { deriveMissingKinds, kindAfterChange } from './listing-kind.service.ts'
import { recountWords } from './words/listing-words.service.ts'

let app: TestApp
let token: string
beforeAll(async () => {
  app = await createTestApp()
  token = (await app.signUp()).token
})
afterAll(() => app.close())
beforeEach(async () => {
  await execute(app.services.db, sql`delete from crops`)
  await execute(app.services.db, sql`delete from search_words`)
  invalidateListingCaches(app.services.db)
})

async function add(changes: object): Promise<string> {
  const body = { ...newCrop, ...changes }
  const answer = await app.call('POST', '/api/crop/add-crop', { token, body })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body.data._id
}
const update = (id: string, body: object) =>
  app.call('PATCH', `/api/crop/update-crop/${id}`, { token, body })
const kindOf = async (id: string): Promise<string | null> =>
  (await app.call('GET', `/api/crop/get-crop/${id}`)).body.data.kind
async function search(query: Record<string, string>): Promise<string[]> {
  const url = `/api/crop/all-crops?${new URLSearchParams(query)}`
  const { status, body } = await app.call('GET', url)
  expect(status, JSON.stringify(body)).toBe(200)
  return body.data.crops.map(({ name }: { name: string }) => name)
}

describe('the kind of a listing', () => {
  test.each([
    ['Nashik red onion', [], 'onion'],
    ['प्याज़', [], 'onion'],
    ['Kesar mango', [], 'mango'],
    ['Coconut oil', [], 'coconut-oil'],
    ['Basmati 1121', [], 'rice'],
    ['Tamatr', [], 'tomato'],
    ['Tomato and onion', [], null],
    ['Tomato ketchup', [], null],
    ['Fresh from the farm', ['aloo'], 'potato'],
    ['Best quality', [], null],
  ])('the name %j with the tags %j tells the kind %j', async (name, tags, kind) => {
    expect(await kindOf(await add({ name, tags }))).toBe(kind)
  })

  test('tags alone tell the kind anew, and a change of something else tells nothing', () => {
    const listing = { name: 'Fresh from the farm', tags: [], kindId: null, kindFrom: 'name' }
    expect(kindAfterChange('crop', listing, { tags: ['aloo'] }, undefined)).toEqual({
      kindId: 'potato',
      kindFrom: 'name',
    })
    expect(kindAfterChange('crop', { ...listing, tags: ['aloo'] }, {}, undefined)).toEqual({})
  })

  test('a kind that the name told follows the name; what the owner chose stays', async () => {
    const id = await add({ name: 'Tomato' })
    await update(id, { name: 'Potato' })
    expect(await kindOf(id)).toBe('potato')
    await update(id, { kind: 'sweet-potato' })
    await update(id, { name: 'Onion' })
    expect(await kindOf(id)).toBe('sweet-potato')
    await update(id, { kind: 'none' })
    expect(await kindOf(id)).toBeNull()
  })

  test('sending the present kind back is no choice', async () => {
    const id = await add({ name: 'Tomato', kind: '' })
    await update(id, { name: 'Potato', kind: 'tomato' })
    expect(await kindOf(id)).toBe('potato')
  })

  test('an unknown kind is refused at its field', async () => {
    const body = { ...newCrop, kind: 'unicorn' }
    const answer = await app.call('POST', '/api/crop/add-crop', { token, body })
    expect(answer.status).toBe(400)
    expect(answer.body).toMatchObject({
      code: 'input.invalid',
      issues: [{ path: 'kind', message: 'Choose a kind from the list' }],
    })
  })

  test('a machine has a kind, too, and no kind of a crop', async () => {
    const body = {
      name: 'स्वराज ट्रैक्टर',
      category: 'Tractor',
      pricePerDay: 900,
      contactNumber: '+91 98765 43210',
      availableFrom: '2026-11-01',
      availableTo: '2099-12-31',
      images: [await uploadPicture(app, token)],
    }
    const answer = await app.call('POST', '/api/equipment/add-equipment', { token, body })
    const url = `/api/equipment/get-equipment/${answer.body.data._id}`
    expect((await app.call('GET', url)).body.data.kind).toBe('tractor')
    const wrong = { ...body, kind: 'onion' }
    const refused = await app.call('POST', '/api/equipment/add-equipment', { token, body: wrong })
    expect(refused.status).toBe(400)
  })

  test('listings from before there were kinds get theirs in batches, each listing once', async () => {
    await add({ name: 'Tomato' })
    const { db } = app.services
    await execute(
      db,
      sql`insert into crops (id, owner_id, name, category, price, quantity, unit, harvest_date, expiry_date,
          dispatch_time, created_at, updated_at)
        select gen_random_uuid(), owner_id, case when n % 2 = 0 then 'Aloo' else 'Assorted' end, category, price,
          quantity, unit, harvest_date, expiry_date, dispatch_time, now(), now()
        from crops, generate_series(1, 450) as n`,
    )
    await deriveMissingKinds(db, cropTable)
    const rows = await queryRows(
      db,
      sql`select kind_id as kind, kind_from as origin, count(*)::int as listings from crops
        group by 1, 2 order by 3, 1`,
    )
    expect(rows).toEqual([
      { kind: 'tomato', origin: 'name', listings: 1 },
      { kind: 'potato', origin: 'name', listings: 225 },
      { kind: null, origin: 'name', listings: 225 },
    ])
  })
})

describe('a search by kinds', () => {
  test('paddy finds rice, प्याज finds onions in any spelling', async () => {
    for (const name of ['Basmati rice', 'Onions', 'Kanda', 'प्याज\u093c', 'Wheat'])
      await add({ name })
    expect(await search({ q: 'paddy' })).toEqual(['Basmati rice'])
    for (const q of ['प्याज', '\u092a\u094d\u092f\u093e\u095b', 'pyaj', 'kanda', 'vengayam']) {
      expect((await search({ q })).toSorted(), q).toEqual(
        ['Kanda', 'Onions', 'प्याज\u093c'].toSorted(),
      )
    }
  })

  test('dhan is never coriander, and आलू never sorghum', async () => {
    for (const name of ['धनिया', 'Dhaniya', 'Jowar', 'ज्वार']) await add({ name })
    expect(await search({ q: 'dhan' })).toEqual([])
    expect(await search({ q: 'आलू' })).toEqual([])
  })

  test('first the names, then the kind, then what mentions it, and expired listings last', async () => {
    const past = { harvestDate: daysBefore(indiaDay(), 9), expiryDate: daysBefore(indiaDay(), 1) }
    await add({ name: 'Aloo, old stock', ...past })
    await add({ name: 'Aloo' })
    await add({ name: 'Potatoes' })
    await add({ name: 'Wheat', description: 'Grown after aloo' })
    expect(await search({ q: 'aloo' })).toEqual(['Aloo', 'Potatoes', 'Wheat', 'Aloo, old stock'])
  })

  test('sorted by price, the kind is one list, and what mentions the word comes after it', async () => {
    await add({ name: 'Aloo', price: 30 })
    await add({ name: 'Potatoes', price: 20 })
    await add({ name: 'Wheat', description: 'Grown after aloo', price: 1 })
    expect(await search({ q: 'aloo', sort: 'price-low' })).toEqual(['Potatoes', 'Aloo', 'Wheat'])
  })

  test('describing words rank and do not exclude, other words must be there', async () => {
    for (const name of ['White onion', 'Onion', 'लाल प्याज']) await add({ name })
    expect(await search({ q: 'red onion' })).toEqual(['लाल प्याज', 'Onion', 'White onion'])
    expect(await search({ q: 'onion lasalgaon' })).toEqual([])
  })

  test.each(['newest', 'oldest', 'price-low', 'price-high'])(
    'the pages of a search by %s make up the whole, however many listings the counts expect',
    async (sort) => {
      const past = { harvestDate: '2020-01-01', expiryDate: '2020-02-01' }
      for (let at = 0; at < 4; at++) {
        await add({ name: `Tomato ${at}`, price: 10 + at })
        await add({ name: `टमाटर ${at}`, price: 10 + at })
        await add({ name: `Onion ${at}`, description: 'beside tomato', price: 5 })
        await add({ name: `Tamatar ${at}`, price: 3, ...past })
      }
      const { db } = app.services
      const whole = await search({ q: 'tomato', sort })
      expect(whole).toHaveLength(12)
      const readPages = async () => {
        invalidateListingCaches(db)
        const pages: string[][] = []
        for (let page = 1; page <= 6; page++) {
          pages.push(await search({ q: 'tomato', sort, limit: '3', page: String(page) }))
        }
        return pages.flat()
      }
      const few = await readPages()
      expect(few.slice(0, 12)).toEqual(whole)
      expect(new Set(few).size).toBe(16)
      // Counts of a million listings make the search read its parts one after the other.
      await recountWords(db, { ...cropTable, hasGoodsKinds: true })
      await execute(db, sql`update search_words set listings = 900000`)
      expect(await readPages()).toEqual(few)
    },
  )
})
