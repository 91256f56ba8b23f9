import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { startTranslation } from '#client/platform/i18n/i18n.ts'
import { fakeServer } from '#client/testing/fake-server.ts'
import { onionPrice } from '#client/testing/market-prices.ts'
import { pune } from '#client/testing/place-fixtures.ts'
import { renderInApp } from '#client/testing/render.tsx'
import { unknownPin } from '#shared/place/place.constants.ts'
import MarketPricePage from './market-price.page.tsx'

beforeAll(() => startTranslation())
afterEach(() => {
  localStorage.clear()
  window.history.replaceState(null, '', '/')
})

const source = { kind: 'mandi', name: 'Agmarknet', url: null, asOf: '2026-11-20T06:00:00.000Z' }
const page = { page: 1, total: 1, totalPages: 1, isTotalBounded: false }

async function openPlaceDialog() {
  const requested: { state: string; district: string }[] = []
  window.history.replaceState(null, '', '/market-price')
  fakeServer({
    'cropPrice.list': (input) => {
      const { state, district } = input as { state: string; district: string }
      requested.push({ state, district })
      return { data: { crops: [onionPrice], source, ...page } }
    },
    'place.suggest': () => ({ data: { places: [] } }),
    'place.resolve': (input) =>
      (input as { pin: string }).pin === pune.pin
        ? { data: pune }
        : { refusal: { status: 404, code: 'place.unknown_pin', message: unknownPin } },
  })
  renderInApp(<MarketPricePage />)
  fireEvent.click(await screen.findByRole('button', { name: /place/i }))
  await screen.findByRole('dialog', { name: 'Your place' })
  return requested
}
const use = (pin: string) => {
  const field = screen.getByRole('combobox', { name: 'PIN code, village or town' })
  fireEvent.input(field, { target: { value: pin } })
  fireEvent.click(screen.getByRole('button', { name: 'Use' }))
}

test.each(['411 001', '४११००१'])(
  'prices follow the PIN code %s as its state and district',
  async (pin) => {
    const requested = await openPlaceDialog()
    use(pin)
    await waitFor(() =>
      expect(requested.at(-1)).toEqual({ state: 'Maharashtra', district: 'Pune' }),
    )
  },
)

test.each([
  ['999999', unknownPin],
  ['41100', 'A PIN code has six digits'],
])('the PIN code %s is refused at the field, and the prices stay', async (pin, sentence) => {
  const requested = await openPlaceDialog()
  use(pin)
  expect(await screen.findByText(sentence)).toBeTruthy()
  expect(requested).not.toEqual([])
  expect(requested.every(({ state, district }) => state === '' && district === '')).toBe(true)
})
