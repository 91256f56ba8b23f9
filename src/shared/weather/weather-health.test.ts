import { expect, test } from 'vitest'
import { pestAdviceForWeather } from './weather-health.ts'

const calm = { temp: 24, humidity: 60, wind: 2, isWet: false }
const startsOf = (weather: Partial<typeof calm>) =>
  pestAdviceForWeather({ ...calm, ...weather }).map((sentence) => sentence.split(':')[0])

test.each([
  [{}, [expect.stringContaining('This weather favours no pest')]],
  [{ humidity: 80 }, [expect.stringContaining('This weather favours no pest')]],
  [{ humidity: 81 }, ['Damp air']],
  [
    { humidity: 90, isWet: true },
    ['Damp air', 'Rain carries disease from leaf to leaf', 'Do not spray now'],
  ],
  [{ temp: 31, humidity: 49 }, ['Hot and dry']],
  [{ temp: 31, humidity: 50 }, [expect.stringContaining('This weather favours no pest')]],
  [{ wind: 5.1 }, [expect.stringContaining('This weather favours no pest'), 'Do not spray now']],
])('%j gives the advice that fits', (weather, expected) => {
  expect(startsOf(weather)).toEqual(expected)
})
