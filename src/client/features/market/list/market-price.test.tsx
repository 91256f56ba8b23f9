import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { startTranslation } from '#client/platform/i18n/i18n.ts'
import { storeToken } from '#client/platform/session/session.ts'
import { fakeServer } from '#client/testing/fake-server.ts'
import { mandiPrice, onionPrice } from '#client/testing/market-prices.ts'
import { renderInApp } from '#client/testing/render.tsx'
import type { CropPrice, CropPricesView } from '#shared/market/crop-prices.schema.ts'
import MarketPricePage from './market-price.page.tsx'

beforeAll(() => startTranslation())
afterEach(() => window.history.replaceState(null, '', '/'))

const sources: Record<'sample' | 'mandi', CropPricesView['source']> = {
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
const sampleCrop: CropPrice = {
  ...onionPrice,
  _id: 'rice',
  commodity: 'Rice',
  region: 'Uttar Pradesh',
  regions: 1,
  mandis: 0,
  low: 2800,
  usual: 3400,
  high: 7300,
  day: '2024-11-15',
  timestamp: '2024-11-15T00:00:00.000Z',
  change: null,
  trend: [],
  near: null,
}
const list = (kind: 'sample' | 'mandi', crops: CropPrice[]) => () => ({
  data: {
    crops,
    source: sources[kind],
    page: 1,
    total: crops.length,
    totalPages: crops.length,
    isTotalBounded: false,
  } satisfies CropPricesView,
})
function open(answers: Parameters<typeof fakeServer>[0], address = '/market-price') {
  window.history.replaceState(null, '', address)
  const calls = fakeServer(answers)
  renderInApp(<MarketPricePage />)
  return calls
}

test('the sample list says that it is a sample and its date, and where today’s prices are', async () => {
  open({ 'cropPrice.list': list('sample', [sampleCrop]) })
  const row = await screen.findByRole('article', { name: 'Rice' })
  expect(row.textContent).toBe(
    'Rice₹2,800–₹7,300Uttar Pradesh₹3,400 a quintalLast updated: 15 Nov 2024',
  )
  const banner = screen.getByRole('note')
  expect(banner.textContent).toMatch(/Sample list.*sample prices from November 2024, not today’s/)
  const links = within(banner).getAllByRole('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/shop',
    'https://agmarknet.gov.in/',
  ])
})

test('a crop shows its range, usual price, change, states and day once, and links to its mandis', async () => {
  open({ 'cropPrice.list': list('mandi', [onionPrice]) })
  const row = await screen.findByRole('article', { name: 'Onion' })
  expect(row.textContent).toBe(
    'Onion₹1,700–₹2,600Maharashtra₹2,100 a quintalLast updated: 18 Nov 2026 (2 days ago)5%5% more than in the report before',
  )
  expect(row.querySelectorAll('polyline')).toHaveLength(1)
  const link = within(row).getByRole('link', { name: 'Onion' })
  expect(link.getAttribute('href')).toBe('/market-price/crop/onion')
  const source = screen.getByRole('link', { name: 'Agmarknet, data.gov.in' })
  expect(source.getAttribute('href')).toBe(sources.mandi.url)
  expect(screen.queryByRole('note')).toBeNull()
})

test('a crop of a chosen state links to the mandis of that state', async () => {
  open({ 'cropPrice.list': list('mandi', [onionPrice]) }, '/market-price?state=Maharashtra')
  const link = await screen.findByRole('link', { name: 'Onion' })
  expect(link.getAttribute('href')).toBe('/market-price/crop/onion?state=Maharashtra')
})

test('the crops that a farmer has listed come first and are not repeated', async () => {
  storeToken('t', 'farmer')
  open({
    'cropPrice.list': list('mandi', [
      { ...onionPrice, _id: 'garlic', commodity: 'Garlic' },
      onionPrice,
    ]),
    'cropPrice.mine': () => ({ data: { crops: [onionPrice] } }),
    'market.alerts': () => ({ data: { alerts: [] } }),
  })
  await screen.findByRole('heading', { name: 'Your crops' })
  const names = screen.getAllByRole('article').map((row) => row.querySelector('h3')?.textContent)
  expect(names).toEqual(['Onion', 'Garlic'])
})

test('search and state are in the address, and no results shows a sentence', async () => {
  open({ 'cropPrice.list': list('sample', []) }, '/market-price?q=zebra&page=3')
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
  open({ 'cropPrice.list': () => ({ refusal }) })
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
    'cropPrice.list': list('mandi', [onionPrice]),
    'cropPrice.mine': () => ({ data: { crops: [] } }),
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
