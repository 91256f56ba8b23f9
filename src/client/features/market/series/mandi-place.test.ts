import { expect, test } from 'vitest'
import { mandiPlace } from './mandi-place.ts'

test('a place is named from near to far', () => {
  const mandi = { market: 'Lasalgaon', district: 'Nashik' }
  expect(mandiPlace(mandi, 'Maharashtra')).toBe('Lasalgaon, Nashik, Maharashtra')
})

test('a district with the name of its market is named once', () => {
  const mandi = { market: 'Sultanpur', district: 'Sultanpur' }
  expect(mandiPlace(mandi, 'Uttar Pradesh')).toBe('Sultanpur, Uttar Pradesh')
})

test('a price without a market belongs to its region', () => {
  expect(mandiPlace(null, 'Goa')).toBe('Goa')
})
