import type { SmsUse } from '#server/platform/external/sms.ts'

/** SMS by what they were for. */
export interface SmsCount {
  codes: number
  notifications: number
}

/**
 * Of every full hundred of a budget so many are only for codes asked for in a network where the phone
 * has logged in before: strangers who use the rest up do not lock everybody out.
 */
const keptOfHundred = 20

/**
 * Whether an SMS still fits a budget. Notifications have half of it at most, so that however many
 * orders there are, people can log in.
 * @param counted all SMS of the budget's window, the one in question included.
 * @param budget SMS in that window.
 */
export function fitsBudget(use: SmsUse, counted: SmsCount, budget: number): boolean {
  const total = counted.codes + counted.notifications
  if (use === 'known-code') return total <= budget
  if (total > budget - Math.floor(budget / 100) * keptOfHundred) return false
  return use === 'code' || counted.notifications <= Math.floor(budget / 2)
}
