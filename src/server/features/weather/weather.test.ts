import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { createExternal } from '#server/platform/external/external.ts'
import { createMetrics } from '#server/platform/observability/metrics.ts'
import { behaviours, startStandIn } from '#server/testing/stand-ins/stand-in.ts'
import { openMeteoAnswers, openWeatherAnswers } from '#server/testing/stand-ins/weather-answers.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { weatherSentences } from '#shared/weather/weather.constants.ts'

const key = 'openweather-key-of-ours'
type StandIn = Awaited<ReturnType<typeof startStandIn>>
type Handler = StandIn['handler']

const openWeather: Handler = (request, response) =>
  behaviours.answers(
    request.url.pathname.endsWith('/forecast')
      ? openWeatherAnswers.forecast
      : openWeatherAnswers.weather,
  )(request, response)
const openMeteo: Handler = (request, response) => {
  const isSearch = request.url.pathname === '/v1/search'
  const isKnown = /sultan|london/i.test(request.url.searchParams.get('name') ?? '')
  const places = isKnown ? openMeteoAnswers.places : { generationtime_ms: 0.5 }
  return behaviours.answers(isSearch ? places : openMeteoAnswers.forecast)(request, response)
}

let app: TestApp
let paid: StandIn
let free: StandIn

beforeAll(async () => {
  paid = await startStandIn(openWeather)
  free = await startStandIn(openMeteo)
})
// An app that has asked nobody yet: no answer is cached, and every circuit is closed.
let testNumber = 0
beforeEach(() => {
  testNumber++
  Object.assign(paid, { handler: openWeather }).requests.length = 0
  Object.assign(free, { handler: openMeteo }).requests.length = 0
  app.services.external = createExternal(app.log, createMetrics())
})
afterAll(() => Promise.all([paid.close(), free.close()]))

/** Starts the app of a group of tests. */
function withApp(settings: NodeJS.ProcessEnv = {}) {
  beforeAll(async () => {
    app = await createTestApp({
      OPENWEATHER_URL: paid.url,
      OPEN_METEO_URL: free.url,
      OPEN_METEO_GEOCODING_URL: free.url,
      ...settings,
    })
  })
  afterAll(() => app.close())
}
// Finished responses are cached by the whole address.
const get = (query: string) => app.call('GET', `/api/weather/get-weather?${query}&n=${testNumber}`)
const failed = (code: string) => ({ success: false, code, message: weatherSentences.failed })
const unknownPlace = { status: 404, body: failed('weather.unknown_place') }

describe('with a key', () => {
  withApp({ OPENWEATHER_API_KEY: key })

  test('OpenWeather’s two answers are combined, with tips and days in local time', async () => {
    const { status, body } = await get('city=Sultanpur')
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      name: 'Sultanpur',
      coord: { lat: 26.26, lon: 82.07 },
      main: { temp: 31.2, feels_like: 33.1, humidity: 84 },
      wind: { speed: 8.2 },
      weather: [{ main: 'Rain', description: 'light rain' }],
      sys: { country: 'IN', sunrise: '2026-11-20T00:55:00.000Z' },
      timezone: 19_800,
      source: { name: 'OpenWeather', isStale: false },
    })
    expect(body.data.tips).toEqual([
      'It is hot: water early in the morning or late in the evening, and shade young plants.',
      'The air is very damp: watch for fungal disease and avoid spraying now.',
      'Wind and rain together: put off spraying and check drainage and supports.',
      'Strong wind: stake tall plants and secure nets and covers.',
    ])
    const days = body.data.forecast.map(({ dt_txt }: { dt_txt: string }) => dt_txt.slice(8))
    expect(days).toEqual(['20', '21', '22', '23', '24', '25'])
    const spraying = { window: { from: 11.5, to: 17 }, obstacle: { kind: 'rain', hour: 8.5 } }
    expect(body.data.forecast[2]).toMatchObject({ rain: 4.2, rainChance: 80, spraying })
    expect(body.data.warnings).toMatchObject([{ kind: 'wind', value: 12 }])
    const [current, forecast] = paid.requests.map(({ url }) => url)
    expect([current?.pathname, forecast?.pathname].sort()).toEqual([
      '/data/2.5/forecast',
      '/data/2.5/weather',
    ])
    expect(Object.fromEntries(current?.searchParams ?? [])).toEqual({
      q: 'Sultanpur',
      units: 'metric',
      appid: key,
    })
    expect(free.requests).toHaveLength(0)
  })

  test('its 404 means an unknown city, without a request to Open-Meteo', async () => {
    paid.handler = behaviours.fails(404)
    expect(await get('city=Nowhereabad')).toMatchObject(unknownPlace)
    const calls = paid.requests.length
    expect((await get('city=nowhereabad')).status).toBe(404)
    expect(paid.requests).toHaveLength(calls)
    expect(free.requests).toHaveLength(0)
  })

  test('a city with a state after the comma, which it does not understand, is looked up at Open-Meteo', async () => {
    paid.handler = behaviours.fails(404)
    const { body } = await get('city=Sultanpur,%20Haryana')
    expect(body.data).toMatchObject({ region: 'Haryana', source: { name: 'Open-Meteo.com' } })
  })

  test.each([
    ['fails', behaviours.fails(500)],
    ['refuses the key', behaviours.fails(401)],
    ['limits the rate', behaviours.rateLimits()],
    ['talks nonsense', behaviours.talksNonsense()],
    ['hangs up', behaviours.hangsUp()],
    ['has another shape', behaviours.answers({ cod: 200, main: {} })],
  ])('when it %s, Open-Meteo answers', async (_what, handler) => {
    paid.handler = handler
    const { status, body } = await get('city=Sultanpur')
    expect(status).toBe(200)
    expect(body.data.source.name).toBe('Open-Meteo.com')
    expect(JSON.stringify(body)).not.toContain(key)
  })

  test('when its circuit is open and Open-Meteo fails too, it is tried once more', async () => {
    paid.handler = behaviours.rateLimits()
    await get('city=Sultanpur')
    free.handler = behaviours.fails(500)
    paid.handler = openWeather
    const { body } = await get('city=Pune')
    expect(body.data.source.name).toBe('OpenWeather')
  })

  test('when it hangs, Open-Meteo answers after a time limit', async () => {
    // A tenth of the time that it really gets.
    const { timeout } = AbortSignal
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout.call(AbortSignal, ms / 10))
    onTestFinished(() => void vi.restoreAllMocks())
    paid.handler = behaviours.hangs()
    const { body } = await get('lat=26.26&lon=82.07')
    expect(body.data.source.name).toBe('Open-Meteo.com')
  })
})

describe('without a key', () => {
  withApp()

  test('Open-Meteo answers in OpenWeather’s format, for the Sultanpur in India', async () => {
    const { status, body } = await get('city=Sultanpur')
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      name: 'Sultānpur',
      region: 'Uttar Pradesh',
      coord: { lat: 26.26, lon: 82.07 },
      main: { temp: 22.4, feels_like: 21.9, humidity: 48 },
      weather: [{ main: 'Clouds', description: 'scattered clouds' }],
      sys: {
        country: 'IN',
        sunrise: '2026-11-20T00:55:00.000Z',
        sunset: '2026-11-20T11:39:00.000Z',
      },
      dt: '2026-11-20T13:00:00.000Z',
      tips: ['Good conditions for field work.'],
      source: { name: 'Open-Meteo.com', url: 'https://open-meteo.com/', isStale: false },
    })
    expect(body.data.forecast).toHaveLength(6)
    expect(body.data.forecast[1]).toEqual({
      dt_txt: '2026-11-21',
      temp_min: 3.5,
      temp_max: 41,
      description: 'light rain',
      wind: 12,
      rain: 70,
      rainChance: 90,
      spraying: expect.objectContaining({ window: { from: 7, to: 11 }, isAllDay: false }),
    })
    expect(body.data.warnings.map(({ kind }: { kind: string }) => kind)).toEqual([
      'heat',
      'frost',
      'heavy-rain',
      'wind',
    ])
    expect(paid.requests).toHaveLength(0)
  })

  test('coordinates are rounded, and their place is unnamed', async () => {
    const { body } = await get('lat=26.25994&lon=-0.00001')
    expect(body.data).toMatchObject({ name: 'Your location', coord: { lat: 26.26, lon: 0 } })
    await get('lat=26.2600001&lon=0.004')
    expect(free.requests).toHaveLength(1)
    expect(free.requests[0]?.url.searchParams.get('latitude')).toBe('26.26')
  })

  test('concurrent requests for the same place share one answer', async () => {
    await Promise.all(
      ['Sultanpur', 'sultanpur', '%20SULTANPUR%20'].map((city) => get(`city=${city}`)),
    )
    expect(free.requests).toHaveLength(2)
  })

  test('while the service fails, its last answer is used for six hours and marked as stale', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    try {
      const first = await get('city=Sultanpur')
      free.handler = behaviours.fails(500)
      vi.advanceTimersByTime(11 * 60_000)
      const { fetchedAt } = first.body.data.source
      const { source } = (await get('city=Sultanpur')).body.data
      expect(source).toMatchObject({ fetchedAt, isStale: true })
      vi.advanceTimersByTime(5 * 3_600_000 + 30 * 60_000)
      // After midnight in India the past day is left out.
      expect((await get('city=Sultanpur')).body.data.forecast[0].dt_txt).toBe('2026-11-21')
      vi.advanceTimersByTime(3_600_000)
      expect((await get('city=Sultanpur')).status).toBe(503)
    } finally {
      vi.useRealTimers()
    }
  })

  test('an unknown city is an error, and is looked up only once', async () => {
    for (let i = 0; i < 3; i++) {
      expect(await get('city=Qwertyville')).toMatchObject(unknownPlace)
    }
    expect(free.requests).toHaveLength(1)
  })

  test.each([
    ['fails', behaviours.fails(500)],
    ['is rate-limited', behaviours.rateLimits()],
    ['talks nonsense', behaviours.talksNonsense()],
    ['has another shape', behaviours.answers({ results: [{ name: 1 }], daily: {} })],
  ])(
    'when it %s and nothing is cached, the answer is 503 with its message',
    async (_what, handler) => {
      free.handler = handler
      expect(await get('city=Sultanpur')).toMatchObject({
        status: 503,
        body: failed('weather.unavailable'),
      })
    },
  )
})
