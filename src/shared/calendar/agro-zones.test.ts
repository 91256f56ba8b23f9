import { expect, test } from 'vitest'
import { indianStates } from '#shared/kit/places.ts'
import { agroZones } from './agro-zones.constants.ts'
import { isReached, statesReached, zonesOfState } from './agro-zones.ts'
import { agroZoneNumbers } from './calendar.constants.ts'

test('there are fifteen zones, each once, and every state lies in one at least', () => {
  expect(agroZones.map(({ number }) => number)).toEqual(agroZoneNumbers)
  expect(indianStates.filter((state) => zonesOfState(state).length === 0)).toEqual([])
})

test('a state in several zones says which part of it is meant', () => {
  const numbers = (state: string) => zonesOfState(state).map(({ number }) => number)
  expect(numbers('Uttar Pradesh')).toEqual([4, 5, 8])
  expect(numbers('Rajasthan')).toEqual([6, 8, 9, 14])
  expect(numbers('Kerala')).toEqual([12])
  for (const state of indianStates) {
    const zones = zonesOfState(state)
    if (zones.length > 1)
      expect(
        zones.every(({ area }) => area),
        state,
      ).toBe(true)
  }
})

test('a whole zone reaches all its states; named states narrow it down', () => {
  expect(statesReached({ zones: [4] })).toEqual(['Bihar', 'Uttar Pradesh'])
  expect(statesReached({ zones: [4, 5], states: ['Uttar Pradesh'] })).toEqual(['Uttar Pradesh'])
  expect(isReached({ zones: [4] }, 'Bihar')).toBe(true)
  expect(isReached({ zones: [4], states: ['Uttar Pradesh'] }, 'Bihar')).toBe(false)
  expect(isReached({ zones: [4] }, 'Kerala')).toBe(false)
})

test('a zone asked for with a state counts only where the two meet', () => {
  expect(isReached({ zones: [4, 8] }, 'Uttar Pradesh', 8)).toBe(true)
  expect(isReached({ zones: [4, 8] }, 'Bihar', 8)).toBe(false)
  expect(isReached({ zones: [4], states: ['Bihar'] }, '', 4)).toBe(true)
  expect(isReached({ zones: [9], states: ['Bihar'] }, '', 9)).toBe(false)
})
