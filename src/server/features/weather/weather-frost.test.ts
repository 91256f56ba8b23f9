import { afterAll, beforeAll, expect, test } from 'vitest'
import { behaviours, startStandIn } from '#server/testing/stand-ins/stand-in.ts'
import { openMeteoAnswers } from '#server/testing/stand-ins/weather-answers.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { isFrostNear, weatherWarnings } from '#shared/weather/weather-warnings.ts'

let app: TestApp
let standIn: Awaited<ReturnType<typeof startStandIn>>

/** An answer in which it is 8 °C now, and each day's night has one of these temperatures. */
function coldAnswer(nights: number[]) {
  const { current, daily, ...answer } = openMeteoAnswers.forecast
  return {
    ...answer,
    current: { ...current, temperature_2m: 8 },
    daily: { ...daily, temperature_2m_min: nights },
  }
}

beforeAll(async () => {
  standIn = await startStandIn(behaviours.answers(openMeteoAnswers.forecast))
  app = await createTestApp({ OPEN_METEO_URL: standIn.url })
})
afterAll(async () => {
  await app.close()
  await standIn.close()
})

test.each([
  ['in the coming night', [7, 3, 7, 7, 7, 7, 7], 'It is cold: cover tender crops at night.'],
  [
    'in no night',
    [7, 7, 7, 7, 7, 7, 7],
    'It is cold: cover tender crops at night and hold back irrigation.',
  ],
  [
    'in the third night alone',
    [7, 7, 3, 7, 7, 7, 7],
    'It is cold: cover tender crops at night and hold back irrigation.',
  ],
])('on a cold day with frost %s the tip fits the warnings', async (where, nights, tip) => {
  standIn.handler = behaviours.answers(coldAnswer(nights))
  // Each in a place of its own: answers are cached.
  const { body } = await app.call(
    'GET',
    `/api/weather/get-weather?lat=26&lon=8${where.length % 10}`,
  )
  expect(body.data.tips).toEqual([tip])
})

const mildDay = {
  temp_max: 28,
  description: 'clear sky',
  wind: 3,
  rain: 0,
  rainChance: 0,
  spraying: null,
}

test('frost is near when there is a warning of it for the first or the second day', () => {
  const days = (nights: number[]) =>
    nights.map((temp_min, i) => ({ ...mildDay, dt_txt: `2026-12-0${i + 1}`, temp_min }))
  const isNear = (nights: number[]) => isFrostNear(days(nights), weatherWarnings(days(nights)))
  expect(isNear([3, 9, 9])).toBe(true)
  expect(isNear([9, 4, 9])).toBe(true)
  expect(isNear([9, 9, 1])).toBe(false)
  expect(isNear([])).toBe(false)
})
