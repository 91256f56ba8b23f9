import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { deltaT } from './delta-t.ts'
import { sprayingLimits } from './spraying.constants.ts'
import { sprayingAdvice, type WeatherStep } from './spraying.ts'

const good = { length: 1, temp: 22, humidity: 60, wind: 2, rain: 0, rainChance: 0 }

/** Two days of good hours, some of them changed. */
const hours = (change: (hour: number) => Partial<WeatherStep>): WeatherStep[] =>
  Array.from({ length: 48 }, (_, hour) => ({ ...good, hour, ...change(hour) }))

const between = (from: number, to: number, changes: Partial<WeatherStep>) =>
  hours((hour) => (hour >= from && hour < to ? changes : {}))

describe('a day is good for spraying', () => {
  test('from an hour after sunrise until an hour before sunset when nothing hinders', () => {
    expect(
      sprayingAdvice(
        hours(() => ({})),
        0,
      ),
    ).toEqual({
      window: { from: 7, to: 17 },
      isAllDay: true,
      obstacle: null,
    })
  })

  test('before the wind rises, and the sentence is about its strongest hour', () => {
    const steps = hours((hour) => ({ wind: hour === 12 ? 22 / 3.6 : hour >= 9 ? 5 : 2 }))
    expect(sprayingAdvice(steps, 0)).toEqual({
      window: { from: 7, to: 9 },
      isAllDay: false,
      obstacle: { kind: 'wind', hour: 12, value: 22 },
    })
  })

  test('only as long as six dry hours follow', () => {
    // The value at 17 is the rain from 16 to 17.
    const steps = between(17, 18, { rain: 3 })
    expect(sprayingAdvice(steps, 0)).toMatchObject({
      window: { from: 7, to: 10 },
      obstacle: { kind: 'rain', hour: 17, value: 3 },
    })
    expect(sprayingAdvice(between(17, 18, { rainChance: 50 }), 0)?.window).toEqual({
      from: 7,
      to: 10,
    })
    expect(sprayingAdvice(between(17, 18, { rain: 0.1, rainChance: 49 }), 0)?.isAllDay).toBe(true)
  })

  test('not when the air is still, too dry or too damp', () => {
    const kindOf = (changes: Partial<WeatherStep>) => {
      const advice = sprayingAdvice(
        hours(() => changes),
        0,
      )
      return advice?.window === null ? advice.obstacle?.kind : 'good'
    }
    expect(kindOf({ wind: 0.8 })).toBe('calm')
    expect(kindOf({ wind: 0.84 })).toBe('good')
    expect(kindOf({ temp: 38, humidity: 25 })).toBe('dry-air')
    expect(kindOf({ temp: 18, humidity: 95 })).toBe('damp-air')
  })

  test('in what is left of today, and no longer in the evening', () => {
    const steps = hours(() => ({}))
    expect(sprayingAdvice(steps, 0, 12)?.window).toEqual({ from: 12, to: 17 })
    expect(sprayingAdvice(steps, 0, 18)).toEqual({ window: null, isAllDay: false, obstacle: null })
    expect(sprayingAdvice(steps, 0, 16)?.window).toBeNull()
  })
})

test('a day without hours, or without the hours in which the spray dries, has no advice', () => {
  expect(sprayingAdvice([], 0)).toBeNull()
  expect(
    sprayingAdvice(
      hours(() => ({})),
      2,
    ),
  ).toBeNull()
  expect(sprayingAdvice(hours(() => ({})).slice(0, 12), 0)).toBeNull()
})

test('every hour of a window keeps every limit, by one hour or by three', () => {
  const weather = fc.record({
    temp: fc.integer({ min: 5, max: 45 }),
    humidity: fc.integer({ min: 10, max: 100 }),
    wind: fc.double({ min: 0, max: 8, noNaN: true }),
    rain: fc.constantFrom(0, 0, 0, 0, 0.1, 0.2, 5),
    rainChance: fc.option(fc.constantFrom(0, 10, 49, 50, 90), { freq: 3 }),
  })
  const anyForecast = fc
    .constantFrom(1, 3)
    .chain((length) =>
      fc
        .array(weather, { minLength: 48 / length, maxLength: 48 / length })
        .map((list) => list.map((one, i) => ({ ...one, length, hour: i * length }))),
    )
  fc.assert(
    fc.property(anyForecast, fc.integer({ min: 0, max: 47 }), (steps, from) => {
      for (const day of [0, 1]) {
        const advice = sprayingAdvice(steps, day, from)
        if (advice?.isAllDay) expect(advice.obstacle).toBeNull()
        if (!advice?.window) continue
        const [start, end] = [advice.window.from + day * 24, advice.window.to + day * 24]
        expect(end - start).toBeGreaterThanOrEqual(sprayingLimits.minWindow)
        expect(advice.window.from).toBeGreaterThanOrEqual(sprayingLimits.firstHour)
        expect(advice.window.to).toBeLessThanOrEqual(sprayingLimits.lastHour)
        for (const step of steps.filter(({ hour }) => hour >= start && hour < end)) {
          expect(step.wind * 3.6).toBeGreaterThanOrEqual(sprayingLimits.minWind)
          expect(step.wind * 3.6).toBeLessThanOrEqual(sprayingLimits.maxWind)
          const delta = deltaT(step.temp, step.humidity)
          expect(delta).toBeGreaterThanOrEqual(sprayingLimits.minDeltaT)
          expect(delta).toBeLessThanOrEqual(sprayingLimits.maxDeltaT)
        }
        const wet = steps.filter(
          ({ hour, rain, rainChance }) =>
            hour >= start && hour <= end + 5 && (rain >= 0.2 || (rainChance ?? 0) >= 50),
        )
        expect(wet).toEqual([])
      }
    }),
    { numRuns: 500 },
  )
})
