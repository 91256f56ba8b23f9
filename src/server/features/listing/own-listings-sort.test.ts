import { afterAll, beforeAll, expect, test } from 'vitest'
import { orderCalls } from '#server/testing/people/orders.ts'
import { createRentals, inDays, type Rentals } from '#server/testing/people/rentals.ts'

let rentals: Rentals
beforeAll(async () => {
  rentals = await createRentals()
})
afterAll(() => rentals.app.close())

const namesOf = async (address: string, field: string, token: string) => {
  const { status, body } = await rentals.app.call('GET', address, { token })
  expect(status).toBe(200)
  return body.data[field].map(({ name }: { name: string }) => name).join('')
}

test('own crops are sorted by name, price, stock, expiry and age, page by page', async () => {
  const calls = orderCalls(rentals.app)
  const { token } = await calls.person('Ramesh')
  await calls.crop(token, { name: 'B', price: 30, quantity: 5, expiryDate: inDays(9) })
  await calls.crop(token, { name: 'A', price: 20, quantity: 90, expiryDate: inDays(3) })
  await calls.crop(token, { name: 'C', price: 10, quantity: 20, expiryDate: inDays(6) })
  const sorted = (sort: string, more = '') =>
    namesOf(`/api/crop/my-crops?sort=${sort}${more}`, 'crops', token)
  expect(await sorted('newest')).toBe('CAB')
  expect(await sorted('oldest')).toBe('BAC')
  expect(await sorted('name-a')).toBe('ABC')
  expect(await sorted('name-z')).toBe('CBA')
  expect(await sorted('price-low')).toBe('CAB')
  expect(await sorted('price-high')).toBe('BAC')
  expect(await sorted('stock-low')).toBe('BCA')
  expect(await sorted('stock-high')).toBe('ACB')
  expect(await sorted('last-day-first')).toBe('ACB')
  expect(await sorted('last-day-last', '&limit=2&page=2')).toBe('A')
})

test('own machines are sorted by price, and newest first where a sort is for crops alone', async () => {
  for (const [name, pricePerDay] of [
    ['X', 300],
    ['Y', 100],
    ['Z', 200],
  ]) {
    await rentals.equipment({ name, pricePerDay })
  }
  const sorted = (sort: string) =>
    namesOf(`/api/equipment/my-equipments?sort=${sort}`, 'equipments', rentals.owner)
  expect(await sorted('price-low')).toBe('YZX')
  expect(await sorted('name-z')).toBe('ZYX')
  expect(await sorted('stock-low')).toBe('ZYX')
})
