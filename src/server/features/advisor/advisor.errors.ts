import { AppError } from '#server/platform/errors/errors.ts'

/** Neither the external model nor our own advisor could answer. */
export const chatUnavailable = () =>
  new AppError({
    code: 'chat.unavailable',
    status: 503,
    message: 'FarmAdvisor cannot answer right now. Please try again in a little while.',
  })
