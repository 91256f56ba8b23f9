import {
  freshLoginMinutes,
  recentSecondFactorMinutes,
} from '../../shared/second-factor.constants.ts'
import { confirmSecondFactor, logInAgain } from './errors.ts'

/** What a checked session says of the account's second factor. */
export interface SecondFactorState {
  /** Whether the account has a passkey or an authenticator app. */
  hasSecondFactor: boolean
  /** When this session last passed the second step, ISO 8601; null when it never did. */
  secondFactorAt: string | null
}

const isWithin = (minutes: number, instant: string | null, now: number) =>
  instant !== null && now - Date.parse(instant) < minutes * 60_000

/**
 * Lets a sensitive change pass: of a UPI ID, of verified details, of the account's second factors, its
 * deletion. Whoever has no second factor passes.
 * @param now in ms, as `Date.now()`.
 * @throws AppError `second_factor.confirm` (403) when the account has a second factor and this session
 * has not passed it within the last 10 minutes.
 */
export function requireRecentSecondFactor(actor: SecondFactorState, now = Date.now()): void {
  if (!actor.hasSecondFactor) return
  if (!isWithin(recentSecondFactorMinutes, actor.secondFactorAt, now)) throw confirmSecondFactor()
}

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
