import { AppError } from '../../core/errors.ts'

export const smsUnavailable = () =>
  new AppError({
    code: 'sms.unavailable',
    status: 503,
    message: 'The message could not be sent. Please try again in a little while.',
  })

/** Why a service did not take a message; for the log, so without any secret. */
export class SmsRefused extends Error {}
