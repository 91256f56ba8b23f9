import { expect, test } from 'vitest'
import { allHindi as hindi } from '#client/testing/hindi-files.ts'
import { skyOf, weatherDescriptions, weatherText } from './weather-labels.ts'

test('every description in the list has a Hindi translation', () => {
  expect(weatherDescriptions.filter((words) => !(words in hindi))).toEqual([])
})

test('known descriptions are translated, others are shown unchanged', () => {
  const t = (words: string) => hindi[words] ?? words
  expect(weatherText(t, 'Light rain')).toBe('हल्की बारिश')
  expect(weatherText(t, 'raining frogs')).toBe('raining frogs')
  expect(weatherText(t, 'Search')).toBe('Search')
})

test.each([
  ['clear sky', 'clear'],
  ['few clouds', 'clouds'],
  ['light rain and snow', 'snow'],
  ['thunderstorm with rain', 'storm'],
  ['heavy intensity drizzle', 'rain'],
  ['sand/dust whirls', 'mist'],
  ['weather code 12', 'clouds'],
])('%s looks like %s', (words, sky) => {
  expect(skyOf(words)).toBe(sky)
})
