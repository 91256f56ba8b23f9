import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { fetchMandiPrices } from '#server/features/market/fetch/mandi-fetch.service.ts'
import { uploadPicture } from '#server/testing/people/uploads.ts'
import {
  dayAgo,
  mandiRecord,
  startMandiStandIn,
  toMandiDate,
} from '#server/testing/stand-ins/mandi-server.ts'
import { behaviours, startStandIn } from '#server/testing/stand-ins/stand-in.ts'
import { openMeteoAnswers } from '#server/testing/stand-ins/weather-answers.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { ChatReply } from '#shared/advisor/advisor.schema.ts'
import type { ChatCard, ChatCardOf } from '#shared/advisor/advisor-card.schema.ts'
import { decideQuestion } from '../conversation/advisor-follow-up.service.ts'
import { loadCards } from './advisor-cards.service.ts'

let app: TestApp
let weather: Awaited<ReturnType<typeof startStandIn>>
const agra = { name: 'Agra', state: 'Uttar Pradesh', lat: 27.18, lon: 78.02 }

beforeAll(async () => {
  weather = await startStandIn((request, response) => {
    const isSearch = request.url.pathname === '/v1/search'
    const answer = isSearch ? openMeteoAnswers.places : openMeteoAnswers.forecast
    return behaviours.answers(answer)(request, response)
  })
  app = await createTestApp({
    OPEN_METEO_URL: weather.url,
    OPEN_METEO_GEOCODING_URL: weather.url,
    CHAT_REQUESTS_PER_MINUTE: '1000',
  })
  const reports = await startMandiStandIn()
  const place = { state: 'Uttar Pradesh', district: 'Agra', market: 'Agra' }
  reports.records = [
    mandiRecord({ arrival_date: toMandiDate(dayAgo(0)), ...place }),
    mandiRecord({ arrival_date: toMandiDate(dayAgo(1)), ...place, modal_price: '2000' }),
  ]
  const env = { ...app.env, DATA_GOV_IN_API_KEY: 'key', DATA_GOV_IN_URL: reports.url }
  await fetchMandiPrices({ ...app.services, env }, new AbortController().signal)
  await reports.close()
})
afterAll(async () => {
  await app.close()
  await weather.close()
})

async function ask(message: string, more: object = { place: agra }): Promise<ChatReply> {
  const { body } = await app.call('POST', '/api/chat/personalized', { body: { message, ...more } })
  return ChatReply.parse(body.data)
}

const cardOf = <Kind extends ChatCard['kind']>({ cards = [] }: ChatReply, kind: Kind) =>
  cards.find((card): card is ChatCardOf<Kind> => card.kind === kind)

describe('a card', () => {
  test('of a price has the report of the user’s own district and leads to the page of the crop', async () => {
    const card = cardOf(await ask('wheat price'), 'price')
    expect(card).toMatchObject({ cropId: 'wheat', area: 'Agra', isSample: false })
    expect(card?.low).toBeLessThanOrEqual(card?.usual ?? 0)
    const page = await app.call('GET', `/api/market/crops/${card?.cropId}`)
    expect(page.status).toBe(200)
  })

  test('of a price has that of the state that the question names', async () => {
    for (const question of [
      'wheat price in Uttar Pradesh',
      'wheat price in UP',
      'यूपी में गेहूँ का भाव',
    ]) {
      const card = cardOf(await ask(question, {}), 'price')
      expect(card?.area, question).toMatch(/Uttar Pradesh|उत्तर प्रदेश/)
    }
  })

  test('of the weather has today’s figures of the user’s place', async () => {
    const card = cardOf(await ask('will it rain tomorrow'), 'weather')
    expect(card?.place).toBe('Agra')
    expect(card?.min).toBeLessThanOrEqual(card?.max ?? Number.NaN)
  })

  test('of another place names it as the pages of weather and prices take it', async () => {
    const named = await ask('weather in Nashik')
    expect(cardOf(named, 'weather')).toMatchObject({ city: 'Nashik' })
    expect(named.sources).toMatchObject([{ url: '/weather?city=Nashik' }])
    const own = await ask('will it rain tomorrow')
    expect(cardOf(own, 'weather')).not.toHaveProperty('city')
    expect(own.sources).toMatchObject([{ url: '/weather' }])
    expect(cardOf(await ask('wheat price'), 'price')?.state).toBe('Uttar Pradesh')
    expect(cardOf(await ask('wheat price in Kerala', {}), 'price')?.state).toBe('')
  })

  test('of renting has at most three machines of the kind that is asked for, the nearest first', async () => {
    const owner = await app.signUp()
    await app.call('PATCH', '/api/user/update-user', {
      token: owner.token,
      body: { address: { city: 'Agra', state: 'Uttar Pradesh', zip: '282001', country: 'India' } },
    })
    const image = await uploadPicture(app, owner.token)
    for (const name of [
      'Tractor 45 HP',
      'Tractor 35 HP',
      'Tractor 50 HP',
      'Tractor 60 HP',
      'Drone sprayer',
    ]) {
      const body = {
        name,
        category: 'Tractor',
        pricePerDay: 1500,
        contactNumber: '+91 98765 43210',
        availableFrom: '2026-11-01',
        availableTo: '2036-12-31',
        images: [image],
      }
      const added = await app.call('POST', '/api/equipment/add-equipment', {
        token: owner.token,
        body,
      })
      expect(added.status, JSON.stringify(added.body)).toBe(200)
    }
    const answer = await ask('tractor kiraye par chahiye')
    const card = cardOf(answer, 'equipment')
    expect(card?.equipments).toHaveLength(3)
    for (const each of card?.equipments ?? []) {
      expect(each.name).toMatch(/Tractor/)
      expect(each.distanceKm).toBeLessThan(50)
      expect(each.placeHindi).toBe('आगरा')
      // The text names the same ones.
      expect(answer.message).toContain(`${each.name}: ₹1,500`)
    }
    expect(answer.message).toMatch(/, Agra, Uttar Pradesh, \d+ km away/)
  })

  test('of selling names the crop that the form opens with', async () => {
    expect(cardOf(await ask('how do I sell my wheat here'), 'sell')).toMatchObject({
      cropId: 'wheat',
      cropName: 'Wheat',
    })
    expect(cardOf(await ask('मुझे अपना प्याज़ बेचना है'), 'sell')).toMatchObject({ cropName: 'प्याज़' })
  })

  test('that fails is left out, logged and counted', async () => {
    const log = { ...app.services.log, warn: vi.fn() }
    const { metrics, external, rateLimit } = app.services
    const visitor = { ip: '::1', token: null, loadViewer: async () => null, sandbox: null }
    const services = { env: app.env, db: {} as never, log, metrics, external, rateLimit }
    const needs = { ...services, ...visitor }
    const query = {
      message: 'maize price',
      topic: undefined,
      language: 'en' as const,
      userId: null,
      city: 'Agra',
      state: agra.state,
      place: null,
      past: [],
    }
    const cards = await loadCards(needs, query, decideQuestion(query))
    expect(cards).toEqual([])
    expect(log.warn).toHaveBeenCalledOnce()
    const { values } = await metrics.chatCards.get()
    const failed = values.filter(({ labels }) => labels.outcome === 'failed')
    expect(failed).toMatchObject([{ labels: { kind: 'price' }, value: 1 }])
  })

  test('is not below advice on a crop, nor below a refusal', async () => {
    for (const question of ['how much seed for wheat', 'who won the match', 'I want to die']) {
      expect((await ask(question)).cards, question).toBeUndefined()
    }
  })
})
