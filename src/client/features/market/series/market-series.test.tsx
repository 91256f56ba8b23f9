import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, expect, test, vi } from 'vitest'
import { startTranslation } from '#client/platform/i18n/i18n.ts'
import { storeToken } from '#client/platform/session/session.ts'
import { fakeServer } from '#client/testing/fake-server.ts'
import { mandiPrice } from '#client/testing/market-prices.ts'
import { renderInApp } from '#client/testing/render.tsx'
import type { PriceHistory } from '#shared/market/market.schema.ts'
import { MarketSeries } from './market-series.tsx'

beforeAll(() => startTranslation())

const point = (day: string, modal: number) => ({ day, min: modal - 100, modal, max: modal + 100 })
const near = {
  ...mandiPrice,
  _id: '01990000-0000-7000-8000-000000000003',
  nearness: 'neighbour',
  region: 'Bihar',
  mandi: {
    ...mandiPrice.mandi,
    market: 'Arrah',
    marketHindi: null,
    district: 'Bhojpur',
    districtHindi: null,
    modal: 2535,
    ageDays: 0,
  },
}
const answers = {
  'market.nearby': () => ({ data: { prices: [near] } }),
  'market.alerts': () => ({ data: { alerts: [] } }),
}
const show = (points: PriceHistory['points']) =>
  renderInApp(<MarketSeries history={{ series: mandiPrice, points }} />)

test('a visitor who creates an alert logs in first and returns to this price', () => {
  fakeServer(answers)
  show([])
  const link = screen.getByRole('link', { name: 'Log in to set an alert' })
  expect(link.getAttribute('href')).toBe(`/login?redirect=/market-price/${mandiPrice._id}`)
})

test('a price is shared with its crop, place, day and range', () => {
  fakeServer(answers)
  const shared = vi.spyOn(window, 'open').mockReturnValue(null)
  show([])
  fireEvent.click(screen.getByRole('button', { name: 'Share' }))
  const message = new URL(String(shared.mock.lastCall?.[0])).searchParams.get('text')
  expect(message).toMatch(
    /^Wheat \(Dara\): ₹[\d,]+ a quintal\nSultanpur, .*₹[\d,]+–₹[\d,]+ a quintal/,
  )
  shared.mockRestore()
})

test('a single report is shown as text, because one point makes no line', () => {
  fakeServer(answers)
  show([point('2026-11-18', 2500)])
  expect(screen.getByText(/one report so far, from 18 Nov 2026: ₹2,500 a quintal/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Show as a table' })).toBeNull()
})

test('the chart’s data is also in a sentence and in a table', () => {
  fakeServer(answers)
  show([point('2026-11-15', 2300), point('2026-11-18', 2500)])
  expect(
    screen.getByText(/From 15 Nov 2026 to 18 Nov 2026, .* between ₹2,300 and ₹2,500 a quintal/),
  ).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Show as a table' }))
  const rows = within(screen.getByRole('table', { name: 'Rupees a quintal, newest first' }))
    .getAllByRole('row')
    .map((row) => row.textContent)
  expect(rows).toEqual([
    'DateMinUsual priceMax',
    '18 Nov 2026₹2,400₹2,500₹2,600',
    '15 Nov 2026₹2,200₹2,300₹2,400',
  ])
})

test('nearby markets are compared in rupees and per cent', async () => {
  fakeServer(answers)
  show([])
  const link = await screen.findByRole('link', { name: 'Arrah' })
  expect(link.closest('tr')?.textContent).toBe(
    'ArrahNeighbouring state · Bihar₹2,535today+₹35+1.4%',
  )
})

test('an alert needs a level, and is sent with it', async () => {
  storeToken('t', 'farmer')
  let sent: unknown
  fakeServer({
    ...answers,
    'market.addAlert': (input) => {
      sent = input
      return { data: {} }
    },
  })
  show([])
  const level = screen.getByLabelText<HTMLInputElement>('Level')
  fireEvent.click(screen.getByRole('button', { name: 'Set alert' }))
  expect(await screen.findByText('Level is required')).toBeTruthy()
  expect(sent).toBeUndefined()
  fireEvent.input(level, { target: { value: '2600' } })
  fireEvent.click(screen.getByRole('button', { name: 'Set alert' }))
  await waitFor(() =>
    expect(sent).toEqual({ seriesId: mandiPrice._id, direction: 'above', level: 2600 }),
  )
  await waitFor(() => expect(level.value).toBe(''))
})

test('at a price already reached, a sentence says that the next report triggers the alert', async () => {
  storeToken('t', 'farmer')
  fakeServer({ ...answers, 'market.addAlert': () => ({ data: {} }) })
  show([])
  fireEvent.input(screen.getByLabelText('Level'), { target: { value: '2400' } })
  fireEvent.click(screen.getByRole('button', { name: 'Set alert' }))
  expect(await screen.findByText(/The price has reached this level already/)).toBeTruthy()
})

test('the server’s refusal of an alert is shown on the form', async () => {
  storeToken('t', 'farmer')
  const message = 'You are already waiting for 50 prices. Remove an alert to add another.'
  const refusal = { status: 409, code: 'market.too_many_alerts', message }
  fakeServer({ ...answers, 'market.addAlert': () => ({ refusal }) })
  show([])
  fireEvent.input(screen.getByLabelText('Level'), { target: { value: '2600' } })
  fireEvent.click(screen.getByRole('button', { name: 'Set alert' }))
  expect(await screen.findByText(message)).toBeTruthy()
})
