import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { execute } from '#server/platform/database/query.ts'
import { type SqlFragment, sql } from '#server/platform/database/sql.ts'
import { newCrop } from '#server/testing/people/listings.ts'
import { uploadPicture } from '#server/testing/people/uploads.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ LISTINGS_PER_DAY: '5', LISTINGS_IN_ALL: '8' })
})
afterAll(() => app.close())

const add = (token: string, changes: object = {}) =>
  app.call('POST', '/api/crop/add-crop', { token, body: { ...newCrop, ...changes } })
const change = (token: string, id: string, body: object) =>
  app.call('PATCH', `/api/crop/update-crop/${id}`, { token, body })
const own = async (token: string, query = '') =>
  (await app.call('GET', `/api/crop/my-crops?${query}`, { token })).body.data
const write = (statement: SqlFragment) => execute(app.services.db, statement)
const idOf = async (token: string): Promise<string> =>
  (await app.call('GET', '/api/user/get-user', { token })).body.data._id
/** Makes all of a user's listings more than a day older. */
const letADayPass = async (token: string) =>
  write(
    sql`update crops set created_at = created_at - interval '25 hours' where owner_id = ${await idOf(token)}`,
  )
const times = <Result>(count: number, work: (i: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, i) => work(i)))

describe('the daily limit', () => {
  test('holds for two hundred concurrent crops, and the answer says when to try again', async () => {
    const { token } = await app.signUp()
    const answers = await times(200, () => add(token))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
    const refused = answers.find(({ status }) => status === 429)
    expect(refused?.body).toMatchObject({
      success: false,
      code: 'listing.too_many_today',
      message: 'You can add up to 5 listings in 24 hours. Please try again in 24 h.',
    })
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(86_000)
    expect((await own(token)).total).toBe(5)
    await letADayPass(token)
    expect((await add(token)).status).toBe(200)
  })

  test('counts machines separately', async () => {
    const { token } = await app.signUp()
    const image = await uploadPicture(app, token)
    const body = {
      name: 'Pump',
      category: 'Irrigation',
      pricePerDay: 300,
      contactNumber: '9876543210',
      availableFrom: '2026-01-01',
      availableTo: '2099-01-01',
      images: [image],
    }
    await times(5, () => add(token))
    const answers = await times(8, () =>
      app.call('POST', '/api/equipment/add-equipment', { token, body }),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
  })

  test('is five times as high for a verified user', async () => {
    const { token } = await app.signUp()
    await write(sql`update users set verified = true where id = ${await idOf(token)}`)
    const answers = await times(30, () => add(token))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(25)
  })
})

test('a day’s first showings of hidden listings are limited, and showing one again is none', async () => {
  const { token } = await app.signUp()
  const hidden: string[] = []
  for (let day = 1; day <= 2; day++) {
    const answers = await times(5, () => add(token, { isArchived: true }))
    hidden.push(...answers.map(({ body }) => body.data._id))
    await letADayPass(token)
  }
  for (const id of hidden.slice(0, 5)) {
    expect((await change(token, id, { isArchived: false })).status).toBe(200)
    expect((await change(token, id, { isArchived: true })).status).toBe(200)
  }
  const sixth = await change(token, hidden[5] ?? '', { isArchived: false })
  expect(sixth).toMatchObject({
    status: 429,
    body: {
      code: 'listing.too_many_today',
      message: 'You can show up to 5 new listings in 24 hours. Please try again in 24 h.',
    },
  })
  expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(86_000)
  expect((await change(token, hidden[0] ?? '', { isArchived: false })).status).toBe(200)
  // Its words can be changed all the same.
  expect((await change(token, hidden[5] ?? '', { price: 21 })).status).toBe(200)
  await write(sql`update counted_uses set used_at = used_at - interval '25 hours'`)
  expect((await change(token, hidden[5] ?? '', { isArchived: false })).status).toBe(200)
})

describe('the limit of public listings', () => {
  test('holds for added, restored and changed listings', async () => {
    const { token } = await app.signUp()
    const added = await times(5, () => add(token))
    await letADayPass(token)
    const archived = await times(5, () => add(token, { isArchived: true }))
    await letADayPass(token)
    expect((await times(5, () => add(token))).map(({ status }) => status).sort()).toEqual([
      200, 200, 200, 429, 429,
    ])
    const full = await add(token)
    expect(full.body).toMatchObject({
      code: 'listing.too_many',
      message:
        'You can have up to 8 listings at a time. Archive one that you no longer need, then try again.',
    })
    const shown = await times(5, (i) =>
      change(token, archived[i]?.body.data._id, { isArchived: false }),
    )
    expect(shown.map(({ body }) => body.code)).toEqual(Array(5).fill('listing.too_many'))
    // Listings that are already public can still be changed.
    const [first] = added
    expect((await change(token, first?.body.data._id, { isArchived: false })).status).toBe(200)
    await times(2, (i) => change(token, added[i]?.body.data._id, { isArchived: true }))
    const again = await times(5, (i) =>
      change(token, archived[i]?.body.data._id, { isArchived: false }),
    )
    expect(again.filter(({ status }) => status === 200)).toHaveLength(2)
  })
})

describe("an owner's list", () => {
  test('is paged, with the newest 200 by default', async () => {
    const { token } = await app.signUp()
    await write(sql`insert into crops (id, owner_id, name, category, price, quantity, unit, harvest_date,
          expiry_date, dispatch_time, created_at, updated_at)
        select gen_random_uuid(), ${await idOf(token)}, 'Lot ' || n, 'Grains', 1, 1, 'kg', '2026-01-01', '2099-01-01', 1,
          now() - n * interval '1 hour', now() from generate_series(1, 450) as n`)
    const whole = await own(token)
    expect(whole).toMatchObject({ page: 1, total: 450, totalPages: 3, isTotalBounded: false })
    expect(whole.crops).toHaveLength(200)
    const pages = [whole, await own(token, 'page=2'), await own(token, 'page=3')]
    expect(pages.flatMap(({ crops }) => crops.map(({ name }: { name: string }) => name))).toEqual(
      Array.from({ length: 450 }, (_, i) => `Lot ${i + 1}`),
    )
    expect(await own(token, 'page=4')).toMatchObject({ crops: [], total: 450 })
    const small = await own(token, 'page=2&limit=12')
    expect(small).toMatchObject({ total: 450, totalPages: 38, page: 2 })
    expect(small.crops.map(({ name }: { name: string }) => name)[0]).toBe('Lot 13')
    const tooMany = await app.call('GET', '/api/crop/my-crops?limit=201', { token })
    expect([tooMany.status, tooMany.body.message]).toEqual([
      400,
      'limit must be a whole number from 1 to 200',
    ])
  })
})
