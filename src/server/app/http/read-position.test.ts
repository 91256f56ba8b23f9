import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseReadPosition, writeReadPosition } from './read-position.ts'

const key = 'a key of this test'
const now = Date.UTC(2026, 10, 23)

test('every position is read as it was written', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 2n ** 64n - 1n }), (position) => {
      const text = writeReadPosition(position, key, now)
      expect(text).toMatch(/^[\w.]{1,60}$/)
      expect(parseReadPosition(text, key, now)).toBe(position)
    }),
  )
})

test('a position ends after an hour, when every replica in use has passed it', () => {
  const text = writeReadPosition(7n, key, now)
  expect(parseReadPosition(text, key, now + 3_599_000)).toBe(7n)
  expect(parseReadPosition(text, key, now + 3_602_000)).toBe(0n)
})

test('a position that was changed, or written with another key, says nothing', () => {
  const text = writeReadPosition(1000n, key, now)
  const [position = '', end = '', signature = ''] = text.split('.')
  for (const forged of [
    '',
    position,
    `${position}.${end}`,
    `0.${end}.${signature}`,
    `${position}.zzzzzz.${signature}`,
    `${position}.${end}.${signature.replace(/.$/, '-')}`,
    writeReadPosition(1000n, 'another key', now),
  ]) {
    expect(parseReadPosition(forged, key, now)).toBeNull()
  }
})
