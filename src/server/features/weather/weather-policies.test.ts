import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { tipSentences } from '#shared/weather/weather.constants.ts'
import type { ForecastDay } from '#shared/weather/weather.schema.ts'
import { farmingTips } from '#shared/weather/weather-tips.ts'
import { weatherWarnings } from '#shared/weather/weather-warnings.ts'
import { type ForecastStep, groupDays, localDay } from './forecast-days.policy.ts'
import { likeliestPlace, splitPlaceName } from './place-rank.policy.ts'
import { describeCode } from './weather-codes.ts'

const calm = { temp: 20, humidity: 50, wind: 2, isWet: false, isFrostNear: false }

describe('tips', () => {
  test.each([
    ['30 °C exactly', { temp: 30 }, [tipSentences.good]],
    ['above 30 °C', { temp: 30.1 }, [tipSentences.hot]],
    ['10 °C exactly', { temp: 10 }, [tipSentences.good]],
    ['below 10 °C', { temp: 9.9 }, [tipSentences.cold]],
    ['below 10 °C before frost', { temp: 9.9, isFrostNear: true }, [tipSentences.coldBeforeFrost]],
    ['above 4 °C', { temp: 4.1 }, [tipSentences.cold]],
    ['4 °C, which is frost itself', { temp: 4 }, [tipSentences.coldBeforeFrost]],
    ['a mild afternoon before frost', { isFrostNear: true }, [tipSentences.good]],
    ['80 % exactly', { humidity: 80 }, [tipSentences.good]],
    ['above 80 %', { humidity: 81 }, [tipSentences.damp]],
    ['5 m/s with rain', { wind: 5, isWet: true }, [tipSentences.good]],
    ['above 5 m/s with rain', { wind: 5.1, isWet: true }, [tipSentences.windAndRain]],
    ['above 5 m/s without rain', { wind: 6 }, [tipSentences.good]],
    ['7 m/s exactly', { wind: 7 }, [tipSentences.good]],
    ['above 7 m/s', { wind: 7.1 }, [tipSentences.wind]],
    [
      'hot, damp, windy and rainy',
      { temp: 35, humidity: 90, wind: 9, isWet: true },
      [tipSentences.hot, tipSentences.damp, tipSentences.windAndRain, tipSentences.wind],
    ],
  ])('%s', (_what, changes, tips) => {
    expect(farmingTips({ ...calm, ...changes })).toEqual(tips)
  })

  test('on a cold day without frost the tip is to hold back irrigation', () => {
    expect(farmingTips({ ...calm, temp: 8 })).toEqual([
      'It is cold: cover tender crops at night and hold back irrigation.',
    ])
  })

  test('there is at least one tip for any weather, and "good" is never combined with others', () => {
    const weather = fc.record({
      temp: fc.double({ min: -60, max: 60, noNaN: true }),
      humidity: fc.integer({ min: 0, max: 100 }),
      wind: fc.double({ min: 0, max: 80, noNaN: true }),
      isWet: fc.boolean(),
      isFrostNear: fc.boolean(),
    })
    fc.assert(
      fc.property(weather, (now) => {
        const tips = farmingTips(now)
        expect(tips.length).toBeGreaterThan(0)
        if (tips.includes(tipSentences.good)) expect(tips).toHaveLength(1)
      }),
    )
  })
})

const mild: ForecastDay = {
  dt_txt: '2026-11-21',
  temp_min: 15,
  temp_max: 28,
  description: 'clear sky',
  wind: 3,
  rain: 0,
  rainChance: 0,
  spraying: null,
}

describe('warnings', () => {
  test.each([
    ['a mild day', {}, []],
    ['39.9 °C', { temp_max: 39.9 }, []],
    ['40 °C', { temp_max: 40 }, ['Very hot']],
    ['47 °C', { temp_max: 47 }, ['Severe heat']],
    ['a night of 4.1 °C', { temp_min: 4.1 }, []],
    ['a night of 4 °C', { temp_min: 4 }, ['Frost is possible']],
    ['a night of 2 °C', { temp_min: 2 }, ['Hard frost']],
    ['64.4 mm', { rain: 64.4 }, []],
    ['64.5 mm', { rain: 64.5 }, ['Heavy rain']],
    ['115.6 mm', { rain: 115.6 }, ['Very heavy rain']],
    ['11 m/s', { wind: 11 }, ['Strong wind']],
    ['17 m/s', { wind: 17 }, ['Storm']],
    ['unknown rain and wind', { rain: null, wind: null }, []],
    ['a hot day with rain', { temp_max: 41, rain: 70 }, ['Very hot', 'Heavy rain']],
  ])('%s', (_what, changes, starts) => {
    const warnings = weatherWarnings([{ ...mild, ...changes }])
    expect(warnings.map(({ message }) => message.split(':')[0]?.split(' is likely')[0])).toEqual(
      starts,
    )
    expect(warnings.every(({ day }) => day === '2026-11-21')).toBe(true)
  })
})

const step = (at: string, changes: Partial<ForecastStep> = {}): ForecastStep => ({
  at: Date.parse(at) / 1000,
  min: 10,
  max: 20,
  description: 'clear sky',
  wind: null,
  rain: 0,
  rainChance: null,
  ...changes,
})

describe('days grouped from three-hour steps', () => {
  test('begin at midnight local time', () => {
    const days = groupDays([step('2026-11-20T18:00Z'), step('2026-11-20T19:00Z')], 19_800)
    expect(days.map(({ dt_txt }) => dt_txt)).toEqual(['2026-11-20', '2026-11-21'])
  })

  test('have the extremes, the sum of rain, and the description of the wettest step', () => {
    const [day] = groupDays(
      [
        step('2026-11-20T06:00Z', { min: 8, max: 12, wind: 4, rain: 0.2, rainChance: 20 }),
        step('2026-11-20T12:00Z', { max: 25, rain: 3.1, description: 'moderate rain', wind: 9 }),
        step('2026-11-20T18:00Z', { rainChance: 70 }),
      ],
      0,
    )
    expect(day).toEqual({
      dt_txt: '2026-11-20',
      temp_min: 8,
      temp_max: 25,
      description: 'moderate rain',
      wind: 9,
      rain: 3.3,
      rainChance: 70,
    })
  })

  test('do not include a last day that ends in the morning, unless all days have one step', () => {
    const full = ['00', '06', '12', '18'].map((hour) => step(`2026-11-20T${hour}:00Z`))
    const morning = step('2026-11-21T03:00Z')
    expect(groupDays([...full, morning], 0)).toHaveLength(1)
    const daily = ['20', '21', '22'].map((day) => step(`2026-11-${day}T06:00Z`))
    expect(groupDays(daily, 0)).toHaveLength(3)
  })

  test('are described by the first of several equally wet steps', () => {
    const [day] = groupDays(
      [
        step('2026-11-20T06:00Z', { rain: 2, description: 'light rain' }),
        step('2026-11-20T09:00Z', { rain: 2, description: 'thunderstorm' }),
      ],
      0,
    )
    expect(day?.description).toBe('light rain')
  })

  test('are in order, at most seven, unique, and within the bounds of their steps', () => {
    const steps = fc.array(
      fc.record({
        at: fc.integer({ min: 1_700_000_000, max: 1_701_000_000 }),
        min: fc.integer({ min: -40, max: 20 }),
        max: fc.integer({ min: 20, max: 50 }),
        description: fc.constantFrom('clear sky', 'fog', 'light rain'),
        wind: fc.option(fc.integer({ min: 0, max: 40 })),
        rain: fc.integer({ min: 0, max: 90 }),
        rainChance: fc.option(fc.integer({ min: 0, max: 100 })),
      }),
      { minLength: 1, maxLength: 60 },
    )
    const zone = fc.integer({ min: -43_200, max: 50_400 })
    fc.assert(
      fc.property(steps, zone, (points, timezone) => {
        const days = groupDays(points, timezone)
        const names = days.map(({ dt_txt }) => dt_txt)
        expect(names).toEqual([...new Set(names)].sort())
        expect(days.length).toBeLessThanOrEqual(7)
        for (const day of days) {
          const own = points.filter(({ at }) => localDay(at, timezone) === day.dt_txt)
          expect(day.temp_min).toBe(Math.min(...own.map(({ min }) => min)))
          expect(day.temp_max).toBe(Math.max(...own.map(({ max }) => max)))
          expect(own.map(({ description }) => description)).toContain(day.description)
        }
      }),
    )
  })
})

describe('the likeliest of several places is', () => {
  const place = (name: string, country_code: string, population?: number, admin1 = '') => ({
    name,
    country_code,
    population,
    admin1,
    latitude: 0,
    longitude: 0,
  })
  const london = place('London', 'GB', 8_900_000, 'England')
  const bareilly = place('Rampur', 'IN', 280_000, 'Uttar Pradesh')
  const shimla = place('Rampur', 'IN', 5_000, 'Himachal Pradesh')

  test.each([
    [
      'the one in India',
      'Hyderabad',
      [place('Hyderabad', 'PK', 1_700_000), place('Hyderabad', 'IN', 3_600_000)],
      1,
    ],
    ['London, not a hamlet of that name', 'London', [place('London', 'IN'), london], 1],
    ['the bigger of two in India', 'Rampur', [shimla, bareilly], 1],
    ['the one in the named state', 'Rampur, Himachal Pradesh', [bareilly, shimla], 1],
    ['the one in the state named by its initials', 'Rampur, HP', [bareilly, shimla], 1],
    [
      'the one in the named country',
      'Hyderabad, pk',
      [place('Hyderabad', 'IN', 3e6), place('Hyderabad', 'PK')],
      1,
    ],
    [
      'a city under its new name',
      'Allahabad',
      [place('Allahābād', 'IR'), place('Prayagraj', 'IN', 1_100_000)],
      1,
    ],
    [
      'the exact name before a longer one',
      'Kabul',
      [place('Kabulpur', 'IN'), place('Kabul', 'AF', 3e6)],
      1,
    ],
    ['the only one', 'Lahore', [place('Lahore', 'PK', 6e6)], 0],
  ])('%s', (_what, text, places, index) => {
    const { name, hints } = splitPlaceName(text)
    expect(likeliestPlace(places, name, hints)).toBe(places[index])
  })

  test('null without places', () => {
    expect(likeliestPlace([], 'x', [])).toBeNull()
  })
})

test('an unknown weather code is described as unknown', () => {
  expect(describeCode(0)).toEqual({ main: 'Clear', description: 'clear sky' })
  expect(describeCode(12)).toEqual({ main: 'Unknown', description: 'weather code 12' })
})
