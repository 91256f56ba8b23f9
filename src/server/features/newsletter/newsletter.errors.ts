import { AppError } from '#server/platform/errors/errors.ts'

/** The same error for a truncated, invented or expired link, and for an address that is no longer stored. */
export const linkNotValid = () =>
  new AppError({
    code: 'newsletter.link_not_valid',
    status: 400,
    message: 'This link is no longer valid. Please use the link in our latest email to you.',
  })

/** @param retryAfter seconds until another address may be subscribed. */
export const tooManySubscriptions = (retryAfter: number) =>
  new AppError({
    code: 'newsletter.limit',
    status: 429,
    message: 'Too many addresses were subscribed from here. Please try again later.',
    retryAfter,
  })
