import { expect, test } from 'vitest'
import { indianStates } from '#shared/kit/places.ts'
import { agroZones } from './agro-zones.constants.ts'
import { isGrownIn, statesWhereGrown, zonesOfState } from './agro-zones.ts'
import { agroZoneNumbers } from './calendar.constants.ts'

test('there are fifteen zones, and every state lies in at least one', () => {
  expect(agroZones.map(({ number }) => number)).toEqual(agroZoneNumbers)
  expect(indianStates.filter((state) => zonesOfState(state).length === 0)).toEqual([])
})

test('a state in several zones has an area for each zone', () => {
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

test('a zone includes all its states unless states are named', () => {
  expect(statesWhereGrown({ zones: [4] })).toEqual(['Bihar', 'Uttar Pradesh'])
  expect(statesWhereGrown({ zones: [4, 5], states: ['Uttar Pradesh'] })).toEqual(['Uttar Pradesh'])
  expect(isGrownIn({ zones: [4] }, 'Bihar')).toBe(true)
  expect(isGrownIn({ zones: [4], states: ['Uttar Pradesh'] }, 'Bihar')).toBe(false)
  expect(isGrownIn({ zones: [4] }, 'Kerala')).toBe(false)
})

test('a zone and a state together match only where they overlap', () => {
  expect(isGrownIn({ zones: [4, 8] }, 'Uttar Pradesh', 8)).toBe(true)
  expect(isGrownIn({ zones: [4, 8] }, 'Bihar', 8)).toBe(false)
  expect(isGrownIn({ zones: [4], states: ['Bihar'] }, '', 4)).toBe(true)
  expect(isGrownIn({ zones: [9], states: ['Bihar'] }, '', 9)).toBe(false)
})
