/** Why a call to an external service gave no usable result. */
export type ExternalFailureReason =
  | 'unreachable'
  | 'timeout'
  | 'refused'
  | 'rate-limited'
  | 'malformed'
  | 'too-large'
  /** Not called: it has failed too often, or its Retry-After has not passed. */
  | 'circuit-open'
  /** We ended the call, because the user left. */
  | 'aborted'

/** A call to an external service failed. The message names the service and the reason, never an address or key. */
export class ExternalFailure extends Error {
  readonly service: string
  readonly reason: ExternalFailureReason
  /** The HTTP status, if there was a response. */
  readonly status: number | undefined
  /** Seconds that the service asks to wait before the next call. */
  readonly retryAfter: number | undefined
  /** What the connection failed with, such as `ECONNREFUSED`. */
  readonly hint: string | undefined

  constructor(
    service: string,
    reason: ExternalFailureReason,
    details: { status?: number; retryAfter?: number; hint?: string } = {},
  ) {
    const { status, retryAfter, hint } = details
    const cause = [status && `HTTP ${status}`, hint].filter(Boolean).join(', ')
    super(`${service}: ${reason}${cause && ` (${cause})`}`)
    this.name = 'ExternalFailure'
    this.service = service
    this.reason = reason
    this.status = status
    this.retryAfter = retryAfter
    this.hint = hint
  }
}
