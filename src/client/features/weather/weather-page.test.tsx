import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { startTranslation } from '#client/platform/i18n/i18n.ts'
import { renderInApp } from '#client/testing/render.tsx'
import { day, weather } from '#client/testing/weather-fixtures.ts'
import { tipSentences, weatherSentences } from '#shared/weather/weather.constants.ts'
import type { WeatherView } from '#shared/weather/weather.schema.ts'
import WeatherPage from './weather.page.tsx'

beforeAll(() => startTranslation())

type Answer = PositionCallback
/** Replaces the browser's geolocation. */
function stubLocation(requestLocation?: (granted: Answer, refused: () => void) => void) {
  const getCurrentPosition = vi.fn(requestLocation)
  vi.stubGlobal('navigator', {
    onLine: true,
    geolocation: requestLocation && { getCurrentPosition },
  })
  return getCurrentPosition
}
const at = (latitude: number, longitude: number) =>
  ({ coords: { latitude, longitude } }) as GeolocationPosition

/** The queries, in order. */
let queries: object[]
function serve(answer: (input: { city?: string; lat?: number }) => WeatherView | 'fails') {
  queries = []
  vi.stubGlobal('fetch', async (address: string) => {
    const sent = new URL(address, 'http://localhost').searchParams.get('input') ?? '{}'
    const input = JSON.parse(sent).json
    queries.push(input)
    const data = answer(input)
    const error = {
      message: weatherSentences.failed,
      code: -32000,
      data: { code: 'weather.unknown_place', httpStatus: 404 },
    }
    const body =
      data === 'fails' ? { error: { json: error } } : { result: { data: { json: data } } }
    return new Response(JSON.stringify(body), {
      status: data === 'fails' ? 404 : 200,
      headers: { 'content-type': 'application/json' },
    })
  })
}

beforeEach(() => {
  window.history.replaceState(null, '', '/weather')
})
afterEach(() => {
  vi.useRealTimers()
})
const denied = 'Location access denied. Using default location (Sultanpur, UP).'
const city = () => screen.getByLabelText<HTMLInputElement>('City')
const search = (text: string) => {
  fireEvent.input(city(), { target: { value: text } })
  fireEvent.click(screen.getByRole('button', { name: 'Search' }))
}
const place = (name: string) => screen.findByRole('heading', { level: 2, name })

describe('where the weather is from', () => {
  test('a browser that shares its location: its coordinates, to a kilometre', async () => {
    stubLocation((granted) => granted(at(26.259_99, 82.071_23)))
    serve(() =>
      weather({
        name: 'Your location',
        region: '',
        sys: { country: '', sunrise: null, sunset: null },
      }),
    )
    renderInApp(<WeatherPage />)
    expect(await place('Your location')).toBeTruthy()
    expect(queries).toEqual([{ lat: 26.26, lon: 82.07 }])
    expect(screen.queryByText(denied)).toBeNull()
    expect(screen.getAllByText('Not today')).toHaveLength(2)
  })

  test('a user who refuses: the sentence, and Sultanpur', async () => {
    stubLocation((_granted, refused) => refused())
    serve(() => weather())
    renderInApp(<WeatherPage />)
    expect(await screen.findByText(denied)).toBeTruthy()
    expect(await place('Sultanpur, India')).toBeTruthy()
    expect(queries).toEqual([{ city: 'Sultanpur' }])
  })

  test('a browser without geolocation: its sentence, and Sultanpur', async () => {
    stubLocation()
    serve(() => weather())
    renderInApp(<WeatherPage />)
    expect(await screen.findByText('Geolocation is not supported by your browser.')).toBeTruthy()
    expect(await place('Sultanpur, India')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Use my location' })).toBeNull()
  })

  test('a browser that does not answer counts as refusing after eight seconds; a late answer still counts', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    let grant: Answer = () => {}
    stubLocation((granted) => {
      grant = granted
    })
    serve(({ city }) => weather({ name: city ?? 'Nashik' }))
    renderInApp(<WeatherPage />)
    expect(queries).toEqual([])
    expect(screen.getByTestId('weather-skeleton')).toBeTruthy()
    act(() => void vi.advanceTimersByTime(8000))
    vi.useRealTimers()
    expect(await place('Sultanpur, India')).toBeTruthy()
    act(() => grant(at(20, 73.8)))
    expect(await place('Nashik, India')).toBeTruthy()
    expect(screen.queryByText(denied)).toBeNull()
  })

  test('a search during the permission prompt is kept', async () => {
    let grant: Answer = () => {}
    stubLocation((granted) => {
      grant = granted
    })
    serve(({ city }) => weather({ name: city ?? 'Elsewhere' }))
    renderInApp(<WeatherPage />)
    search(' Pune ')
    expect(await place('Pune, India')).toBeTruthy()
    act(() => grant(at(1, 1)))
    expect(queries).toEqual([{ city: 'Pune' }])
    expect(window.location.search).toBe('?city=Pune')
  })

  test('a shared address shows its city and requests no location', async () => {
    window.history.replaceState(null, '', '/weather?city=Pune')
    const requestLocation = stubLocation(() => {})
    serve(({ city }) => weather({ name: city ?? '' }))
    renderInApp(<WeatherPage />)
    expect(await place('Pune, India')).toBeTruthy()
    expect(requestLocation).not.toHaveBeenCalled()
    expect(city().value).toBe('Pune')
  })
})

describe('searching', () => {
  beforeEach(() => {
    stubLocation((_granted, refused) => refused())
  })

  test('a blank city is not searched, and the field shows an error', async () => {
    serve(() => weather())
    renderInApp(<WeatherPage />)
    await place('Sultanpur, India')
    search('   ')
    expect(await screen.findByText('City is required')).toBeTruthy()
    expect(document.activeElement).toBe(city())
    expect(queries).toHaveLength(1)
  })

  test('an unknown city shows its sentence, and the previous weather stays', async () => {
    serve(({ city }) => (city === 'Qwerty' ? 'fails' : weather()))
    renderInApp(<WeatherPage />)
    await place('Sultanpur, India')
    search('Qwerty')
    const alert = await screen.findByRole('alert')
    expect(alert.textContent).toContain(weatherSentences.failed)
    expect(await place('Sultanpur, India')).toBeTruthy()
    fireEvent.click(within(alert).getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(queries).toHaveLength(3))
  })
})

describe('what is shown', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T08:00:00Z') })
    stubLocation((_granted, refused) => refused())
  })

  test('the current values in the place’s local time, with tips and the source', async () => {
    serve(() => weather())
    renderInApp(<WeatherPage />)
    const now = (await place('Sultanpur, India')).closest('section')
    const text = now?.textContent?.replaceAll('\u202f', ' ') ?? ''
    for (const part of [
      'Temperature 22.4°C',
      'scattered clouds',
      'Feels like21.9°C',
      'Humidity48%',
      'Wind speed18 km/h (5 m/s)',
      'Sunrise6:25 am',
      'Sunset5:09 pm',
      'as of 1:00 pm',
    ]) {
      expect(text).toContain(part)
    }
    expect(screen.getByText(tipSentences.good)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Open-Meteo.com' }).getAttribute('href')).toBe(
      'https://open-meteo.com/',
    )
  })

  test('three of seven cards, moving by one and never past the ends', async () => {
    serve(() => weather())
    renderInApp(<WeatherPage />)
    await screen.findByRole('heading', { name: /Forecast/ })
    const names = () => screen.getAllByRole('heading', { level: 3 }).map((h) => h.textContent)
    const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
    expect(names()).toEqual(['Today', 'Tomorrow', 'Sun'])
    press('Previous')
    expect(names()).toEqual(['Today', 'Tomorrow', 'Sun'])
    press('Next')
    expect(names()).toEqual(['Tomorrow', 'Sun', 'Mon'])
    expect(screen.getByText('Days 2–4 of 7')).toBeTruthy()
    for (let i = 0; i < 9; i++) press('Next')
    expect(names()).toEqual(['Tue', 'Wed', 'Thu'])
    expect(screen.getByRole('button', { name: 'Next' }).getAttribute('aria-disabled')).toBe('true')
  })

  test('a card says the chance of rain in per cent and the amount', async () => {
    const forecast = weather().forecast.map((one) => ({ ...one, rainChance: 80, rain: 4.2 }))
    serve(() => weather({ forecast }))
    renderInApp(<WeatherPage />)
    await screen.findByRole('heading', { name: /Forecast/ })
    expect(screen.getAllByText('Rain 80% · 4.2 mm')).not.toHaveLength(0)
  })

  test('one warning for several days, with the worst value', async () => {
    const warning = (i: number, value: number) => ({
      kind: 'frost' as const,
      day: day(i),
      value,
      message:
        'Frost is possible: cover nurseries and vegetables, and water the field lightly in the evening.',
    })
    serve(() => weather({ warnings: [warning(0, 3.5), warning(1, 2.5)] }))
    renderInApp(<WeatherPage />)
    await screen.findByRole('heading', { name: 'Warnings' })
    const list = within(screen.getByRole('region', { name: 'Warnings' }))
    expect(list.getAllByRole('listitem')).toHaveLength(1)
    expect(list.getByRole('listitem').textContent).toMatch(/Today .*, Tomorrow .* · 2.5°C/)
  })

  test('an outdated report says so', async () => {
    serve(() => weather({ source: { ...weather().source, isStale: true } }))
    renderInApp(<WeatherPage />)
    expect(await screen.findByText(/does not answer now/)).toBeTruthy()
  })
})
