import { ExternalFailure } from '#server/platform/external/external.failure.ts'
import type { SmsFailure } from '#server/platform/external/sms.ts'
import { SmsRefused } from './sms.errors.ts'

/** Statuses that are about our account, such as a wrong key or no money left: operators can correct that. */
const accountStatuses = [401, 402, 403]

/** What a connection fails with before anything is sent. */
const connectionFailures = [
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  'UND_ERR_CONNECT_TIMEOUT',
]

const failureOfStatus = (status: number): SmsFailure => {
  if (accountStatuses.includes(status) || status === 429 || status === 503) return 'not-sent'
  return status >= 300 && status < 500 ? 'refused' : 'unknown'
}

/** What an error of a provider's call says about its message. */
export function smsFailureOf(error: unknown): SmsFailure {
  if (error instanceof SmsRefused) {
    return accountStatuses.includes(error.status ?? 0) ? 'not-sent' : 'refused'
  }
  if (!(error instanceof ExternalFailure)) return 'not-sent'
  const { reason, status, hint } = error
  if (status !== undefined) return failureOfStatus(status)
  const isBeforeSending = reason === 'circuit-open' || connectionFailures.includes(hint ?? '')
  return isBeforeSending ? 'not-sent' : 'unknown'
}
