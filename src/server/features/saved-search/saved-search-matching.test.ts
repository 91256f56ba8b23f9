import { afterAll, beforeAll, expect, test } from 'vitest'
import { execute } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { announcementsSent, signUpSearcher } from '#server/testing/people/saved-search-people.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const person = (zip?: string) => signUpSearcher(app, zip)
const announced = () => announcementsSent(app)

test('a new listing that matches is told once, and a change of it is not', async () => {
  const [buyer, seller] = [await person(), await person('411014')]
  const saved = await buyer.save({ maxPrice: 25 })
  expect(saved.status).toBe(200)
  expect(saved.body.data).toMatchObject({ name: 'Onions near Pune', isOn: true, lastMatchAt: null })
  // A second search that matches the same listing tells nothing more.
  await buyer.save({ name: 'Vegetables', category: 'Vegetables', q: '' })
  const id = await seller.addCrop()
  await announced()
  expect(await buyer.notifications()).toEqual([
    expect.objectContaining({
      kind: 'saved-search',
      listing: 'crop',
      listingId: id,
      name: 'Red onions',
      searchName: 'Onions near Pune',
    }),
  ])
  expect(await seller.notifications()).toEqual([])
  for (const changes of [{ price: 20 }, { isArchived: true }, { isArchived: false }]) {
    expect((await seller.call('PATCH', `crop/update-crop/${id}`, changes)).status).toBe(200)
  }
  await announced()
  expect(await buyer.names()).toEqual(['Red onions'])
  expect((await buyer.searches()).map(({ lastMatchAt }: never) => lastMatchAt !== null)).toEqual([
    false,
    true,
  ])
})

test('a listing that was added archived is told when it is shown for the first time', async () => {
  const [buyer, seller] = [await person(), await person('411014')]
  await buyer.save()
  const id = await seller.addCrop({ name: 'White onions', isArchived: true })
  await announced()
  expect(await buyer.names()).toEqual([])
  const change = (isArchived: boolean) =>
    seller.call('PATCH', `crop/update-crop/${id}`, { isArchived })
  await change(false)
  await announced()
  await change(true)
  await change(false)
  await announced()
  expect(await buyer.names()).toEqual(['White onions'])
})

test('words, place, price, category and organic are all compared', async () => {
  const [buyer, near, far] = [await person(), await person('411014'), await person('560001')]
  const searches = {
    words: { name: 'words', q: 'red onion', near: '', radius: undefined },
    misspelt: { name: 'misspelt', q: 'oniom', near: '', radius: undefined },
    unknown: { name: 'unknown', q: 'zucchini', near: '', radius: undefined },
    otherWords: { name: 'other words', q: 'red garlic', near: '', radius: undefined },
    radius: { name: 'radius' },
    inWords: { name: 'place in words', q: 'onion pune', near: '', radius: undefined },
    otherPlace: { name: 'other place', near: '560001', radius: 20 },
    state: { name: 'state', q: '', near: '', radius: undefined, state: 'Maharashtra' },
    district: {
      name: 'district',
      q: '',
      near: '',
      radius: undefined,
      state: 'Maharashtra',
      district: 'Nashik',
    },
    cheap: { name: 'cheap', q: '', near: '', radius: undefined, maxPrice: 21.99 },
    price: { name: 'price', q: '', near: '', radius: undefined, minPrice: 22, maxPrice: 22 },
    organic: { name: 'organic', q: '', near: '', radius: undefined, organic: true },
    category: { name: 'category', q: '', near: '', radius: undefined, category: 'Fruits' },
    point: { name: 'point', near: '18.52,73.85', radius: 50 },
  }
  await near.addCrop({ name: 'Nasik onion' })
  for (const search of Object.values(searches)) {
    const { status, body } = await buyer.save(search)
    expect([search.name, status, body.message]).toEqual([search.name, 200, body.message])
  }
  const matching = async (listing: () => Promise<string>) => {
    const names: string[] = []
    for (const { name } of Object.values(searches)) {
      const { db } = app.services
      await execute(
        db,
        sql`update saved_searches set is_on = (name = ${name}) where user_id = ${buyer.id}`,
      )
      await listing()
      await announced()
      const deleted = await execute(
        db,
        sql`delete from notices where user_id = ${buyer.id} returning 1`,
      )
      if (deleted.length > 0) names.push(name)
    }
    return names
  }
  expect(await matching(() => near.addCrop())).toEqual([
    'words',
    'misspelt',
    'radius',
    'place in words',
    'state',
    'price',
    'point',
  ])
  expect(await matching(() => far.addCrop({ price: 20, isOrganic: true }))).toEqual([
    'words',
    'misspelt',
    'other place',
    'cheap',
    'organic',
  ])
}, 60_000)

test('a word that no listing had when it was saved is told once one has it, though it looks misspelt', async () => {
  const [buyer, seller] = [await person(), await person('411014')]
  for (const q of ['kanda7fd031', 'potatto91c']) {
    expect((await buyer.save({ q, name: q })).status).toBe(200)
  }
  for (const name of ['kanda7fd031 red', 'Fresh potatto91c']) await seller.addCrop({ name })
  await announced()
  expect((await buyer.names()).toSorted()).toEqual(['Fresh potatto91c', 'kanda7fd031 red'])
})

test('machines are told to those who look for machines', async () => {
  const [buyer, owner] = [await person(), await person('411014')]
  await buyer.save({ kind: 'equipment', name: 'Tractors', q: 'tractor' })
  await owner.addCrop({ name: 'Onions by tractor' })
  await announced()
  expect(await buyer.names()).toEqual([])
})

test('people who blocked each other, owners, and searches that are off are not told', async () => {
  const [seller, blocked, blocking, off] = [
    await person('411014'),
    await person(),
    await person(),
    await person(),
  ]
  for (const one of [seller, blocked, blocking, off]) await one.save()
  const { db } = app.services
  for (const [by, whom] of [
    [seller.id, blocked.id],
    [blocking.id, seller.id],
  ]) {
    await execute(
      db,
      sql`insert into message_blocks (blocker_id, blocked_id, created_at) values (${by ?? ''}, ${whom ?? ''}, now())`,
    )
  }
  const [{ _id }] = await off.searches()
  const switched = await off.call('PATCH', `saved-search/update-search/${_id}`, {
    isOn: false,
    name: 'Later',
  })
  expect(switched.body.data).toMatchObject({ isOn: false, name: 'Later' })
  const other = await person()
  await other.save()
  await seller.addCrop()
  await announced()
  expect(await Promise.all([seller, blocked, blocking, off].map((one) => one.names()))).toEqual([
    [],
    [],
    [],
    [],
  ])
  expect(await other.names()).toEqual(['Red onions'])
})
