import { AppError } from '#server/platform/errors/errors.ts'

export const testKeyNeeded = () =>
  new AppError({
    code: 'sandbox.test_key_needed',
    status: 403,
    message: 'Only test keys can do this, in their own sandbox.',
  })

/** The sandbox is being created or closed, or too many are in use. */
export const sandboxBusy = (retryAfter: number) =>
  new AppError({
    code: 'sandbox.busy',
    status: 503,
    message: 'The sandbox is not ready yet. Please try again shortly.',
    retryAfter,
  })

export const sandboxPersonStays = () =>
  new AppError({
    code: 'sandbox.person_stays',
    status: 409,
    message:
      'The seller and the buyer of a sandbox cannot be deleted. Please sign up another person.',
  })

export const sandboxFull = () =>
  new AppError({
    code: 'sandbox.full',
    status: 403,
    message: 'This sandbox is full. Please reset it.',
  })

export const clockTooFarAhead = () =>
  new AppError({
    code: 'sandbox.clock_too_far',
    status: 409,
    message: 'The clock of this sandbox cannot be moved that far. Please reset it.',
  })
