import { afterAll, beforeAll, expect, test } from 'vitest'
import { createRentals, type Rentals } from '#server/testing/people/rentals.ts'

let rentals: Rentals
beforeAll(async () => {
  rentals = await createRentals()
  for (const [name, pricePerDay, currency] of [
    ['Seeder', 500, 'INR'],
    ['Combine', 25, 'USD'],
    ['Sprayer', 20, 'INR'],
    ['Baler', 900, 'USD'],
    ['Plough', 700, 'INR'],
  ] as const) {
    await rentals.equipment({ name, pricePerDay, currency, description: 'For fields of rice' })
  }
})
afterAll(() => rentals.app.close())

type Names = { name: string }[]

const pages = async (path: string, query: object, token?: string): Promise<string[]> => {
  const names: string[] = []
  for (const page of ['1', '2', '3']) {
    const search = new URLSearchParams({ ...query, page, limit: '2' })
    const { body } = await rentals.app.call('GET', `/api/equipment/${path}?${search}`, {
      ...(token && { token }),
    })
    names.push(...(body.data.equipments as Names).map(({ name }) => name))
  }
  return names
}

const cheapestFirst = ['Sprayer', 'Seeder', 'Plough', 'Combine', 'Baler']
const dearestFirst = ['Plough', 'Seeder', 'Sprayer', 'Baler', 'Combine']

test.each([
  ['of all machines', {}],
  ['of a category', { category: 'Harvester' }],
  ['of a state', { state: 'Maharashtra' }],
  ['of a search', { q: 'rice' }],
])(
  'a list by price %s has machines in rupees first in both directions, also over pages',
  async (_, query) => {
    expect(await pages('all-equipments', { ...query, sort: 'price-low' })).toEqual(cheapestFirst)
    expect(await pages('all-equipments', { ...query, sort: 'price-high' })).toEqual(dearestFirst)
  },
)

test('an owner’s own machines by price have those in rupees first too', async () => {
  const own = (sort: string) => pages('my-equipments', { sort }, rentals.owner)
  expect([await own('price-low'), await own('price-high')]).toEqual([cheapestFirst, dearestFirst])
})
