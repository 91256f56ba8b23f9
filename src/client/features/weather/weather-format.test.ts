import { expect, test } from 'vitest'
import { languages } from '#shared/kit/language.constants.ts'
import { weatherFormat } from './weather-format.ts'

const dayMs = 86_400_000

test('a time is that of the place, not of the reader', () => {
  const { time } = weatherFormat('en')
  expect(time('2026-11-26T18:30:00Z', 19_800)).toBe('12:00 am')
  expect(time('2026-11-26T00:15:00Z', -3600)).toBe('11:15 pm')
})

test('hours of the day are written with minutes only where they have some', () => {
  const { hourOfDay } = weatherFormat('en')
  expect([0, 7, 12.5, 17.05, 24].map(hourOfDay)).toEqual([
    '12 am',
    '7 am',
    '12:30 pm',
    '5:03 pm',
    '12 am',
  ])
  expect(weatherFormat('hi').hourOfDay(17)).toBe('शाम 5')
})

test.each(languages)(
  'days of the week and countries are those of the language data in %s',
  (language) => {
    const { weekday, country } = weatherFormat(language)
    const days = new Intl.DateTimeFormat(`${language}-IN`, { weekday: 'short', timeZone: 'UTC' })
    for (let day = 0; day < 7; day++) {
      const at = new Date(day * dayMs)
      expect(weekday(at.toISOString().slice(0, 10))).toBe(days.format(at))
    }
    expect(country('NP')).toBe(new Intl.DisplayNames([language], { type: 'region' }).of('NP'))
    expect(country('Bharat')).toBe('Bharat')
  },
)

test('temperatures have one digit after the point at most, and none is -0', () => {
  const { celsius, whole } = weatherFormat('hi')
  expect([31.25, -0.04, 12].map(celsius)).toEqual(['31.3°C', '0°C', '12°C'])
  expect([2.5, -2.5, -0.3].map(whole)).toEqual(['3', '-3', '0'])
})
