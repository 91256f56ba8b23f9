/** One field's complaint: where it is in the input and the sentence a person reads. */
export interface Issue {
  path: string
  message: string
}

interface AppErrorOptions {
  /** Stable machine name, `feature.reason`; clients branch on it, never on the text. */
  code: string
  status: number
  message: string
  issues?: Issue[]
  /** Seconds after which the call may be tried again; becomes `Retry-After`. */
  retryAfter?: number
}

/** An expected failure, fit to be shown. Anything else that is thrown becomes a bland 500. */
export class AppError extends Error {
  readonly code: string
  readonly status: number
  readonly issues?: Issue[]
  readonly retryAfter?: number

  constructor({ code, status, message, issues, retryAfter }: AppErrorOptions) {
    super(message)
    this.name = 'AppError'
    this.code = code
    this.status = status
    if (issues) this.issues = issues
    if (retryAfter !== undefined) this.retryAfter = retryAfter
  }
}

export const unauthorized = () =>
  new AppError({ code: 'auth.required', status: 401, message: 'Please log in to continue.' })

export const operatorsOnly = () =>
  new AppError({
    code: 'desk.operators_only',
    status: 403,
    message: 'This is for operators only.',
  })

export const routeNotFound = () =>
  new AppError({
    code: 'route.not_found',
    status: 404,
    message: 'There is nothing at this address.',
  })

/** The address is served, but not by this method; the answer's `Allow` header says by which. */
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
    message: issues[0]?.message ?? 'Some of what was sent is not right.',
    issues,
  })
