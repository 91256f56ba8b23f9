import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { behaviours, startStandIn } from '#server/testing/stand-ins/stand-in.ts'
import { openMeteoAnswers } from '#server/testing/stand-ins/weather-answers.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

let app: TestApp
let service: Awaited<ReturnType<typeof startStandIn>>
beforeEach(async () => {
  service = await startStandIn((request, response) =>
    behaviours.answers(
      request.url.pathname === '/v1/search' ? openMeteoAnswers.places : openMeteoAnswers.forecast,
    )(request, response),
  )
  app = await createTestApp({ OPEN_METEO_URL: service.url, OPEN_METEO_GEOCODING_URL: service.url })
})
afterEach(async () => {
  await app.close()
  await service.close()
})
const get = () => app.call('GET', '/api/weather/get-weather?city=Sultanpur')

test('while the service hangs, its last answer is used after two and a half seconds', async () => {
  await get()
  service.handler = behaviours.hangs()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11 * 60_000 })
  try {
    const start = performance.now()
    const { source } = (await get()).body.data
    const waitedMs = performance.now() - start
    expect(source.isStale).toBe(true)
    expect(waitedMs).toBeGreaterThan(2_400)
    expect(waitedMs).toBeLessThan(3_600)
  } finally {
    vi.useRealTimers()
  }
})
