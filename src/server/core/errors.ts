import { confirmSecondFactorCode } from '../../shared/second-factor.constants.ts'

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

/** A login whose second step is still to come: its token opens nothing else. */
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
    message: 'Set up a second step at login first: operators need one.',
  })

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
