import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sampleCrops } from '#server/features/market/sample-prices.data.ts'
import { openMeteoView } from '#server/features/weather/open-meteo-view.ts'
import { describeCode } from '#server/features/weather/weather-codes.ts'
import { openMeteoAnswers } from '#server/testing/stand-ins/weather-answers.ts'
import { tipSentences } from '#shared/weather/weather.constants.ts'
import { detectSmallTalk } from '../understanding/advisor-small-talk.policy.ts'
import { hindiCommodity, hindiVariety } from './advisor-price-names.policy.ts'
import { sourcesLine } from './advisor-sentences.policy.ts'
import { hindiWeatherTips, skyText, weatherReport } from './advisor-weather.policy.ts'

const readHindiTranslations = (file: string): Record<string, string> =>
  JSON.parse(readFileSync(join('src/client', file), 'utf8'))

test('weather tips and varieties have the same Hindi as on the pages', () => {
  const [weather, mandi] = [
    readHindiTranslations('features/weather/weather.hi.json'),
    readHindiTranslations('domain/mandi/mandi.hi.json'),
  ]
  for (const tip of Object.values(tipSentences))
    expect(hindiWeatherTips[tip], tip).toBe(weather[tip])
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
  const source = {
    name: 'Open-Meteo',
    url: 'https://open-meteo.com',
    fetchedAt: '2026-11-20',
    isStale: false,
  }
  const report = (language: 'en' | 'hi') =>
    weatherReport({ ...view, forecast: [], warnings: [], tips: [], source }, language).split('\n')
  expect(report('en')).toEqual([
    expect.stringMatching(/^Sultanpur: 22°C now/),
    '',
    'Source: Open-Meteo, 20 November 2026',
  ])
  expect(report('hi')).toHaveLength(3)
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
])('the kind of small talk of "%s" is %s', (message, kind) => {
  expect(detectSmallTalk(message)).toBe(kind)
})
