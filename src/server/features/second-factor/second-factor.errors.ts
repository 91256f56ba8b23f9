import { AppError } from '#server/platform/errors/errors.ts'

/** The same error for a wrong, a used and an expired code. */
export const wrongCode = () =>
  new AppError({
    code: 'second_factor.wrong_code',
    status: 403,
    message: 'This code is wrong or was used already.',
  })

/** The same error for everything that is wrong with a passkey, so that nobody learns what was checked. */
export const passkeyRefused = () =>
  new AppError({
    code: 'second_factor.passkey_refused',
    status: 403,
    message: 'This passkey was not accepted. Please try again.',
  })

/** The login has used up its attempts and is over. */
export const tooManyTries = () =>
  new AppError({
    code: 'second_factor.ended',
    status: 401,
    message: 'Too many wrong codes. Please log in again.',
  })

export const secondFactorNotSet = () =>
  new AppError({
    code: 'second_factor.not_set',
    status: 409,
    message: 'This is not set up for your account.',
  })

export const factorNotFound = () =>
  new AppError({
    code: 'second_factor.not_found',
    status: 404,
    message: 'This is no longer set up.',
  })

export const appAlreadySet = () =>
  new AppError({
    code: 'second_factor.app_exists',
    status: 409,
    message: 'An authenticator app is set up already. Remove it first.',
  })

export const appNotBegun = () =>
  new AppError({
    code: 'second_factor.app_not_begun',
    status: 409,
    message: 'You took too long to set up the app. Please start again.',
  })

export const tooManyPasskeys = () =>
  new AppError({
    code: 'second_factor.too_many_passkeys',
    status: 409,
    message: 'You can have up to 10 passkeys. Remove one first.',
  })

export const passkeyAlreadySet = () =>
  new AppError({
    code: 'second_factor.passkey_exists',
    status: 409,
    message: 'This passkey is set up already.',
  })
