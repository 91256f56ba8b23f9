import {
  isWithin,
  requireRecentSecondFactor,
  type SecondFactorState,
} from '#server/platform/trpc/second-factor.ts'
import { freshLoginMinutes } from '#shared/second-factor/second-factor.constants.ts'
import { logInAgain } from './second-factor.errors.ts'

/**
 * Call before changing an account's second factors. With a second factor, it must have been confirmed
 * just now; without one, the login must be fresh. Otherwise somebody who finds an open browser or steals
 * a token could set up their own factor and lock the owner out.
 * @param now milliseconds, like `Date.now()`.
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
