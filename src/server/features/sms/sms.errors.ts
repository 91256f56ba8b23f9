import { AppError } from '#server/platform/errors/errors.ts'
import type { SmsFailure } from '#server/platform/external/sms.ts'

export class SmsUnavailable extends AppError {
  readonly failure: SmsFailure

  constructor(failure: SmsFailure) {
    super({
      code: 'sms.unavailable',
      status: 503,
      message: 'The message could not be sent. Please try again in a little while.',
    })
    this.failure = failure
  }
}

/** @param retryAfter seconds until the budget may allow more. */
export const smsBudgetSpent = (retryAfter: number) =>
  new AppError({
    code: 'sms.budget_spent',
    status: 503,
    message: 'We cannot send any more SMS right now. Please try again later.',
    retryAfter,
  })

/** A service refused a message. The text is logged, so it must not contain secrets. */
export class SmsRefused extends Error {
  /** The HTTP status; undefined when the service was not called. */
  readonly status: number | undefined

  constructor(reason: string, status?: number) {
    super(reason)
    this.status = status
  }
}
