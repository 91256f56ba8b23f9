import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createLogHistory, readLogPosition } from './log-position.policy.ts'

test('a position is the number of bytes before it', () => {
  expect(readLogPosition('0/0')).toBe(0n)
  expect(readLogPosition('0/16B3748')).toBe(0x16b3748n)
  expect(readLogPosition('16/B374D848')).toBe(0x16_b374_d848n)
  expect(readLogPosition('FFFFFFFF/FFFFFFFF')).toBe(2n ** 64n - 1n)
})

test('positions are in the order of the log', () => {
  const half = fc.integer({ min: 0, max: 2 ** 32 - 1 })
  const hex = (n: number) => n.toString(16).toUpperCase()
  fc.assert(
    fc.property(half, half, half, half, (a, b, c, d) => {
      const isLess = a < c || (a === c && b < d)
      expect(readLogPosition(`${hex(a)}/${hex(b)}`) < readLogPosition(`${hex(c)}/${hex(d)}`)).toBe(
        isLess,
      )
    }),
  )
})

describe('the lag of a replica', () => {
  test('is unknown before the primary was read', () => {
    expect(createLogHistory(1000).lagOf(5n)).toBeNull()
  })

  test('is the time since the primary was where the replica is now', () => {
    const history = createLogHistory(10_000)
    history.add({ at: 0, position: 10n })
    history.add({ at: 400, position: 20n })
    history.add({ at: 900, position: 30n })
    expect(history.lagOf(30n)).toBe(0)
    expect(history.lagOf(25n)).toBe(500)
    expect(history.lagOf(20n)).toBe(500)
    expect(history.lagOf(10n)).toBe(900)
    expect(history.lagOf(3n)).toBe(900)
  })

  test('does not grow while nobody writes', () => {
    const history = createLogHistory(1000)
    for (let at = 0; at <= 60_000; at += 250) history.add({ at, position: 10n })
    expect(history.lagOf(10n)).toBe(0)
    expect(history.lagOf(12n)).toBe(0)
  })

  test('is told as at least the length of the history beyond it', () => {
    const history = createLogHistory(1000)
    for (let at = 0; at <= 5000; at += 250) history.add({ at, position: BigInt(at) })
    expect(history.lagOf(0n)).toBeGreaterThanOrEqual(1000)
    expect(history.lagOf(4500n)).toBe(500)
  })
})
