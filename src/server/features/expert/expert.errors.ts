import { AppError, invalidInput } from '#server/platform/errors/errors.ts'

export const unknownSession = () =>
  new AppError({
    code: 'expert.unknown_session',
    status: 404,
    message: 'We could not find this request',
  })

export const alreadyRequested = () =>
  new AppError({
    code: 'expert.already_requested',
    status: 409,
    message: 'You have asked this expert for that day already. Choose another day.',
  })

export const tooManySessions = () =>
  new AppError({
    code: 'expert.too_many_sessions',
    status: 409,
    message: 'You have 3 sessions ahead of you already. Cancel one to ask for another.',
  })

/** The session was declined, or its day is over. */
export const sessionOver = () =>
  new AppError({
    code: 'expert.session_over',
    status: 409,
    message: 'This request has ended and cannot be cancelled.',
  })

export const dayNotOffered = () =>
  invalidInput([
    { path: 'preferredDay', message: 'Choose a day from tomorrow to 30 days from now.' },
  ])
