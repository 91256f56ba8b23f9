import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { behaviours, startStandIn } from '#server/testing/stand-ins/stand-in.ts'
import { openMeteoAnswers } from '#server/testing/stand-ins/weather-answers.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

let app: TestApp
let standIn: Awaited<ReturnType<typeof startStandIn>>

beforeAll(async () => {
  const { current, ...days } = openMeteoAnswers.forecast
  const lateInTheEvening = { ...days, current: { ...current, time: '2026-11-20T23:55' } }
  standIn = await startStandIn(behaviours.answers(lateInTheEvening))
  app = await createTestApp({ OPEN_METEO_URL: standIn.url })
})
afterAll(async () => {
  await app.close()
  await standIn.close()
})

test('after midnight the past day is left out, even of an answer that is still fresh', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  try {
    const firstDay = async () => {
      const { body } = await app.call('GET', '/api/weather/get-weather?lat=26.26&lon=82.07')
      return body.data.forecast[0].dt_txt
    }
    expect([await firstDay(), await firstDay()]).toEqual(['2026-11-20', '2026-11-20'])
    vi.advanceTimersByTime(6 * 60_000)
    expect(await firstDay()).toBe('2026-11-21')
    expect(standIn.requests).toHaveLength(1)
  } finally {
    vi.useRealTimers()
  }
})
