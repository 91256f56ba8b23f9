import { expect, test } from 'vitest'
import { healthHref, readHealthChoice } from './health-address.ts'

test('what the page shows survives the way through its address', () => {
  const choice = { crop: 'tomato', q: 'पत्ते पीले', kind: 'pest', page: 2, city: 'Nashik' } as const
  expect(readHealthChoice(healthHref(choice).split('?')[1] ?? '')).toEqual(choice)
})

test('what is missing or wrong in the address is as at first', () => {
  const first = { crop: '', q: '', kind: undefined, page: 1, city: '' }
  expect(readHealthChoice('')).toEqual(first)
  expect(readHealthChoice('kind=ghost&page=-3&crop=%00&q=+')).toEqual(first)
  expect(healthHref(first)).toBe('/crop-health-tips')
})
