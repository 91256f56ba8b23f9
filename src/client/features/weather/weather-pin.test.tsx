import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { startTranslation } from '#client/platform/i18n/i18n.ts'
import { fakeServer } from '#client/testing/fake-server.ts'
import { pune } from '#client/testing/place-fixtures.ts'
import { renderInApp } from '#client/testing/render.tsx'
import { weather } from '#client/testing/weather-fixtures.ts'
import { unknownPin } from '#shared/place/place.constants.ts'
import { notAPin } from '#shared/place/place.schema.ts'
import WeatherPage from './weather.page.tsx'

beforeAll(() => startTranslation())

let cities: unknown[]
let pins: unknown[]
beforeEach(() => {
  ;[cities, pins] = [[], []]
  vi.stubGlobal('navigator', { onLine: true })
  fakeServer({
    'weather.get': (input) => {
      const { city } = input as { city: string }
      cities.push(city)
      return { data: weather({ name: city }) }
    },
    'place.resolve': (input) => {
      const { pin } = input as { pin: string }
      pins.push(pin)
      return pin === pune.pin
        ? { data: pune }
        : { refusal: { status: 404, code: 'place.unknown_pin', message: unknownPin } }
    },
  })
})
const open = async (address: string) => {
  window.history.replaceState(null, '', address)
  renderInApp(<WeatherPage />)
  return screen.findByLabelText<HTMLInputElement>('City')
}
const type = (value: string) =>
  fireEvent.input(screen.getByLabelText('City'), { target: { value } })
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Search' }))

test.each(['411001', '411 001', '४११००१'])(
  'six digits (%s) give the name of their place before the search and after it',
  async (pin) => {
    await open('/weather')
    type(pin)
    expect(await screen.findByText('Pune, Maharashtra')).toBeTruthy()
    expect(pins).toEqual(['411001'])
    submit()
    expect(await screen.findByRole('heading', { level: 2, name: /^Pune, / })).toBeTruthy()
    expect(cities).toEqual(['Sultanpur', pin])
  },
)

test('six digits that India Post does not use are told at the field and not searched', async () => {
  const field = await open('/weather')
  type('999999')
  expect(await screen.findByText(unknownPin)).toBeTruthy()
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
  submit()
  expect(document.activeElement).toBe(field)
  expect(cities).toEqual(['Sultanpur'])
})

test.each(['41100', '4110011', '४११'])(
  'another number of digits (%s) is told at the field and not searched',
  async (digits) => {
    const field = await open('/weather')
    type(digits)
    expect(screen.queryByText(notAPin)).toBeNull()
    submit()
    expect(await screen.findByText(notAPin)).toBeTruthy()
    expect(document.activeElement).toBe(field)
    expect(pins).toEqual([])
    expect(cities).toEqual(['Sultanpur'])
  },
)

test('an address with five digits says so at the field', async () => {
  const field = await open('/weather?city=41100')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(screen.getAllByText(notAPin)).not.toHaveLength(0)
})
