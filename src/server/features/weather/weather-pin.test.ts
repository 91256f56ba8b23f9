import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { behaviours, startStandIn } from '#server/testing/stand-ins/stand-in.ts'
import { openMeteoAnswers } from '#server/testing/stand-ins/weather-answers.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

let app: TestApp
let free: Awaited<ReturnType<typeof startStandIn>>

beforeAll(async () => {
  free = await startStandIn(behaviours.answers(openMeteoAnswers.forecast))
  app = await createTestApp({ OPEN_METEO_URL: free.url, OPEN_METEO_GEOCODING_URL: free.url })
})
afterAll(async () => {
  await app.close()
  await free.close()
})
beforeEach(() => {
  free.requests.length = 0
})
const get = (city: string) =>
  app.call('GET', `/api/weather/get-weather?${new URLSearchParams({ city })}`)

test.each(['411001', '411 001', '४११००१'])(
  'a PIN code (%s) is resolved by our own table, under its own name',
  async (pin) => {
    const { status, body } = await get(pin)
    expect(status).toBe(200)
    expect(body.data).toMatchObject({ region: 'Maharashtra' })
    expect(body.data.name).toMatch(/^Pune/)
    expect(free.requests.every(({ url }) => url.pathname === '/v1/forecast')).toBe(true)
  },
)

test.each(['999999', '12345', '0'])(
  'a number that is no PIN code (%s) is unknown, without a request to the service',
  async (number) => {
    expect((await get(number)).status).toBe(404)
    expect(free.requests).toHaveLength(0)
  },
)
