import { confirmSecondFactor } from '#server/platform/errors/errors.ts'
import { currentMs } from '#shared/kit/clock.ts'
import { recentSecondFactorMinutes } from '#shared/second-factor/second-factor.constants.ts'

/** The state of the account's second factor in a checked session. */
export interface SecondFactorState {
  /** Whether the account has a passkey or an authenticator app. */
  hasSecondFactor: boolean
  /** When this session last passed the second step, ISO 8601; null when it never did. */
  secondFactorAt: string | null
}

/** Whether an instant is less than `minutes` ago. @param now in ms, as `Date.now()`. */
export const isWithin = (minutes: number, instant: string | null, now: number) =>
  instant !== null && now - Date.parse(instant) < minutes * 60_000

/**
 * Guards sensitive changes: of a UPI ID, of verified details, of second factors, and the account's
 * deletion. Accounts without a second factor pass.
 * @param now in ms, as `Date.now()`.
 * @throws AppError `second_factor.confirm` (403) when the account has a second factor and this session
 * has not passed it within the last 10 minutes.
 */
export function requireRecentSecondFactor(actor: SecondFactorState, now = currentMs()): void {
  if (!actor.hasSecondFactor) return
  if (!isWithin(recentSecondFactorMinutes, actor.secondFactorAt, now)) throw confirmSecondFactor()
}
