import { AppError } from '#server/platform/errors/errors.ts'

/** The same error for every code that does not log in, so that nobody learns why: wrong, used, replaced, expired, blocked, another user's or none. */
export const invalidOtp = () =>
  new AppError({ code: 'auth.otp_invalid', status: 401, message: 'Invalid OTP' })

/** @param registrationProof signs the number up without another code; callers without a request's id get none. */
export const noAccount = (registrationProof?: string) =>
  new AppError({
    code: 'auth.no_account',
    status: 404,
    message: 'No account found for this number. Please sign up.',
    ...(registrationProof && { details: { registrationProof } }),
  })

/** For an account that nobody has logged in to for a year, while software uses its API keys. */
export const accountInUse = () =>
  new AppError({
    code: 'auth.account_in_use',
    status: 409,
    message:
      'Nobody has logged in with this number for a year, but software still uses its account. Please contact us.',
  })

/** The same error for every proof that does not sign up: wrong, used, replaced, expired or of another number. */
export const registrationProofExpired = () =>
  new AppError({
    code: 'auth.registration_proof_invalid',
    status: 401,
    message: 'Invalid OTP',
  })

export const otpNotSent = () =>
  new AppError({ code: 'auth.otp_not_sent', status: 503, message: 'Failed to send OTP' })

/** @param retryAfter seconds until another code may be requested. */
export const tooManyOtps = (retryAfter: number) =>
  new AppError({
    code: 'auth.otp_limit',
    status: 429,
    message: 'Too many OTP requests. Please try again later.',
    retryAfter,
  })

/** @param retryAfter seconds until the network may try another code. */
export const tooManyGuesses = (retryAfter: number) =>
  new AppError({
    code: 'auth.otp_guess_limit',
    status: 429,
    message: 'Too many wrong OTPs. Please try again later.',
    retryAfter,
  })
