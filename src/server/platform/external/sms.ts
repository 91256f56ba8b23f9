import type { EntityManager } from '@mikro-orm/postgresql'

/**
 * What an SMS is for, which decides how much of the budget it may use (sms-budget.policy.ts):
 * `known-code` is a code asked for in a network where the phone has logged in before.
 */
export type SmsUse = 'known-code' | 'code' | 'notification'

/** Sends text messages, within the budgets `SMS_PER_HOUR` and `SMS_PER_DAY`. */
export interface SmsSender {
  /**
   * Counts one SMS against the budgets of the hour and the day, which all processes share. Called
   * before each `send`, last in a transaction of the caller's, for it locks the hour's row until that
   * commits. An SMS that then fails stays counted: a provider may charge for it.
   * @throws AppError `sms.budget_spent` (503, `retryAfter` in seconds); nothing is counted then.
   */
  reserve(em: EntityManager, use: SmsUse): Promise<void>
  /**
   * @param phone ten digits, without the country code.
   * @param text what the person reads.
   * @param otp the code in the text, for services whose templates take it apart.
   * @throws AppError `sms.unavailable` (503) when the service refuses or can't be reached.
   */
  send(message: { phone: string; text: string; otp?: string }): Promise<void>
}

/** Hands single messages to a provider, whatever the budgets say. */
export type SmsDelivery = Pick<SmsSender, 'send'>
