import { expect, test } from 'vitest'
import { sampleCrops } from '#server/features/market/sample-prices.data.ts'
import { openMeteoView } from '#server/features/weather/open-meteo-view.ts'
import { describeCode } from '#server/features/weather/weather-codes.ts'
import { readHindiTranslations } from '#server/testing/hindi-translations.ts'
import { openMeteoAnswers } from '#server/testing/stand-ins/weather-answers.ts'
import { tipSentences } from '#shared/weather/weather.constants.ts'
import type { WeatherView } from '#shared/weather/weather.schema.ts'
import { farmingTips } from '#shared/weather/weather-tips.ts'
import { weatherWarnings } from '#shared/weather/weather-warnings.ts'
import { detectSmallTalk } from '../understanding/advisor-small-talk.policy.ts'
import { hindiCommodity, hindiVariety } from './advisor-price-names.policy.ts'
import { kilometresAway, sourcesLine } from './advisor-sentences.policy.ts'
import { skyText, weatherReport } from './advisor-weather.policy.ts'
import { hindiWeatherTips, hindiWeatherWarnings } from './advisor-weather-hindi.data.ts'

const calmDay = {
  dt_txt: '2026-12-30',
  temp_min: 15,
  temp_max: 28,
  description: 'clear sky',
  wind: 3,
  rain: 0,
  rainChance: 0,
  spraying: null,
}

test('weather tips, warnings and varieties have the same Hindi as on the pages', () => {
  const [weather, warnings, mandi] = [
    readHindiTranslations('features/weather/weather.hi.json'),
    readHindiTranslations('platform/i18n/server.base.hi.json'),
    readHindiTranslations('domain/mandi/mandi.hi.json'),
  ]
  for (const tip of Object.values(tipSentences))
    expect(hindiWeatherTips[tip], tip).toBe(weather[tip])
  const strong = { ...calmDay, temp_min: 4, temp_max: 40, rain: 64.5, wind: 11 }
  const strongest = { ...calmDay, temp_min: 2, temp_max: 47, rain: 115.6, wind: 17 }
  const messages = weatherWarnings([strong, strongest]).map(({ message }) => message)
  expect(messages).toHaveLength(8)
  for (const message of messages) {
    expect(hindiWeatherWarnings[message], message).toBe(warnings[message])
    expect(hindiWeatherWarnings[message], message).toBeDefined()
  }
  for (const { crop, regions } of sampleCrops) {
    expect(hindiCommodity(crop), crop).toMatch(/^[^A-Za-z]+$/)
    const varieties = Object.values(regions).flatMap((listed) => listed.map(([name]) => name))
    for (const name of varieties) expect(hindiVariety(name), name).toBe(mandi[name])
  }
})

test.each([
  ['Paddy(Dhan)(Common)', 'धान'],
  ['Green Gram Dal (Moong Dal)', 'मूँग दाल'],
  ['Onion', 'प्याज़'],
  ['Bottle gourd', 'लौकी'],
  ['Mustard Oil', 'Mustard Oil'],
])('the commodity %s is %s in Hindi', (commodity, hindi) => {
  expect(hindiCommodity(commodity)).toBe(hindi)
})

test('every weather condition of the weather service has a Hindi description', () => {
  const codes = [0, 1, 2, 3, 45, 51, 55, 57, 61, 63, 65, 71, 75, 80, 81, 82, 85, 95, 96, 99]
  for (const code of codes) {
    const { description } = describeCode(code)
    expect(skyText(description, 'hi'), description).toMatch(/\p{Script=Devanagari}/u)
    expect(skyText(description, 'en')).toBe(description)
  }
})

const source = {
  name: 'Open-Meteo',
  url: 'https://open-meteo.com',
  fetchedAt: '2026-11-20',
  isStale: false,
}

test('without a forecast the weather is that of now alone, and nobody is told that there is no warning', () => {
  const { daily, ...answer } = openMeteoAnswers.forecast
  const isUnknown = daily.time.map(() => null)
  const place = {
    name: 'Sultanpur',
    region: 'Uttar Pradesh',
    country: 'IN',
    lat: 26.25,
    lon: 82.07,
  }
  const { steps: _, ...view } = openMeteoView(
    {
      ...answer,
      daily: { ...daily, temperature_2m_min: isUnknown, temperature_2m_max: isUnknown },
    },
    place,
  )
  expect(view.forecast).toEqual([])
  const report = (language: 'en' | 'hi') =>
    weatherReport({ ...view, forecast: [], warnings: [], tips: [], source }, language).split('\n')
  expect(report('en')).toEqual([
    expect.stringMatching(/^Sultanpur: 22°C now/),
    '',
    'Source: Open-Meteo, 20 November 2026',
  ])
  expect(report('hi')).toHaveLength(3)
})

test('before a night of frost the answer advises to water the field, in both languages, and nothing against it', () => {
  const forecast = [{ ...calmDay, temp_min: 3 }]
  const view: WeatherView = {
    name: 'Sultanpur',
    region: 'Uttar Pradesh',
    coord: null,
    main: { temp: 6, feels_like: 4, humidity: 60 },
    wind: { speed: 1 },
    weather: [{ main: 'Clear', description: 'clear sky' }],
    sys: { country: 'IN', sunrise: null, sunset: null },
    dt: '2026-12-29T16:00:00Z',
    timezone: 19_800,
    forecast,
    warnings: weatherWarnings(forecast),
    tips: farmingTips({ temp: 6, humidity: 60, wind: 1, isWet: false, isFrostNear: true }),
    source,
  }
  const english = weatherReport(view, 'en')
  expect(english).toContain(tipSentences.coldBeforeFrost)
  expect(english).toContain('water the field lightly in the evening')
  expect(english).not.toMatch(/hold back/)
  const hindi = weatherReport(view, 'hi')
  expect(hindi).toContain('शाम को खेत में हल्का पानी दें')
  expect(hindi).not.toMatch(/सिंचाई रोक/)
})

test('sources are named with their date, or with the month in which they were last checked', () => {
  const undated = { title: 'ICAR', date: '' }
  const dated = { title: 'Open-Meteo', date: '2026-11-20' }
  expect(sourcesLine([dated, undated], 'en')).toBe(
    'Source: ICAR (as of November 2026); Open-Meteo, 20 November 2026',
  )
  expect(sourcesLine([undated], 'hi', 'consulted')).toBe(
    'जवाब के लिए देखे गए स्रोत: ICAR (नवंबर 2026 की जानकारी)',
  )
})

test('a source of which only the month is known is named with its month', () => {
  const publication = { title: 'PAU', date: '2023-07' }
  expect(sourcesLine([publication], 'en')).toBe('Source: PAU, July 2023')
  expect(sourcesLine([publication], 'hi')).toBe('स्रोत: PAU, जुलाई 2023')
})

test.each([
  ['Hello, when should I sow wheat?', null],
  ['नमस्ते, गेहूं कब बोएं', null],
  ['Namaste bhai', 'greeting'],
  ['hello, good morning', 'greeting'],
  ['very good', 'thanks'],
  ['thanks a lot bhai', 'thanks'],
  ['what can you do?', 'whoAmI'],
  ['aap kaun ho', 'whoAmI'],
  ['what is your name', 'whoAmI'],
  ['are you ready for harvest', null],
  ['help', 'whoAmI'],
  ['ok bye', 'thanks'],
  ['how are you', 'greeting'],
  ['shukriya bahut achi jankari di', 'thanks'],
  ['खूप छान माहिती दिली', 'thanks'],
  ['jankari ke liye dhanyawad', 'thanks'],
  ['shukriya, gehu kab boye', null],
  ['are you married?', 'whoAmI'],
  ['am i talking to a real person', 'whoAmI'],
  ['तुम कौन हो इंसान हो क्या', 'whoAmI'],
  ['aapki shadi ho gayi', 'whoAmI'],
  ['aap machine kiraye par dete ho kya', null],
  ['what did i ask yesterday', 'pastQuestions'],
  ['मैंने कल क्या पूछा था', 'pastQuestions'],
  ['show my old questions', 'pastQuestions'],
  ['purana beej chalega kya', null],
])('the kind of small talk of "%s" is %s', (message, kind) => {
  expect(detectSmallTalk(message)).toBe(kind)
})

test.each([
  [0, 'less than 1 km away', '1 किमी से कम दूर'],
  [1, '1 km away', '1 किमी दूर'],
  [167, '167 km away', '167 किमी दूर'],
])('an offer at %i km says how far it is', (km, english, hindi) => {
  expect(kilometresAway(km, 'en')).toBe(english)
  expect(kilometresAway(km, 'hi')).toBe(hindi)
})
