import { expect, test } from 'vitest'
import { requireRecentLogin } from './recent-login.ts'

const now = Date.parse('2026-11-24T10:00:00.000Z')
const minutesAgo = (minutes: number) => new Date(now - minutes * 60_000).toISOString()

test.each([
  [false, null, minutesAgo(14.9), null],
  [false, null, minutesAgo(15), 'second_factor.log_in_again'],
  [true, minutesAgo(1), minutesAgo(9000), null],
  [true, minutesAgo(11), minutesAgo(1), 'second_factor.confirm'],
])(
  'factors may be changed with a factor: %s, passed at %s, logged in at %s: %s',
  (hasSecondFactor, secondFactorAt, loggedInAt, code) => {
    const check = () => requireRecentLogin({ hasSecondFactor, secondFactorAt, loggedInAt }, now)
    if (code === null) expect(check).not.toThrow()
    else expect(check).toThrow(expect.objectContaining({ code }))
  },
)
