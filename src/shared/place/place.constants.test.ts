import { expect, test } from 'vitest'
import { isInIndia } from './place.constants.ts'

test('a point is in the box around India, its edges included', () => {
  for (const [lat, lon] of [
    [6, 68],
    [37.6, 97.6],
    [18.5, 73.9],
  ] as const) {
    expect(isInIndia(lat, lon), `${lat}, ${lon}`).toBe(true)
  }
  for (const [lat, lon] of [
    [5.99, 80],
    [37.61, 80],
    [20, 67.99],
    [20, 97.61],
    [0, 0],
  ] as const) {
    expect(isInIndia(lat, lon), `${lat}, ${lon}`).toBe(false)
  }
})
