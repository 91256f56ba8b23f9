import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { behaviours, startStandIn } from '#server/testing/stand-ins/stand-in.ts'
import { openMeteoAnswers } from '#server/testing/stand-ins/weather-answers.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { unknownPin } from '#shared/place/place.constants.ts'
import { notAPin } from '#shared/place/place.schema.ts'

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

test.each([
  ['999999', unknownPin],
  ['९९९ ९९९', unknownPin],
  ['12345', notAPin],
  ['4110011', notAPin],
  ['011001', notAPin],
  ['0', notAPin],
])(
  'a number that is no PIN code (%s) is unknown for a reason, without a request to the service',
  async (number, message) => {
    expect(await get(number)).toMatchObject({
      status: 404,
      body: { code: 'weather.unknown_place', message },
    })
    expect(free.requests).toHaveLength(0)
  },
)

test('coordinates take precedence over a number that is no PIN code', async () => {
  const { status } = await app.call('GET', '/api/weather/get-weather?city=12345&lat=18.5&lon=73.9')
  expect(status).toBe(200)
})
