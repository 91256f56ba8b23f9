import type { EntityManager } from '@mikro-orm/postgresql'

/**
 * What an SMS is for, which decides how much of the budget it may use (sms-budget.policy.ts).
 * `known-code` is a code requested from a network where the phone has logged in before.
 */
export type SmsUse = 'known-code' | 'code' | 'notification'

/**
 * What is known of an SMS that could not be sent:
 * - `refused`: the provider will never take this message.
 * - `not-sent`: it was not sent, but the provider may take it later.
 * - `unknown`: the provider may have sent it, because its answer was lost.
 */
export type SmsFailure = 'refused' | 'not-sent' | 'unknown'

/** Sends text messages, within the budgets `SMS_PER_HOUR` and `SMS_PER_DAY`. */
export interface SmsSender {
  /**
   * Counts one SMS against the budgets of the hour and the day, which all processes share. Call it
   * before each `send`, as the last step of a transaction, because it locks the hour's row until the
   * commit. An SMS that then fails stays counted, because the provider may charge for it.
   * @throws AppError `sms.budget_spent` (503, `retryAfter` in seconds); nothing is counted then.
   */
  reserve(em: EntityManager, use: SmsUse): Promise<void>
  /**
   * @param phone ten digits, without the country code.
   * @param text the whole message.
   * @param otp the code in the text, for services whose templates take it separately.
   * @throws AppError `sms.unavailable` (503), with its `SmsFailure`, when the service refuses or can't be
   * reached.
   */
  send(message: { phone: string; text: string; otp?: string }): Promise<void>
}

/** Hands messages to a provider without looking at the budgets. */
export type SmsDelivery = Pick<SmsSender, 'send'>
