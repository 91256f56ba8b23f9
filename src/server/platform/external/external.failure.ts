/** Why an outside service gave nothing that can be used. */
export type ExternalFailureReason =
  | 'unreachable'
  | 'timeout'
  | 'refused'
  | 'rate-limited'
  | 'malformed'
  | 'too-large'
  /** Not asked at all: it has just failed too often, or wants no calls for a while. */
  | 'resting'
  /** Our own side hung up: the person left. */
  | 'aborted'

/** An outside service failed. Its message names the service and the reason, never an address or a key. */
export class ExternalFailure extends Error {
  readonly service: string
  readonly reason: ExternalFailureReason
  /** The HTTP status, where there was one. */
  readonly status: number | undefined
  /** Seconds after which the service says it may be asked again. */
  readonly retryAfter: number | undefined

  constructor(
    service: string,
    reason: ExternalFailureReason,
    details: { status?: number; retryAfter?: number; hint?: string } = {},
  ) {
    const { status, retryAfter, hint } = details
    const cause = [status && `HTTP ${status}`, hint].filter(Boolean).join(', ')
    super(`${service}: ${reason}${cause && ` (${cause})`}`)
    this.name = 'OutsideFailure'
    this.service = service
    this.reason = reason
    this.status = status
    this.retryAfter = retryAfter
  }
}
