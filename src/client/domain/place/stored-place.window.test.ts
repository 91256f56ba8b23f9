import { expect, test } from 'vitest'
import { readStoredPlace } from './stored-place.ts'

test('what another app version stored counts as no place', () => {
  for (const text of ['{', '"Pune"', '{"name":"Pune","lat":"18"}']) {
    localStorage.setItem('my-place', text)
    expect(readStoredPlace()).toBeNull()
  }
})
