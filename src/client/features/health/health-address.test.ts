import { expect, test } from 'vitest'
import { healthHref, readHealthChoice } from './health-address.ts'

test('the filter survives a round trip through the address', () => {
  const choice = { crop: 'tomato', q: 'पत्ते पीले', kind: 'pest', page: 2, city: 'Nashik' } as const
  expect(readHealthChoice(healthHref(choice).split('?')[1] ?? '')).toEqual(choice)
})

test('missing or invalid values in the address become the defaults', () => {
  const first = { crop: '', q: '', kind: undefined, page: 1, city: '' }
  expect(readHealthChoice('')).toEqual(first)
  expect(readHealthChoice('kind=ghost&page=-3&crop=%00&q=+')).toEqual(first)
  expect(healthHref(first)).toBe('/crop-health-tips')
})
