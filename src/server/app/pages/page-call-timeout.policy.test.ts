import { expect, test } from 'vitest'
import { pageCallTimeoutMs } from './page-call-timeout.policy.ts'

test('a page waits longer for the weather of a place that somebody typed', () => {
  expect(pageCallTimeoutMs('weather.get', { city: 'Pune' })).toBe(1500)
  expect(pageCallTimeoutMs('weather.get', { lat: 18.5, lon: 73.9 })).toBe(300)
  expect(pageCallTimeoutMs('weather.get', { city: '' })).toBe(300)
  expect(pageCallTimeoutMs('weather.get', null)).toBe(300)
})

test('a page waits less for other services than for the database', () => {
  expect(pageCallTimeoutMs('news.latest', {})).toBe(300)
  expect(pageCallTimeoutMs('crop.list', { city: 'Pune' })).toBe(2000)
})
