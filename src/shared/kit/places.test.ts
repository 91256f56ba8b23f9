import { expect, test } from 'vitest'
import { placeOf } from './places.ts'

test('a place is the city and the state, or the one that is given', () => {
  expect(placeOf({ city: 'Nashik', state: 'Maharashtra' })).toBe('Nashik, Maharashtra')
  expect(placeOf({ city: '', state: 'Goa' })).toBe('Goa')
  expect(placeOf({ city: 'Panaji', state: '' })).toBe('Panaji')
  expect(placeOf({ city: '', state: '' })).toBe('')
})
