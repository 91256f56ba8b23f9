import { AppError } from '#server/platform/errors/errors.ts'

/** @param retryAfter seconds until another message may be sent. */
export const tooManyMessages = (retryAfter: number) =>
  new AppError({
    code: 'contact.limit',
    status: 429,
    message: 'You have sent several messages already. Please try again later.',
    retryAfter,
  })
