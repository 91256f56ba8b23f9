import type { SmsUse } from '#server/platform/external/sms.ts'

/** Number of SMS by purpose. */
export interface SmsCount {
  codes: number
  notifications: number
}

/**
 * SMS of each full hundred of a budget that are reserved for codes requested from a network where the
 * phone has logged in before, so that strangers who use up the rest do not lock everybody out.
 */
const reservedPerHundred = 20

/**
 * Whether an SMS fits the budget. Notifications get half of it at most, so that users can log in
 * however many orders there are.
 * @param counted all SMS in the budget's window, including this one.
 * @param budget number of SMS in that window.
 */
export function fitsBudget(use: SmsUse, counted: SmsCount, budget: number): boolean {
  const total = counted.codes + counted.notifications
  if (use === 'known-code') return total <= budget
  if (total > budget - Math.floor(budget / 100) * reservedPerHundred) return false
  return use === 'code' || counted.notifications <= Math.floor(budget / 2)
}
