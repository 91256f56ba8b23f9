import { expect, test } from 'vitest'
import type { ListingChange } from './listing-to-send.ts'
import type { OutboxItem } from './outbox.ts'
import { withoutOverwritten } from './overwritten-changes.ts'

const common = {
  id: 'o-1',
  owner: 'sunita',
  listingId: 'l-1',
  idempotencyKey: 'key-1',
  name: 'Wheat',
  createdAt: 1,
}
const restOf = (item: OutboxItem, newer: object) => withoutOverwritten(item, newer).values
const restOfCrop = (values: ListingChange['crop'], newer: ListingChange['crop']) =>
  restOf({ ...common, kind: 'crop', values }, newer)

test('a waiting change keeps the fields that the newer one has not written', () => {
  expect(restOfCrop({ price: 25, description: 'Dry' }, { price: 30 })).toEqual({
    description: 'Dry',
  })
  expect(restOfCrop({ price: 25 }, { price: 30, name: 'Wheat' })).toEqual({})
  expect(restOfCrop({ price: 25 }, { name: 'Wheat' })).toEqual({ price: 25 })
})

test('a stock goes with the stock that it is based on', () => {
  const older = { price: 25, quantity: 80, quantityWas: 50 }
  expect(restOfCrop(older, { quantity: 70, quantityWas: 50 })).toEqual({ price: 25 })
})

test('a unit goes with the price of the unit, whichever change has it', () => {
  const older = {
    unit: 'ton',
    price: 24_000,
    quantity: 2,
    quantityWas: 2000,
    tags: ['dry'],
  } as const
  expect(restOfCrop({ ...older, tags: ['dry'] }, { price: 26 })).toEqual({ tags: ['dry'] })
  expect(restOfCrop({ price: 25, tags: ['dry'] }, { unit: 'ton' })).toEqual({ tags: ['dry'] })
  expect(restOfCrop({ unit: 'ton', price: 24_000 }, { name: 'Wheat' })).toEqual({
    unit: 'ton',
    price: 24_000,
  })
})

test('a currency goes with its price', () => {
  const values = { pricePerDay: 20, currency: 'USD', status: 'available' } as const
  const item: OutboxItem = { ...common, kind: 'equipment', values }
  expect(restOf(item, { pricePerDay: 1500 })).toEqual({ status: 'available' })
})
