import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fetchMandiPrices } from '#server/features/market/fetch/mandi-fetch.service.ts'
import {
  dayAgo,
  mandiRecord,
  startMandiStandIn,
  toMandiDate,
} from '#server/testing/stand-ins/mandi-server.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'
import { namedForm } from './advisor-prices.service.ts'

let mandi: TestApp

beforeAll(async () => {
  mandi = await createTestApp({ CHAT_REQUESTS_PER_MINUTE: '1000' })
  const reports = await startMandiStandIn()
  const arrival_date = toMandiDate(dayAgo(0))
  const reported = [
    ['Coconut', 'Big', 'Tiptur'],
    ['Guar', 'Guar', 'Jodhpur'],
    ['Guar Seed(Cluster Beans Seed)', 'Whole', 'Jodhpur'],
    ['Green Chilli', 'Green Chilly', 'Guntur'],
    ['Dry Chillies', 'Red', 'Khammam'],
    ['Paddy(Dhan)(Common)', 'Common', 'Karnal'],
    ['Paddy(Dhan)(Basmati)', '1509', 'Taraori'],
    ['Rice', 'Fine', 'Karnal'],
    ['Gur(Jaggery)', 'Red', 'Muzaffarnagar'],
    ['Mustard', 'Mustard', 'Alwar'],
  ] as const
  reports.records = reported.map(([commodity, variety, market]) =>
    mandiRecord({ arrival_date, commodity, variety, market, district: market }),
  )
  const env = { ...mandi.env, DATA_GOV_IN_API_KEY: 'key', DATA_GOV_IN_URL: reports.url }
  await fetchMandiPrices({ ...mandi.services, env }, new AbortController().signal)
  await reports.close()
})
afterAll(() => mandi.close())

async function ask(message: string) {
  const { body } = await mandi.call('POST', '/api/chat/personalized', { body: { message } })
  return (body.data as { message: string }).message
}

describe('the price of a form of a crop', () => {
  test.each([
    ['guar seed bhav today', /^Guar Seed/, /^Guar \(|^Guar,/m],
    ['ग्वार के बीज का भाव', /Guar Seed/, /^Guar,/m],
    ['guar phali ka bhav jodhpur', /^Guar,/, /Seed/],
    ['हरी मिर्च का ताजा रेट दिखाओ', /Guntur/, /Khammam/],
    ['sukhi lal mirch ka bhav', /^Dry Chillies/, /Guntur/],
    ['dhan ka bhav', /^Paddy/, /^Rice/m],
    ['chawal ka rate', /^Rice/, /^Paddy/m],
    ['gur ka bhav muzaffarnagar', /^Gur\(Jaggery\)/, /No mandi/],
  ])('is what "%s" shows', async (question, shown, other) => {
    const message = await ask(question)
    expect(message).toMatch(shown)
    expect(message).not.toMatch(other)
  })

  test.each([
    ['copra price', /no price of copra by itself.*Coconut, not of copra:\nCoconut/],
    ['खोपरा का भाव', /खोपरा का अलग भाव नहीं है।.*खोपरा के नहीं:\n/],
    [
      'basmati 1121 ka bhav karnal',
      /no price of basmati 1121 by itself.*not of basmati 1121:\n.*Basmati/,
    ],
    ['basmati 1509 rate', /^Paddy.*Basmati/],
    ['kachi haldi ka rate', /no price/],
  ])('that is not listed is said to be missing, as in "%s"', async (question, pattern) => {
    expect(await ask(question)).toMatch(pattern)
  })

  test('of a place that reports only another form comes from elsewhere, and the answer says so', async () => {
    expect(await ask('dry chilli price in Guntur')).toMatch(
      /^The price list has no price of dry red chilli from Guntur\. Elsewhere:\nDry Chillies.*Khammam/i,
    )
  })

  test('does not hinder a question that names no form', async () => {
    expect(await ask('mustard price in Alwar')).toMatch(/^Mustard, Alwar/)
    expect(await ask('mirch ka taza bhav guntur')).toMatch(/Green Chilli.*Guntur/)
  })
})

test.each(['सफेद तिल का भाव', 'सफ़ेद तिल का भाव'])(
  '"%s" names white sesame, however it is spelt',
  (message) => {
    expect(namedForm('sesame', message)?.name.en).toBe('white sesame')
  },
)
