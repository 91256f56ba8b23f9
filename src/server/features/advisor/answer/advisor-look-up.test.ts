import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fetchMandiPrices } from '#server/features/market/fetch/mandi-fetch.service.ts'
import { deliveryCalls } from '#server/testing/people/deliveries.ts'
import { orderCalls } from '#server/testing/people/orders.ts'
import {
  dayAgo,
  mandiRecord,
  startMandiStandIn,
  toMandiDate,
} from '#server/testing/stand-ins/mandi-server.ts'
import { behaviours, startStandIn } from '#server/testing/stand-ins/stand-in.ts'
import { openMeteoAnswers } from '#server/testing/stand-ins/weather-answers.ts'
import { createTestApp, type TestApp } from '#server/testing/test-app.ts'

let sample: TestApp
let mandi: TestApp
let weather: Awaited<ReturnType<typeof startStandIn>>

beforeAll(async () => {
  weather = await startStandIn((request, response) => {
    const isSearch = request.url.pathname === '/v1/search'
    const isKnown = /sultan|agra|आगरा/i.test(request.url.searchParams.get('name') ?? '')
    const places = isKnown ? openMeteoAnswers.places : { generationtime_ms: 0.5 }
    return behaviours.answers(isSearch ? places : openMeteoAnswers.forecast)(request, response)
  })
  const settings = {
    OPEN_METEO_URL: weather.url,
    OPEN_METEO_GEOCODING_URL: weather.url,
    CHAT_REQUESTS_PER_MINUTE: '1000',
  }
  sample = await createTestApp(settings)
  mandi = await createTestApp(settings)
  const reports = await startMandiStandIn()
  const arrival_date = toMandiDate(dayAgo(0))
  reports.records = [
    mandiRecord({ arrival_date, state: 'Uttar Pradesh', district: 'Agra', market: 'Agra' }),
    mandiRecord({ arrival_date, market: 'Indore', variety: 'Sharbati' }),
  ]
  const env = { ...mandi.env, DATA_GOV_IN_API_KEY: 'key', DATA_GOV_IN_URL: reports.url }
  await fetchMandiPrices({ ...mandi.services, env }, new AbortController().signal)
  await reports.close()
})
afterAll(async () => {
  await Promise.all([sample.close(), mandi.close()])
  await weather.close()
})

async function ask(message: string, app = sample) {
  const { body } = await app.call('POST', '/api/chat/personalized', { body: { message } })
  return body.data as { message: string; isKnown: boolean; sources: { title: string }[] }
}

describe('prices', () => {
  test('from the sample list have their unit and a note that they are of November 2024', async () => {
    const { message } = await ask('wheat price in Punjab')
    expect(message).toMatch(/Wheat \(.+\), Punjab: ₹[\d,]+ a quintal/)
    expect(message).toMatch(/sample list of November 2024, not the price of today/)
  })

  test('are entirely in Hindi for a question in Hindi, including the source', async () => {
    const { message, sources } = await ask('पंजाब में गेहूँ का भाव')
    expect(message).toMatch(/^गेहूँ \([^a-z]+\), पंजाब: ₹[\d,]+ प्रति क्विंटल/)
    expect(message).not.toMatch(/[A-Za-z]{3}/)
    expect(sources[0]?.title).toBe('नमूना सूची (नवंबर 2024)')
    expect(message).toContain(`स्रोत: ${sources[0]?.title}, 15 नवंबर 2024`)
  })

  test.each([
    ['price of wheat in Atlantis', /^No mandi of the price list is called "Atlantis"/],
    ['अटलांटिस में गेहूं का भाव', /^भाव की सूची में "अटलांटिस" नाम की मंडी नहीं है/],
  ])(
    'for an unknown place, as in "%s", come with a note that they are from elsewhere',
    async (question, pattern) => {
      const { message } = await ask(question)
      expect(message).toMatch(pattern)
      expect(message).toMatch(/₹/)
    },
  )

  test.each([
    'price of wheat in November',
    'wheat price in India',
    'gehu ka bhav kya hai mandi me',
  ])('do not mention a place for "%s", which names none', async (question) => {
    expect((await ask(question)).message).not.toContain('No mandi')
  })

  test('for a mandi that reports prices are those of that mandi', async () => {
    const { message } = await ask('price of wheat in Agra', mandi)
    expect(message).toMatch(/^Wheat.*, Agra \(Uttar Pradesh\), .+: ₹[\d,]+ a quintal/)
    expect(message).not.toContain('Indore')
    expect((await ask('मध्य प्रदेश में गेहूं का भाव', mandi)).message).toMatch(
      /^गेहूँ \(शरबती\), Indore \(मध्य प्रदेश\)/,
    )
  })

  test('that are missing are not said to be missing "there" when no place was named', async () => {
    const { message } = await ask('आज प्याज का भाव')
    expect(message).not.toContain('वहाँ')
    expect(message).toContain('1800-180-1551')
  })
})

describe('the weather', () => {
  test('has wind in km/h, and a place written in Hindi also has the name that was found', async () => {
    expect((await ask('weather in Agra')).message).toMatch(/^Sultānpur: .*, wind \d+ km\/h\./)
    expect((await ask('आगरा का मौसम')).message).toMatch(
      /^आगरा \(Sultānpur\): .*, हवा \d+ किमी प्रति घंटा।/,
    )
  })

  test('answers the question whether to spray today; without a place the advisor asks for one', async () => {
    expect((await ask('Is it too hot to spray today?')).message).toMatch(/^Which place do you mean/)
    expect((await ask('आगरा में आज छिड़काव करूं?')).message).toMatch(/अभी -?\d+°C/)
  })

  test.each([
    'Is there a frost warning in Agra?',
    'any storm alert near Agra',
    'आगरा में पाले की चेतावनी है क्या',
  ])('with its warnings answers "%s"', async (question) => {
    const { message, isKnown } = await ask(question)
    expect(isKnown).toBe(true)
    expect(message).toMatch(/[Ww]arning|चेतावनी/)
    expect(message).toMatch(/°C/)
    const names = weather.requests.map(({ url }) => url.searchParams.get('name') ?? '')
    expect(names.findLast(Boolean)).toMatch(/^(agra|आगरा)$/i)
  })

  test('in Hindi describes the sky in Hindi', async () => {
    const { message } = await ask('आगरा का मौसम')
    expect(message).toMatch(/अभी \d+°C, [\p{Script=Devanagari}\s]+, नमी/u)
    expect(message).not.toMatch(/rain|cloud|clear/)
  })

  test('of an unknown place is replaced by a reference to the Kisan Call Centre', async () => {
    expect((await ask('weather in Atlantis')).message).toMatch(/do not find.*1800-180-1551/)
  })

  test.each(['potato price and weather in Agra', 'आगरा में आलू का भाव और मौसम'])(
    'and the price both answer "%s"',
    async (question) => {
      const { message, sources } = await ask(question)
      expect(message).toMatch(/Market Price|मंडी भाव|₹/)
      expect(message).toMatch(/°C/)
      expect(sources.length).toBeGreaterThan(0)
    },
  )
})

test.each([
  ['Who are you?', /^I am FarmAdvisor/],
  ['आप कौन हो', /^मैं फ़ार्म एडवाइज़र/],
  ['भाई राम राम', /^राम राम!/],
  ['hello', /^Hello!/],
  ['thank you', /^You are welcome/],
  ['धन्यवाद', /^आपका स्वागत है/],
])('"%s" gets a friendly reply', async (question, pattern) => {
  const { message, isKnown, sources } = await ask(question)
  expect(message).toMatch(pattern)
  expect({ isKnown, sources }).toEqual({ isKnown: true, sources: [] })
})

test.each(['गाय दूध नहीं दे रही', 'my buffalo is not eating'])(
  'a question about animals such as "%s" is referred to the helpline',
  async (question) => {
    const { message, isKnown } = await ask(question)
    expect(isKnown).toBe(false)
    expect(message).toContain('1800-180-1551')
    expect(message).toMatch(/only|सिर्फ़/)
  },
)

test.each(['bp ki dawa kaun si lu', 'मुझे बुखार है', 'diabetes medicine'])(
  'whoever asks of an illness of people, as in "%s", is sent to a doctor',
  async (question) => {
    const { message } = await ask(question)
    expect(message).toMatch(/doctor|डॉक्टर/)
    expect(message).not.toContain('1800-180-1551')
  },
)

test.each(['fever in goat', 'gaay ko bukhar hai'])(
  'an illness of an animal, as in "%s", is one for the veterinarian',
  async (question) => {
    expect((await ask(question)).message).toMatch(/1962/)
  },
)

test('when the monsoon comes is answered without asking for the town', async () => {
  const { message, isKnown } = await ask('when will the monsoon reach bihar')
  expect(isKnown).toBe(true)
  expect(message).toMatch(/about 13 to 18 June.*\n\n.*write the name of your town/)
})

test.each([
  ['How much urea per acre for wheat?', /For one acre.*urea 111 kg, DAP 53 kg/],
  ['gehu me ek acre me kitna urea dale', /For one acre.*urea 111 kg/],
  ['गेहूँ में एक एकड़ में कितनी यूरिया डालें', /एक एकड़ के लिए.*यूरिया 111 किलो/],
  ['difference between DAP and urea', /^Urea, DAP, SSP/],
])('"%s" is answered with a fitting passage, its source and date', async (question, pattern) => {
  const { message } = await ask(question)
  expect(message).toMatch(pattern)
  expect(message).toMatch(/Source: .+\(as of November 2026\)|स्रोत: .+\(नवंबर 2026 की जानकारी\)/)
})

test('who wants to buy a crop near a town is told of the nearest, where it is and how far', async () => {
  const calls = orderCalls(sample)
  for (const [zip, name] of [
    ['422001', 'Nashik tomato'],
    ['411001', 'Pune tomato'],
  ] as const) {
    const seller = await calls.person('Ramesh')
    await deliveryCalls(sample).moveTo(seller.token, zip)
    await calls.crop(seller.token, { name, price: 1250, quantity: 1000 })
  }
  const { message } = await ask('mujhe 50 kilo tamatar kharidna hai pune ke paas')
  const [first = '', second = ''] = message.split('\n')
  expect(first).toMatch(
    /^Pune tomato: ₹1,250 per kg, 1,000 kg in stock, (?:.+, )?less than 1 km away$/,
  )
  expect(second).toMatch(/^Nashik tomato: .+ \d{3} km away$/)
  expect((await ask('पुणे के पास टमाटर खरीदना है')).message).toMatch(/प्रति किलो.+1 किमी से कम दूर/)
})

test('an answer in Hindi names the kind and the listing, and the place in Hindi as far as it is known', async () => {
  const calls = orderCalls(sample)
  for (const [name, city] of [
    ['Red onion', 'Nashik'],
    ['White onion', 'Wadgaon Budruk Khurd'],
  ] as const) {
    const seller = await calls.person('Ramesh')
    await sample.call('PATCH', '/api/user/update-user', {
      token: seller.token,
      body: { address: { city, state: 'Maharashtra' } },
    })
    await calls.crop(seller.token, { name })
  }
  const { message } = await ask('प्याज़ खरीदना है')
  expect(message).toMatch(/^प्याज़ · Red onion: ₹20 प्रति किलो, .+ उपलब्ध, नासिक, महाराष्ट्र$/m)
  expect(message).toMatch(
    /^प्याज़ · White onion: ₹20 प्रति किलो, .+ उपलब्ध, Wadgaon Budruk Khurd, महाराष्ट्र$/m,
  )
})
