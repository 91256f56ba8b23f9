import fc from 'fast-check'
import { expect, test } from 'vitest'
import { deltaT, wetBulbTemperature } from './delta-t.ts'

test('the wet-bulb temperature is that of the published example: 20 °C and 50 % give 13.7 °C', () => {
  expect(wetBulbTemperature(20, 50)).toBeCloseTo(13.7, 1)
})

/** Saturation vapour pressure, hPa, at a temperature in °C: Magnus' formula with Bolton's constants (1980). */
const saturation = (temp: number) => 6.112 * Math.exp((17.67 * temp) / (temp + 243.5))

/** The wet-bulb temperature by the psychrometer equation at sea level, found by halving. */
function psychrometer(temp: number, humidity: number) {
  const vapour = (saturation(temp) * humidity) / 100
  let [low, high] = [-60, temp]
  for (let i = 0; i < 60; i++) {
    const wet = (low + high) / 2
    if (saturation(wet) - 0.000665 * 1013.25 * (temp - wet) > vapour) high = wet
    else low = wet
  }
  return high
}

test('it agrees with the psychrometer equation in the weather in which crops grow', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 5, max: 45, noNaN: true }),
      fc.double({ min: 10, max: 99, noNaN: true }),
      (temp, humidity) => {
        const difference = wetBulbTemperature(temp, humidity) - psychrometer(temp, humidity)
        expect(Math.abs(difference)).toBeLessThan(1.2)
      },
    ),
  )
})

test('Delta T is never negative, and falls as the air becomes damper', () => {
  fc.assert(
    fc.property(
      // Below 4 °C and 10 % at the same time, which is not weather for spraying, the formula is not valid.
      fc.integer({ min: 4, max: 50 }),
      fc.integer({ min: 5, max: 98 }),
      fc.integer({ min: 0, max: 100 }),
      (temp, humidity, more) => {
        const damper = Math.min(99, humidity + more)
        expect(deltaT(temp, damper)).toBeGreaterThanOrEqual(0)
        expect(deltaT(temp, damper)).toBeLessThanOrEqual(deltaT(temp, humidity))
      },
    ),
  )
})

test('Delta T of nearly saturated air is below 1 °C', () => {
  const delta = deltaT(25, 97)
  expect(delta).toBeCloseTo(25 - psychrometer(25, 97), 0)
  expect(delta).toBeGreaterThan(0)
  expect(delta).toBeLessThan(1)
})

test('a humidity that the formula does not know counts as the nearest that it knows', () => {
  expect(wetBulbTemperature(20, 100)).toBe(wetBulbTemperature(20, 99))
  expect(wetBulbTemperature(20, 0)).toBe(wetBulbTemperature(20, 5))
})
