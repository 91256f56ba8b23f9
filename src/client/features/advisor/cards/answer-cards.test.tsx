import { fireEvent, screen, within } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { startTranslation } from '#client/platform/i18n/i18n.ts'
import { storeToken } from '#client/platform/session/session.ts'
import { fakeAdvisor } from '#client/testing/fake-advisor.ts'
import { renderInApp } from '#client/testing/render.tsx'
import type { ChatCard } from '#shared/advisor/advisor-card.schema.ts'
import ChatPage from '../advisor.page.tsx'

const price: ChatCard = {
  ...{ kind: 'price', cropId: 'onion', name: 'Onion', image: null, area: 'Nashik' },
  ...{ usual: 1500, low: 1200, high: 1800, day: '2026-11-20', change: -0.05 },
  ...{ trend: [1600, 1550, 1500], isSample: false },
}
const weather: ChatCard = {
  ...{ kind: 'weather', place: 'Nashik', day: '2026-11-23', sky: 'rain' },
  ...{ temp: 24, min: 18, max: 29, rainChance: 70 },
}
const equipment: ChatCard = {
  kind: 'equipment',
  equipments: [
    {
      ...{ _id: 'e1', name: 'Tractor 45 HP', nameHindi: 'ट्रैक्टर', image: null },
      ...{ pricePerDay: 1500, currency: 'INR', place: 'Nashik, Maharashtra', distanceKm: 12 },
    },
  ],
}
const sell: ChatCard = { kind: 'sell', cropId: 'onion', cropName: 'Onion', image: null }
const fromNewerServer = { kind: 'satellite' } as never

beforeAll(() => startTranslation())
beforeEach(() => {
  window.history.replaceState(null, '', '/chatbot')
  storeToken('t', 'farmer')
})

test('an answer shows its cards with links, and leaves out a kind that it does not know', async () => {
  fakeAdvisor({
    stream: async function* () {
      yield {
        type: 'done',
        reply: {
          ...{ message: 'Here it is.', sources: [], isKnown: true, writtenBy: 'advisor' },
          cards: [price, weather, equipment, sell, fromNewerServer],
        },
      }
    },
  })
  renderInApp(<ChatPage />)
  await screen.findByRole('heading', { name: 'Suggested questions' })
  const field = screen.getByLabelText('Your question')
  fireEvent.input(field, { target: { value: 'onion price' } })
  fireEvent.keyDown(field, { key: 'Enter' })
  const cards = await screen.findByRole('list', { name: 'For this answer' })
  const linkTo = (name: RegExp) => within(cards).getByRole('link', { name }).getAttribute('href')
  expect(linkTo(/Onion.*₹1,500.*5% less than in the report before/)).toBe(
    '/market-price/crop/onion',
  )
  expect(linkTo(/Nashik.*24°C.*Rain.*rain 70%/)).toBe('/weather')
  expect(linkTo(/Tractor 45 HP.*₹1,500 a day.*12 km away/)).toBe('/rental/e1')
  expect(linkTo(/Sell your Onion/)).toBe('/dashboard/crops/add?kind=onion')
})
