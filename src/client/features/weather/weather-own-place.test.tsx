import { act, fireEvent, screen } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { storePlace } from '#client/domain/place/stored-place.ts'
import { startTranslation } from '#client/platform/i18n/i18n.ts'
import { fakeServer } from '#client/testing/fake-server.ts'
import { pune } from '#client/testing/place-fixtures.ts'
import { renderInApp } from '#client/testing/render.tsx'
import { weather } from '#client/testing/weather-fixtures.ts'
import WeatherPage from './weather.page.tsx'

beforeAll(() => startTranslation())

const requestPosition = vi.fn((_granted: PositionCallback, refused: () => void) => refused())

function openAtPune() {
  const queries: unknown[] = []
  window.history.replaceState(null, '', '/weather')
  vi.stubGlobal('navigator', {
    onLine: true,
    geolocation: { getCurrentPosition: requestPosition },
  })
  storePlace(pune)
  fakeServer({
    'weather.get': (input) => {
      queries.push(input)
      return { data: weather({ name: (input as { city?: string }).city ?? 'Your location' }) }
    },
  })
  renderInApp(<WeatherPage />)
  return queries
}
const place = (name: string) => screen.findByRole('heading', { level: 2, name })

test('the user’s place comes before the permission prompt and Sultanpur, under its own name', async () => {
  const queries = openAtPune()
  expect(await place('Pune, India')).toBeTruthy()
  expect(queries).toEqual([{ lat: pune.lat, lon: pune.lon }])
  expect(requestPosition).not.toHaveBeenCalled()
  expect(screen.queryByText(/Sultanpur/)).toBeNull()
})

test('the user’s place gives way to a searched city and comes back without it', async () => {
  openAtPune()
  await place('Pune, India')
  fireEvent.input(screen.getByLabelText('City'), { target: { value: 'Nashik' } })
  fireEvent.click(screen.getByRole('button', { name: 'Search' }))
  expect(await place('Nashik, India')).toBeTruthy()
  act(() => window.history.back())
  expect(await place('Pune, India')).toBeTruthy()
})
