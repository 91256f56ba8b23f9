import { act, fireEvent, screen, within } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { startTranslation, switchLanguage } from '#client/platform/i18n/i18n.ts'
import { storeToken } from '#client/platform/session/session.ts'
import { fakeAdvisor } from '#client/testing/fake-advisor.ts'
import { renderInApp } from '#client/testing/render.tsx'
import type { ChatCard } from '#shared/advisor/advisor-card.schema.ts'
import AdvisorPage from '../advisor.page.tsx'

const price: ChatCard = {
  kind: 'price',
  cropId: 'onion',
  name: 'Onion',
  image: null,
  area: 'Nashik',
  usual: 1500,
  low: 1200,
  high: 1800,
  day: '2026-11-20',
  change: -0.05,
  trend: [1600, 1550, 1500],
  isSample: false,
}
const weather: ChatCard = {
  kind: 'weather',
  place: 'Nashik',
  day: '2026-11-23',
  sky: 'rain',
  temp: 24,
  min: 18,
  max: 29,
  rainChance: 70,
}
const equipment: ChatCard = {
  kind: 'equipment',
  equipments: [
    {
      _id: 'e1',
      name: 'Tractor 45 HP',
      nameHindi: 'ट्रैक्टर',
      image: null,
      pricePerDay: 1500,
      currency: 'INR',
      place: 'Nashik, Maharashtra',
      distanceKm: 12,
    },
  ],
}
const withPlaceHindi = (card: ChatCard): ChatCard =>
  card.kind === 'equipment'
    ? { ...card, equipments: card.equipments.map((each) => ({ ...each, placeHindi: 'नासिक' })) }
    : card
const sell: ChatCard = { kind: 'sell', cropId: 'onion', cropName: 'Onion', image: null }
const fromNewerServer = { kind: 'satellite' } as never

beforeAll(() => startTranslation())
beforeEach(() => {
  window.history.replaceState(null, '', '/chatbot')
  storeToken('t', 'farmer')
})

const answerWith = (cards: ChatCard[]) => ({
  stream: async function* () {
    yield {
      type: 'done' as const,
      reply: {
        message: 'Here it is.',
        sources: [],
        isKnown: true,
        writtenBy: 'advisor' as const,
        cards,
      },
    }
  },
})

/** Asks on the advisor's page. @returns the address that the card with a name leads to. */
async function askForCards(question: string) {
  renderInApp(<AdvisorPage />)
  await screen.findByRole('heading', { name: 'Suggested questions' })
  const field = screen.getByLabelText('Your question')
  fireEvent.input(field, { target: { value: question } })
  fireEvent.keyDown(field, { key: 'Enter' })
  const cards = await screen.findByRole('list', { name: 'For this answer' })
  return (name: RegExp) => within(cards).getByRole('link', { name }).getAttribute('href')
}

test('an answer shows its cards with links, and leaves out a kind that it does not know', async () => {
  fakeAdvisor(answerWith([price, weather, equipment, sell, fromNewerServer]))
  const linkTo = await askForCards('onion price')
  expect(linkTo(/Onion.*₹1,500.*5% less than in the report before/)).toBe(
    '/market-price/crop/onion',
  )
  expect(linkTo(/Nashik.*24°C.*Rain.*rain 70%/)).toBe('/weather')
  expect(linkTo(/Tractor 45 HP.*₹1,500 a day.*12 km away/)).toBe('/rental/e1')
  expect(linkTo(/Sell your Onion/)).toBe('/dashboard/crops/add?kind=onion')
})

test('the cards of another place lead to the prices and the weather of that place', async () => {
  fakeAdvisor(
    answerWith([
      { ...price, state: 'Maharashtra' },
      { ...price, name: 'Potato', area: '', state: '' },
      { ...weather, city: 'Nashik, MH' },
    ]),
  )
  const linkTo = await askForCards('onion price and weather in Nashik')
  expect(linkTo(/Onion/)).toBe('/market-price/crop/onion?state=Maharashtra')
  expect(linkTo(/Potato/)).toBe('/market-price/crop/onion?state=all')
  expect(linkTo(/24°C/)).toBe('/weather?city=Nashik%2C%20MH')
})

test('in Hindi a machine’s card has the Hindi names of machine and town', async () => {
  fakeAdvisor(answerWith([withPlaceHindi(equipment)]))
  const linkTo = await askForCards('tractor on rent')
  await act(() => switchLanguage('hi'))
  expect(linkTo(/ट्रैक्टर · Tractor 45 HP.*नासिक, /)).toBe('/rental/e1')
  await act(() => switchLanguage('en'))
})
