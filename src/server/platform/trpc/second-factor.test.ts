import { expect, test } from 'vitest'
import { requireRecentSecondFactor } from './second-factor.ts'

const now = Date.parse('2026-11-24T10:00:00.000Z')
const minutesAgo = (minutes: number) => new Date(now - minutes * 60_000).toISOString()

test.each([
  [false, null, true],
  [true, null, false],
  [true, minutesAgo(9.9), true],
  [true, minutesAgo(10), false],
])(
  'with a second factor: %s, passed at %s: is allowed: %s',
  (hasSecondFactor, secondFactorAt, passes) => {
    const check = () => requireRecentSecondFactor({ hasSecondFactor, secondFactorAt }, now)
    if (passes) expect(check).not.toThrow()
    else
      expect(check).toThrow(expect.objectContaining({ code: 'second_factor.confirm', status: 403 }))
  },
)
