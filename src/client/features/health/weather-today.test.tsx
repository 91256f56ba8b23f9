import { screen } from '@testing-library/react'
import { beforeAll, expect, test } from 'vitest'
import { storePlace } from '#client/domain/place/stored-place.ts'
import { startTranslation } from '#client/platform/i18n/i18n.ts'
import { fakeServer } from '#client/testing/fake-server.ts'
import { pune } from '#client/testing/place-fixtures.ts'
import { renderInApp } from '#client/testing/render.tsx'
import { useHealthState } from './health-address.ts'
import { WeatherToday } from './weather-today.tsx'

const Tested = () => <WeatherToday health={useHealthState()} />

/** Where the link to the coming days leads. */
function linkAt(address: string) {
  window.history.replaceState(null, '', address)
  fakeServer({})
  renderInApp(<Tested />)
  return screen.getByRole('link', { name: 'Weather in the coming days' }).getAttribute('href')
}

beforeAll(() => startTranslation())

test('the coming days are those of the searched town', () => {
  expect(linkAt('/crop-health-tips?city=Jabalpur')).toBe('/weather?city=Jabalpur')
})

test('the coming days of the own place are those that the page of the weather shows by itself', () => {
  storePlace(pune)
  expect(linkAt('/crop-health-tips')).toBe('/weather')
})
