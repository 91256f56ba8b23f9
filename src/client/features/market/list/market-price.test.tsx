import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { startTranslation } from '#client/platform/i18n/i18n.ts'
import { storeToken } from '#client/platform/session/session.ts'
import { fakeServer } from '#client/testing/fake-server.ts'
import { mandiPrice, samplePrice } from '#client/testing/market-prices.ts'
import { renderInApp } from '#client/testing/render.tsx'
import type { MarketPrice, MarketPricesView } from '#shared/market/market.schema.ts'
import MarketPricePage from './market-price.page.tsx'

beforeAll(startTranslation)
afterEach(() => window.history.replaceState(null, '', '/'))

const sources: Record<'sample' | 'mandi', MarketPricesView['source']> = {
  sample: {
    kind: 'sample',
    name: 'Sample list (November 2024)',
    url: null,
    asOf: '2024-11-15T00:00:00.000Z',
  },
  mandi: {
    kind: 'mandi',
    name: 'Agmarknet, data.gov.in',
    url: 'https://www.data.gov.in/resource/x',
    asOf: '2026-11-20T06:00:00.000Z',
  },
}
const list = (kind: 'sample' | 'mandi', prices: MarketPrice[]) => () => ({
  data: {
    prices,
    source: sources[kind],
    page: 1,
    total: prices.length,
    totalPages: prices.length,
    isTotalBounded: false,
  } satisfies MarketPricesView,
})
function open(answers: Parameters<typeof fakeServer>[0], address = '/market-price') {
  window.history.replaceState(null, '', address)
  const calls = fakeServer(answers)
  renderInApp(<MarketPricePage />)
  return calls
}

test('the sample list says that it is a sample and its date, and offers no alerts', async () => {
  open({ 'market.prices': list('sample', [samplePrice]) })
  const card = await screen.findByRole('article', { name: 'Rice (Basmati)' })
  expect(card.textContent).toMatch(/Uttar Pradesh.*₹7,300.*a quintal.*Last updated: 15 Nov 2024/)
  expect(within(card).queryByRole('link')).toBeNull()
  const banner = screen.getByRole('note').textContent
  expect(banner).toMatch(
    /Sample list.*sample prices from November 2024, not today’s.*Price alerts need/,
  )
})

test('a mandi’s price shows market, modal, min, max, price per kg, age and source, and links to its history', async () => {
  open({ 'market.prices': list('mandi', [mandiPrice]) })
  const card = await screen.findByRole('article', { name: 'Wheat (Dara)' })
  expect(card.textContent).toMatch(/SultanpurUttar Pradesh₹2,500modal, a quintal/)
  expect(card.textContent).toMatch(/Min₹2,380Max₹2,650Modal, 1 kg₹25/)
  expect(card.textContent).toMatch(/18 Nov 2026 \(2 days ago\)No report today/)
  const link = within(card).getByRole('link', { name: 'Wheat (Dara)' })
  expect(link.getAttribute('href')).toBe(`/market-price/${mandiPrice._id}`)
  const source = screen.getByRole('link', { name: 'Agmarknet, data.gov.in' })
  expect(source.getAttribute('href')).toBe(sources.mandi.url)
  expect(screen.queryByRole('note')).toBeNull()
})

test('search and state are in the address, and no results shows a sentence', async () => {
  open({ 'market.prices': list('sample', []) }, '/market-price?q=zebra&page=3')
  await screen.findByText('No prices available for the selected state or search term.')
  expect(screen.getByLabelText<HTMLInputElement>('Search').value).toBe('zebra')
  const state = screen.getByLabelText<HTMLSelectElement>('State')
  expect(state.options).toHaveLength(37)
  fireEvent.change(state, { target: { value: 'Tamil Nadu' } })
  await waitFor(() => expect(window.location.search).toBe('?q=zebra&state=Tamil+Nadu'))
  fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }))
  await waitFor(() => expect(window.location.search).toBe(''))
  expect(screen.getByLabelText<HTMLInputElement>('Search').value).toBe('')
})

test('a server error is shown with a retry button', async () => {
  const refusal = { status: 429, code: 'rate.limited', message: 'Too many requests' }
  open({ 'market.prices': () => ({ refusal }) })
  expect((await screen.findByRole('alert')).textContent).toContain('Unable to load market prices')
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
})

test('a logged-in user sees their alerts and can delete them', async () => {
  storeToken('t', 'farmer')
  const alert = {
    _id: '01990000-0000-7000-8000-000000000002',
    direction: 'above',
    level: 2600,
    series: mandiPrice,
    createdAt: '2026-11-18T06:00:00.000Z',
    firedAt: null,
  }
  let alerts = [alert]
  let removed: unknown
  open({
    'market.prices': list('mandi', [mandiPrice]),
    'market.alerts': () => ({ data: { alerts } }),
    'market.removeAlert': (input) => {
      removed = input
      alerts = []
      return { data: { _id: alert._id } }
    },
  })
  const own = await screen.findByRole('region', { name: 'Your price alerts' })
  expect(own.textContent).toContain('Wheat (Dara), Sultanpur₹2,600 or above · now ₹2,500 a quintal')
  fireEvent.click(
    within(own).getByRole('button', {
      name: 'Remove alert: Wheat (Dara), Sultanpur, ₹2,600 or above',
    }),
  )
  await waitFor(() => expect(screen.queryByText('Your price alerts')).toBeNull())
  expect(removed).toEqual({ alertId: alert._id })
})
