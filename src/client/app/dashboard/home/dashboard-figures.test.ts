import { expect, test } from 'vitest'
import { dashboardRedirect } from '../dashboard-redirect.ts'
import { dashboardFigures } from './dashboard-figures.ts'
import { chosenView } from './dashboard-view.ts'

const noon = Date.parse('2026-11-20T12:00:00Z')
const crop = (change: object) => ({
  _id: 'tomato',
  name: 'Tomato',
  price: 20,
  quantity: 10,
  expiryDate: '2026-12-01',
  isArchived: false,
  ...change,
})

test('only crops that can be bought count as active and as stock', () => {
  const figures = dashboardFigures(
    [
      crop({}),
      crop({ isArchived: true }),
      crop({ quantity: 0 }),
      crop({ expiryDate: '2026-11-19' }),
      crop({ price: 0.1, quantity: 3 }),
    ],
    [
      { isArchived: false, views: 7 },
      { isArchived: true, views: 5 },
    ],
    noon,
  )
  expect(figures).toMatchObject({ activeListings: 3, views: 12, stockValue: 200.3 })
})

test('the crop that expires first is shown with its remaining days, 0 on its last day', () => {
  const crops = [
    crop({}),
    crop({ _id: 'spinach', name: 'Spinach', expiryDate: '2026-11-20' }),
    crop({ name: 'Old', expiryDate: '2026-11-18' }),
  ]
  expect(dashboardFigures(crops, [], noon).soonestExpiry).toEqual({
    cropId: 'spinach',
    name: 'Spinach',
    days: 0,
  })
  expect(dashboardFigures([], [], noon)).toEqual({
    activeListings: 0,
    views: 0,
    soonestExpiry: null,
    stockValue: 0,
  })
})

test('the address decides the view, else the account; an invalid value is ignored', () => {
  const merchant = { kind: 'merchant' as const, activities: [] }
  expect(chosenView('view=farmer', merchant)).toBe('farmer')
  expect(chosenView('', merchant)).toBe('merchant')
  expect(chosenView('view=queen', undefined)).toBe('farmer')
})

test('selling comes first for those who want to sell, buying and renting for the others', () => {
  expect(chosenView('', { kind: 'merchant', activities: ['sell', 'buy'] })).toBe('farmer')
  expect(chosenView('', { kind: 'farmer', activities: ['rent'] })).toBe('merchant')
  expect(chosenView('', { kind: 'farmer', activities: ['buy', 'rent'] })).toBe('merchant')
})

test('the login leads back to a nested page by its address, and to the index by its short name', () => {
  expect(dashboardRedirect('/dashboard', 'view=merchant')).toBe('dashboard')
  expect(dashboardRedirect('/dashboard/', '')).toBe('dashboard')
  expect(dashboardRedirect('/dashboard/crops/edit/42', '')).toBe('/dashboard/crops/edit/42')
  expect(dashboardRedirect('/dashboard/equipment', 'q=plough')).toBe(
    '/dashboard/equipment?q=plough',
  )
})
