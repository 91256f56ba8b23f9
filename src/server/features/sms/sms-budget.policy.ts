import type { SmsUse } from '../../core/sms.ts'

/** SMS by what they were for. */
export interface SmsCount {
  codes: number
  notifications: number
}

/**
 * Whether an SMS still fits a budget. Notifications have half of it at most, so that however many
 * orders there are, people can log in.
 * @param counted all SMS of the budget's window, the one in question included.
 * @param budget SMS in that window.
 */
export function fitsBudget(use: SmsUse, counted: SmsCount, budget: number): boolean {
  if (counted.codes + counted.notifications > budget) return false
  return use === 'code' || counted.notifications <= Math.floor(budget / 2)
}
