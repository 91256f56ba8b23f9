import { AppError } from '#server/platform/errors/errors.ts'
import { currentMs } from '#shared/kit/clock.ts'
import { freshLoginMinutes, logInAgainCode } from '#shared/second-factor/second-factor.constants.ts'
import { isWithin, requireRecentSecondFactor, type SecondFactorState } from './second-factor.ts'

const logInAgain = () =>
  new AppError({
    code: logInAgainCode,
    status: 403,
    message:
      'To keep your account safe, please log out, log in again with a code and then try once more.',
  })

/** When a session began and what it has confirmed. */
export type LoginState = SecondFactorState & { loggedInAt: string }

/**
 * Call before changing an account's second factors and before creating an API key. With a second factor,
 * it must have been confirmed just now; without one, the login must be fresh. Otherwise somebody who finds
 * an open browser or steals a token could set up their own factor and lock the owner out, or keep access.
 * @param now milliseconds, like `Date.now()`.
 * @throws AppError `second_factor.confirm` or `second_factor.log_in_again` (403).
 */
export function requireRecentLogin(actor: LoginState, now = currentMs()): void {
  requireRecentSecondFactor(actor, now)
  if (!actor.hasSecondFactor && !isWithin(freshLoginMinutes, actor.loggedInAt, now)) {
    throw logInAgain()
  }
}
