import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cropTable } from '#server/features/crop/crop.table.ts'
import { execute, queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import type { CropPage } from '#shared/crop/crop.schema.ts'
import { recountWords } from './words/listing-words.service.ts'

let app: TestApp

const plain = {
  category: 'Others',
  price: 10,
  quantity: 5,
  harvestDate: '2026-11-01',
  expiryDate: '2099-12-01',
  dispatchTime: 1,
}
const crops = [
  { name: 'Tomatoes of the hills', category: 'Vegetables', price: 30, tags: ['desi'] },
  { name: 'ताज़ा टमाटर', category: 'Vegetables', price: 25, description: 'खेत से सीधे' },
  { name: 'Basmati rice', category: 'Grains', price: 90, isOrganic: true, tags: ['aged'] },
  { name: 'Onions', category: 'Vegetables', price: 20, description: 'Grown beside tomatoes' },
  { name: 'Alphonso mango', category: 'Fruits', price: 300, isOrganic: true },
]

beforeAll(async () => {
  app = await createTestApp()
  const nashik = await app.signUp()
  const pune = await app.signUp()
  for (const [person, city, state] of [
    [nashik, 'Nashik', 'Maharashtra'],
    [pune, 'पुणे', 'महाराष्ट्र'],
  ] as const) {
    await execute(
      app.services.db,
      sql`update users set city = ${city}, state = ${state} where phone = ${person.phone}`,
    )
  }
  for (const [i, crop] of crops.entries()) {
    const { token } = i % 2 === 0 ? nashik : pune
    const body = { ...plain, ...crop }
    const answer = await app.call('POST', '/api/crop/add-crop', { token, body })
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  }
})
afterAll(() => app.close())

async function list(query: Record<string, string>): Promise<CropPage> {
  const { status, body } = await app.call(
    'GET',
    `/api/crop/all-crops?${new URLSearchParams(query)}`,
  )
  expect(status, JSON.stringify(body)).toBe(200)
  return body.data
}
const names = async (query: Record<string, string>) =>
  (await list(query)).crops.map(({ name }) => name)

describe('search', () => {
  const allTomatoes = ['Tomatoes of the hills', 'ताज़ा टमाटर', 'Onions']
  test.each([
    ['a plural finds the singular, then the kind, then other fields', 'tomato', allTomatoes],
    ['a misspelt word', 'tomatto', allTomatoes],
    ['letters changed about', 'onoins', ['Onions']],
    ['the beginning of a word', 'tom', allTomatoes],
    ['two words must both be there', 'tomato hills', ['Tomatoes of the hills']],
    ['misspelt, with a place', 'tomatto nashk', ['Tomatoes of the hills']],
    ['a Hindi word', 'टमाटर', ['ताज़ा टमाटर', 'Tomatoes of the hills']],
    ['a Hindi place', 'पुणे', ['Onions', 'ताज़ा टमाटर']],
    ['a Hindi beginning', 'टमा', ['ताज़ा टमाटर', 'Tomatoes of the hills']],
    ['a tag', 'DESI', ['Tomatoes of the hills']],
    ['a category', 'grains', ['Basmati rice']],
    ['nonsense', 'xqzzvwk', []],
    ['nonsense beside a word', 'tomato xqzzvwk', []],
    ['wildcards and quotes', "rice'\\%_", ['Basmati rice']],
  ])('%s', async (_title, q, expected) => {
    expect(await names({ q })).toEqual(expected)
  })

  test.each(['the', '!!! ---', '   ', '🍅'])('a search for %j matches everything', async (q) => {
    expect((await list({ q })).total).toBe(crops.length)
  })

  test('a search can be combined with filters and sorts', async () => {
    expect(await names({ q: 'tomato', category: 'Vegetables', sort: 'price-low' })).toEqual([
      'ताज़ा टमाटर',
      'Tomatoes of the hills',
      'Onions',
    ])
    expect(await names({ q: 'nashik', organic: 'true', sort: 'price-high' })).toEqual([
      'Alphonso mango',
      'Basmati rice',
    ])
    expect(await names({ q: 'tomato', category: 'Fruits' })).toEqual([])
  })

  test('recounting deletes words that no listing contains any more', async () => {
    const { db } = app.services
    await execute(db, sql`insert into search_words values ('crop', 'zzghost', 7)`)
    await recountWords(db, cropTable)
    const words = await queryRows<{ word: string; listings: number }>(
      db,
      sql`select word, listings from search_words where word in ('zzghost', 'tomato')`,
    )
    expect(words).toEqual([{ word: 'tomato', listings: 2 }])
  })
})

describe('sorts, filters and pages', () => {
  test('listings can be sorted in every order, newest first by default', async () => {
    const added = crops.map(({ name }) => name)
    expect(await names({})).toEqual(added.toReversed())
    expect(await names({ sort: 'oldest' })).toEqual(added)
    const byPrice = crops.toSorted((a, b) => a.price - b.price).map(({ name }) => name)
    expect(await names({ sort: 'price-low' })).toEqual(byPrice)
    expect(await names({ sort: 'price-high' })).toEqual(byPrice.toReversed())
  })

  test('filters narrow a list, also in combination', async () => {
    expect(await names({ category: 'Vegetables' })).toHaveLength(3)
    expect(await names({ organic: 'true' })).toHaveLength(2)
    expect(await names({ organic: 'true', category: 'Fruits' })).toEqual(['Alphonso mango'])
    expect(await names({ organic: 'false', category: 'all' })).toHaveLength(crops.length)
  })

  test.each([{ q: '' }, { q: 'tomato' }])(
    'the pages of a search for %j make up the whole list',
    async ({ q }) => {
      const whole = await names({ q })
      const pages = await Promise.all(
        whole.map((_, i) => list({ q, limit: '1', page: String(i + 1) })),
      )
      expect(pages.flatMap((page) => page.crops.map(({ name }) => name))).toEqual(whole)
      for (const page of pages) {
        expect(page).toMatchObject({ total: whole.length, totalPages: whole.length })
      }
    },
  )

  test('a page past the end is empty and still has the total', async () => {
    const past = { crops: [], page: 9, total: 5, totalPages: 1, isTotalBounded: false }
    expect(await list({ page: '9' })).toEqual(past)
    expect(await list({ page: '900000' })).toMatchObject({ crops: [], total: 5 })
    expect(await list({ page: '9', q: 'tomato' })).toMatchObject({ crops: [], total: 3 })
  })

  test.each([
    'page=0',
    'page=x',
    'page=1.5',
    'limit=51',
    'sort=best',
    'category=Nuts',
    'organic=perhaps',
    'q=a&q=b',
    `q=${'x'.repeat(101)}`,
    'q=%00',
  ])('%s is rejected with a message', async (query) => {
    const { status, body } = await app.call('GET', `/api/crop/all-crops?${query}`)
    expect([status, body.success, body.code]).toEqual([400, false, 'input.invalid'])
    expect(body.message).toBe(body.issues[0].message)
  })
})
