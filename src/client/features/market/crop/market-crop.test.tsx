import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { startTranslation } from '#client/platform/i18n/i18n.ts'
import { fakeServer } from '#client/testing/fake-server.ts'
import { mandiPrice, onionPrice, samplePrice } from '#client/testing/market-prices.ts'
import { renderInApp } from '#client/testing/render.tsx'
import type { CropMarketsView, LocatedPrice } from '#shared/market/crop-prices.schema.ts'
import { MarketCrop } from './market-crop.tsx'

beforeAll(() => startTranslation())
afterEach(() => vi.restoreAllMocks())

const at = (market: string, variety = 'Red'): LocatedPrice => ({
  ...mandiPrice,
  _id: `${market}-${variety}`,
  name: `Onion (${variety})`,
  commodity: 'Onion',
  variety,
  region: 'Maharashtra',
  mandi: {
    ...mandiPrice.mandi,
    market,
    marketHindi: null,
    district: 'Nashik',
    districtHindi: null,
  },
  point: null,
})
const source: CropMarketsView['source'] = {
  kind: 'mandi',
  name: 'Agmarknet, data.gov.in',
  url: 'https://www.data.gov.in/resource/x',
  asOf: '2026-11-20T06:00:00.000Z',
}
const view: CropMarketsView = {
  crop: onionPrice,
  prices: [at('Lasalgaon'), at('Yeola'), at('Lasalgaon', 'White')],
  hasMore: false,
  points: [],
  source,
}
const path = '/market-price/crop/onion?state=Maharashtra'

function show(changes: Partial<CropMarketsView> = {}, district: string | null = null) {
  fakeServer({})
  renderInApp(<MarketCrop view={{ ...view, ...changes }} district={district} path={path} />)
}

test('the price is that of the reader’s district where it reports, else of the state', () => {
  const near = { ...onionPrice, low: 1850, usual: 2000, high: 2200, mandis: 2 }
  show({ crop: { ...onionPrice, near } }, 'Nashik')
  expect(screen.getByRole('region', { name: 'Newest price' }).textContent).toMatch(
    /^Nashik₹2,000.*₹20 a kilogram.*₹1,850–₹2,200.*Mandis that reported2.*18 Nov 2026 \(2 days ago\)/,
  )
})

test('a district without a report has the prices of its state', () => {
  show({}, 'Pune')
  expect(screen.getByRole('region', { name: 'Newest price' }).textContent).toMatch(
    /^Maharashtra₹2,100/,
  )
})

test('each mandi is named once, with a row for each variety that leads to its history', () => {
  show()
  const rows = screen.getAllByRole('row').slice(1)
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'LasalgaonNashik · Red · 2 days ago₹2,500₹2,380–₹2,650',
    'White2 days ago₹2,500₹2,380–₹2,650',
    'YeolaNashik · Red · 2 days ago₹2,500₹2,380–₹2,650',
  ])
  const link = screen.getByRole('link', { name: 'White' })
  expect(link.getAttribute('href')).toBe('/market-price/Lasalgaon-White')
})

test('of many mandis ten are shown until all are asked for', () => {
  show({ prices: Array.from({ length: 14 }, (_, i) => at(`Mandi ${i}`)) })
  expect(screen.getAllByRole('row')).toHaveLength(11)
  fireEvent.click(screen.getByRole('button', { name: 'Show all mandis (14)' }))
  expect(screen.getAllByRole('row')).toHaveLength(15)
})

test('sharing sends the price in a sentence, with the address of this state', async () => {
  const openWindow = vi.spyOn(window, 'open').mockReturnValue(null)
  show()
  fireEvent.click(screen.getByRole('button', { name: 'Share' }))
  await waitFor(() => expect(openWindow).toHaveBeenCalled())
  const address = new URL(String(openWindow.mock.calls[0]?.[0]))
  expect(address.searchParams.get('text')?.split('\n')).toEqual([
    'Onion: ₹2,100 a quintal',
    'Maharashtra, 18 Nov 2026: ₹1,700–₹2,600 a quintal',
    new URL(path, window.location.origin).href,
  ])
})

test('the sample list has its prices by state, and neither history nor map', () => {
  show({
    source: { ...source, kind: 'sample', url: null, asOf: '2024-11-15T00:00:00.000Z' },
    crop: { ...onionPrice, commodity: 'Rice', mandis: 0, change: null, trend: [] },
    prices: [{ ...samplePrice, point: null }],
  })
  const note = screen.getByRole('note')
  expect(note.textContent).toMatch(/Sample list: These are sample prices from November 2024/)
  expect(within(note).getAllByRole('link')[0]?.getAttribute('href')).toBe('/shop?q=Rice')
  expect(screen.getAllByRole('row')[1]?.textContent).toBe('Uttar PradeshRice (Basmati)₹7,300')
  expect(screen.queryByRole('heading', { name: 'Price history' })).toBeNull()
})
