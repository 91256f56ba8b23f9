import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '#shared/kit/india-day.ts'
import {
  countDays,
  type DayChoice,
  endAt,
  isDay,
  isFree,
  lastDay,
  longestFrom,
  pickDay,
  withoutTakenDays,
} from './booking-days.policy.ts'
import { readChoice } from './use-day-choice.ts'

const max = 30
const availability = {
  first: '2026-11-28',
  last: '2027-03-05',
  taken: [
    { from: '2026-12-05', to: '2026-12-07' },
    { from: '2027-02-28', to: '2027-03-01' },
  ],
}
const noChoice: DayChoice = { from: null, days: 1, awaitsEnd: false }
const pick = (...days: string[]) =>
  days.reduce((choice, day) => pickDay(choice, day, availability, max), noChoice)

test('two picks are the first and the last day, across the end of a month', () => {
  const choice = pick('2026-11-29', '2026-12-03')
  expect(choice).toEqual({ from: '2026-11-29', days: 5, awaitsEnd: false })
  expect(lastDay(choice)).toBe('2026-12-03')
})

test('the same day twice is one day', () => {
  expect(pick('2026-12-01', '2026-12-01')).toMatchObject({ from: '2026-12-01', days: 1 })
})

test('a second pick that is earlier, too far or beyond taken days becomes a new first day', () => {
  expect(pick('2026-12-03', '2026-12-08')).toMatchObject({ from: '2026-12-08', awaitsEnd: true })
  expect(pick('2026-12-10', '2027-01-09')).toMatchObject({ from: '2027-01-09' })
  expect(pick('2026-12-10', '2026-12-01')).toMatchObject({ from: '2026-12-01' })
})

test('a taken day or a day outside the offer cannot be picked', () => {
  expect(pick('2026-12-05')).toBe(noChoice)
  expect(pick('2026-11-27')).toBe(noChoice)
  expect(pick('2027-03-06')).toBe(noChoice)
})

test('the first and the last offered day can be picked', () => {
  expect(pick('2026-11-28')).toMatchObject({ from: '2026-11-28' })
  expect(pick('2027-03-05')).toMatchObject({ from: '2027-03-05', days: 1 })
  expect(lastDay(pick('2027-03-03', '2027-03-05'))).toBe('2027-03-05')
})

test('the number of days shrinks to the free days from the first day on', () => {
  const query = { ...noChoice, days: 7 }
  expect(pickDay(query, '2026-12-03', availability, max)).toMatchObject({ days: 2 })
  expect(pickDay(query, '2027-03-03', availability, max)).toMatchObject({ days: 3 })
})

test('days that another user took are released, and the number of days stays', () => {
  const choice = pick('2026-12-10', '2026-12-12')
  const later = { ...availability, taken: [{ from: '2026-12-12', to: '2026-12-12' }] }
  expect(withoutTakenDays(choice, later, max)).toEqual({ from: null, days: 3, awaitsEnd: false })
  expect(withoutTakenDays(choice, availability, max)).toBe(choice)
})

test.each(['2026-02-29', '2026-13-01', '2026-1-1', '', '0000-01-01', '12026-01-01'])(
  '%j is not a day',
  (text) => expect(isDay(text)).toBe(false),
)

const offset = fc.integer({ min: -40, max: 120 })
const anyFreedom = fc
  .tuple(offset, fc.nat(100), fc.array(fc.tuple(offset, fc.nat(12)), { maxLength: 6 }))
  .map(([start, length, taken]) => ({
    first: addDays('2027-01-15', start),
    last: addDays('2027-01-15', start + length),
    taken: taken.map(([from, days]) => ({
      from: addDays('2027-01-15', from),
      to: addDays('2027-01-15', from + days),
    })),
  }))
const anyDay = offset.map((days) => addDays('2027-01-15', days))

test('after any picks in any order, every chosen day is free and there are at most 30', () => {
  fc.assert(
    fc.property(anyFreedom, fc.array(anyDay, { maxLength: 5 }), (free, days) => {
      const choice = days.reduce((last, day) => pickDay(last, day, free, max), noChoice)
      expect(choice.days).toBeGreaterThanOrEqual(1)
      expect(choice.days).toBeLessThanOrEqual(max)
      if (!choice.from) return
      for (let day = 0; day < choice.days; day++) {
        expect(isFree(addDays(choice.from, day), free)).toBe(true)
      }
    }),
  )
})

test('a day can be the last one exactly when no day before it is taken', () => {
  fc.assert(
    fc.property(anyFreedom, anyDay, anyDay, (free, from, to) => {
      const days = countDays(from, to)
      const between = Array.from({ length: Math.max(0, days) }, (_, i) => addDays(from, i))
      const isPossible = days >= 1 && days <= max && between.every((day) => isFree(day, free))
      const choice = endAt({ from, days: 1, awaitsEnd: true }, to, free, max)
      expect(choice.awaitsEnd).toBe(!isPossible)
      expect(days <= longestFrom(from, free, max) && days >= 1).toBe(isPossible)
    }),
  )
})

test.each([
  ['2026-12-01', '2026-12-01', 1],
  ['2026-12-01', '2026-12-30', 30],
])('the address from=%s&to=%s chooses %d days', (from, to, days) => {
  expect(readChoice(`?from=${from}&to=${to}`)).toEqual({ from, days, awaitsEnd: false })
})

test.each(['2026-12-31', '2026-11-30', 'later'])(
  'an address from 2026-12-01 to %s chooses no days',
  (to) => {
    expect(readChoice(`?from=2026-12-01&to=${to}`)).toEqual(noChoice)
  },
)
