import { expect, test } from 'vitest'
import { ChatPlace } from './advisor.schema.ts'

const nashik = { name: 'Nashik', state: 'Maharashtra', lat: 20, lon: 73.8 }

test('a place is somewhere on Earth', () => {
  expect(ChatPlace.safeParse(nashik).success).toBe(true)
  for (const wrong of [{ lat: 90.1 }, { lat: -90.1 }, { lon: 180.1 }, { lon: -180.1 }]) {
    expect(ChatPlace.safeParse({ ...nashik, ...wrong }).success, JSON.stringify(wrong)).toBe(false)
  }
})
