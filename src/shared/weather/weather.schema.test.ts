import { expect, test } from 'vitest'
import { WeatherInput } from './weather.schema.ts'

const sentenceFor = (input: object) => {
  const parsed = WeatherInput.safeParse(input)
  return parsed.success ? 'fine' : parsed.error.issues[0]?.message
}

test.for([
  [{ city: 'Nashik' }, 'fine'],
  [{ lat: '26.26', lon: '-0.5' }, 'fine'],
  [{ lat: 90, lon: -180 }, 'fine'],
  [{}, 'City is required'],
  [{ city: '   ' }, 'City is required'],
  [{ city: 'x'.repeat(10_000) }, 'City cannot exceed 100 characters'],
  [{ city: 'a\0b' }, 'City has a character that cannot be stored'],
  [{ lat: 26 }, 'Latitude and longitude must be given together'],
  [{ lon: '82' }, 'Latitude and longitude must be given together'],
  [{ lat: '91', lon: 82 }, 'Latitude must be between -90 and 90'],
  [{ lat: 26, lon: '180.1' }, 'Longitude must be between -180 and 180'],
  [{ lat: '', lon: 82 }, 'Latitude must be between -90 and 90'],
  [{ lat: 26, lon: '0x10' }, 'Longitude must be between -180 and 180'],
  [{ lat: 'NaN', lon: 82 }, 'Latitude must be between -90 and 90'],
  [{ lat: Number.POSITIVE_INFINITY, lon: 82 }, 'Latitude must be between -90 and 90'],
] as const)('%j: %s', ([input, sentence]) => {
  expect(sentenceFor(input)).toBe(sentence)
})
