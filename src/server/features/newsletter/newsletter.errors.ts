import { AppError } from '#server/platform/errors/errors.ts'

/** One answer for a link that is cut, made up, too old, or for an address that is gone. */
export const linkNotValid = () =>
  new AppError({
    code: 'newsletter.link_not_valid',
    status: 400,
    message: 'This link is not valid any more. Please use the one in our newest mail to you.',
  })

/** @param retryAfter seconds until the next address may be given. */
export const tooManySubscriptions = (retryAfter: number) =>
  new AppError({
    code: 'newsletter.limit',
    status: 429,
    message: 'Too many addresses were subscribed from here. Please try again later.',
    retryAfter,
  })
