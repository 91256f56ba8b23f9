import {
  fillTemplate,
  type MessageTemplate,
  type MessageValues,
} from '#shared/kit/message-template.ts'
import { confirmSecondFactorCode } from '#shared/second-factor/second-factor.constants.ts'

/** What is wrong with one field: its path in the input and a message for the user. */
export interface Issue extends Partial<MessageTemplate> {
  path: string
  message: string
}

/** An issue whose message has values in it. */
export const issueFromTemplate = (
  path: string,
  template: string,
  values: MessageValues,
): Issue => ({ path, message: fillTemplate(template, values), template, values })

interface AppErrorOptions {
  /** Stable machine name, `feature.reason`; clients branch on it, never on the text. */
  code: string
  status: number
  /** A sentence for the user, in English; with `values`, a template whose `{{names}}` they fill. */
  message: string
  values?: MessageValues | undefined
  issues?: Issue[]
  /** What the client needs for its next step, by name. */
  details?: Readonly<Record<string, string>>
  /** Seconds after which the call may be tried again; becomes `Retry-After`. */
  retryAfter?: number
  /** Logged, never sent. */
  cause?: unknown
}

/** An expected failure that users may see. Anything else that is thrown becomes a bland 500. */
export class AppError extends Error {
  readonly code: string
  readonly status: number
  readonly template?: string
  readonly values?: MessageValues
  readonly issues?: Issue[]
  readonly details?: Readonly<Record<string, string>>
  readonly retryAfter?: number

  constructor(options: AppErrorOptions) {
    const { code, status, message, values, issues, details, retryAfter, cause } = options
    super(
      values ? fillTemplate(message, values) : message,
      cause === undefined ? undefined : { cause },
    )
    this.name = 'AppError'
    this.code = code
    this.status = status
    if (values) {
      this.template = message
      this.values = values
    }
    if (issues) this.issues = issues
    if (details) this.details = details
    if (retryAfter !== undefined) this.retryAfter = retryAfter
  }
}

export const unauthorized = () =>
  new AppError({ code: 'auth.required', status: 401, message: 'Please log in to continue.' })

/** The login still waits for its second step, and its token is good for nothing else. */
export const secondFactorRequired = () =>
  new AppError({
    code: 'second_factor.required',
    status: 401,
    message: 'Please finish logging in: the second step is missing.',
  })

export const confirmSecondFactor = () =>
  new AppError({
    code: confirmSecondFactorCode,
    status: 403,
    message: 'Please confirm that it is you.',
  })

export const operatorNeedsSecondFactor = () =>
  new AppError({
    code: 'admin.second_factor_needed',
    status: 403,
    message: 'Set up a second step at login first: admins need one.',
  })

export const operatorsOnly = () =>
  new AppError({
    code: 'desk.operators_only',
    status: 403,
    message: 'This is for admins only.',
  })

export const routeNotFound = () =>
  new AppError({
    code: 'route.not_found',
    status: 404,
    message: 'There is nothing at this address.',
  })

/** The address does not accept this method; the response's `Allow` header lists those it does. */
export const methodNotAllowed = () =>
  new AppError({
    code: 'route.method_not_allowed',
    status: 405,
    message: 'This address does not answer to that method.',
  })

export const mediaTypeNotAccepted = () =>
  new AppError({
    code: 'request.media_type',
    status: 415,
    message: 'This kind of content is not accepted here.',
  })

export const requestTimedOut = () =>
  new AppError({
    code: 'request.timeout',
    status: 408,
    message: 'The request took too long to arrive. Please try again.',
  })

export const malformedRequest = () =>
  new AppError({
    code: 'request.malformed',
    status: 400,
    message: 'The request could not be read. Please check it and try again.',
  })

/** @param retryAfter seconds until the caller may try again. */
export const tooManyRequests = (retryAfter: number) =>
  new AppError({
    code: 'rate.limited',
    status: 429,
    message: 'Too many requests. Please wait a little and try again.',
    retryAfter,
  })

export const invalidInput = (issues: Issue[]) =>
  new AppError({
    code: 'input.invalid',
    status: 400,
    message: issues[0]?.template ?? issues[0]?.message ?? 'Some of what was sent is not right.',
    values: issues[0]?.values,
    issues,
  })

/**
 * The database could not be reached, did not answer in time, or gave up waiting for a lock.
 * Nothing was written, unless `mayHaveCommitted`.
 */
export class DatabaseUnavailable extends AppError {
  /** The connection was lost before the answer arrived, so it is unknown whether the write took effect. */
  readonly mayHaveCommitted: boolean

  constructor(cause: unknown, mayHaveCommitted: boolean) {
    super({
      code: 'service.unavailable',
      status: 503,
      message: 'KrishiHaat cannot be reached just now. Please try again in a moment.',
      // A restarted database answers again by then.
      retryAfter: 5,
      cause,
    })
    this.mayHaveCommitted = mayHaveCommitted
  }
}

/** More calls come than can be answered in time: nothing was done for this one. */
export const overloaded = () =>
  new AppError({
    code: 'service.unavailable',
    status: 503,
    message: 'KrishiHaat cannot be reached just now. Please try again in a moment.',
    retryAfter: 2,
  })

/** The storage of the pictures does not answer. */
export const storageUnavailable = (cause: unknown) =>
  new AppError({
    code: 'service.unavailable',
    status: 503,
    message: 'KrishiHaat cannot be reached just now. Please try again in a moment.',
    retryAfter: 5,
    cause,
  })

/** The disk of the database or of the pictures is full: nothing was stored. */
export const storageFull = (cause: unknown) =>
  new AppError({
    code: 'storage.full',
    status: 503,
    message: 'There is no room to save this just now. Please try again later.',
    retryAfter: 60,
    cause,
  })
