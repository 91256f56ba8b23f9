import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { behaviours, startStandIn } from '#server/testing/stand-ins/stand-in.ts'
import { openMeteoAnswers } from '#server/testing/stand-ins/weather-answers.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

let app: TestApp
let free: Awaited<ReturnType<typeof startStandIn>>

beforeAll(async () => {
  free = await startStandIn((request, response) => {
    const isKnown = request.url.searchParams.get('name') === 'Sultanpur'
    const places = isKnown ? openMeteoAnswers.places : {}
    const isSearch = request.url.pathname === '/v1/search'
    return behaviours.answers(isSearch ? places : openMeteoAnswers.forecast)(request, response)
  })
  app = await createTestApp({ OPEN_METEO_URL: free.url, OPEN_METEO_GEOCODING_URL: free.url })
})
afterAll(async () => {
  await app.close()
  await free.close()
})
beforeEach(() => {
  free.requests.length = 0
})
const get = (query: string) => app.call('GET', `/api/weather/get-weather?${query}`)

describe('limits and bad input', () => {
  test('the 61st unknown place in a minute is refused, and cached places are still answered', async () => {
    await get('city=Sultanpur')
    for (let i = 0; i < 59; i++) await get(`city=absurd${'x'.repeat(i)}`)
    const refused = await get('city=onemore')
    expect(refused).toMatchObject({ status: 429, body: { code: 'rate.limited' } })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await get('city=Sultanpur')).status).toBe(200)
  })

  test.each([
    ['nothing', ''],
    ['a blank city', 'city=%20%20'],
    ['10,000 characters', `city=${'x'.repeat(10_000)}`],
    ['an invisible city', 'city=%E2%80%8B'],
    ['a null byte', 'city=a%00b'],
    ['one coordinate', 'lat=26'],
    ['blank coordinates', 'lat=&lon='],
    ['a latitude out of range', 'lat=91&lon=0'],
    ['a longitude out of range', 'lat=0&lon=-181'],
    ['words for coordinates', 'lat=north&lon=east'],
    ['infinity', 'lat=Infinity&lon=1e999'],
  ])(
    '%s is refused with a readable message, without a request to the service',
    async (_what, query) => {
      const { status, body } = await get(query)
      expect(status).toBe(400)
      expect(body).toMatchObject({ success: false, code: 'input.invalid' })
      expect(body.message).toMatch(/City|Latitude|Longitude/)
      expect(free.requests).toHaveLength(0)
    },
  )

  test.each(['%3F%3F%3F', '12345', '%2C%2C'])(
    'a city without a letter (%s) is unknown without a request to the service',
    async (city) => {
      expect((await get(`city=${city}`)).status).toBe(404)
      expect(free.requests).toHaveLength(0)
    },
  )
})
