import { expect, test } from 'vitest'
import { dashboardRedirect } from '../dashboard-redirect.ts'
import { activityFirst, chosenView } from './dashboard-view.ts'

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

test('the next step is what the user came for, and what fits the view before they have said', () => {
  expect(activityFirst({ activities: ['buy', 'rent'] }, 'farmer')).toBe('rent')
  expect(activityFirst({ activities: ['sell', 'buy'] }, 'merchant')).toBe('buy')
  expect(activityFirst({ activities: [] }, 'merchant')).toBe('buy')
  expect(activityFirst(undefined, 'farmer')).toBe('sell')
})

test('the login leads back to a nested page by its address, and to the index by its short name', () => {
  expect(dashboardRedirect('/dashboard', 'view=merchant')).toBe('dashboard')
  expect(dashboardRedirect('/dashboard/', '')).toBe('dashboard')
  expect(dashboardRedirect('/dashboard/crops/edit/42', '')).toBe('/dashboard/crops/edit/42')
  expect(dashboardRedirect('/dashboard/equipment', 'q=plough')).toBe(
    '/dashboard/equipment?q=plough',
  )
})
