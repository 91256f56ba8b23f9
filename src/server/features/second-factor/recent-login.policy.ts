import {
  isWithin,
  requireRecentSecondFactor,
  type SecondFactorState,
} from '#server/platform/trpc/second-factor.ts'
import { freshLoginMinutes } from '#shared/second-factor/second-factor.constants.ts'
import { logInAgain } from './second-factor.errors.ts'

/**
 * Lets somebody change what they log in with: who has a second factor must have passed it just now, and
 * who has none must have logged in just now. Otherwise whoever finds an open browser, or steals a token,
 * could set up a factor of their own and lock the owner out.
 * @param now in ms, as `Date.now()`.
 * @throws AppError `second_factor.confirm` or `second_factor.log_in_again` (403).
 */
export function requireRecentLogin(
  actor: SecondFactorState & { loggedInAt: string },
  now = Date.now(),
): void {
  requireRecentSecondFactor(actor, now)
  if (!actor.hasSecondFactor && !isWithin(freshLoginMinutes, actor.loggedInAt, now)) {
    throw logInAgain()
  }
}
