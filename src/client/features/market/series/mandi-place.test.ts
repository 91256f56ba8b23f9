import { expect, test } from 'vitest'
import { mandiPlace } from './mandi-place.ts'

test('a place is told from near to far', () => {
  const mandi = { market: 'Lasalgaon', district: 'Nashik' }
  expect(mandiPlace(mandi, 'Maharashtra')).toBe('Lasalgaon, Nashik, Maharashtra')
})

test('a district that is called as its market is said once', () => {
  const mandi = { market: 'Sultanpur', district: 'Sultanpur' }
  expect(mandiPlace(mandi, 'Uttar Pradesh')).toBe('Sultanpur, Uttar Pradesh')
})

test('a price of no market is of its region', () => {
  expect(mandiPlace(null, 'Goa')).toBe('Goa')
})
