import { User } from '#server/features/user/user.entity.ts'
import type { Env } from '#server/platform/config/env.ts'
import type { Database } from '#server/platform/database/database.ts'
import { noAccount } from './auth.errors.ts'
import { findAccountOfPhone, findAccountToLogIn, releaseNumber } from './dormant-account.service.ts'
import { consumeOtp } from './otp.service.ts'
import { openSession } from './session.service.ts'

interface AuthServices {
  db: Database
  env: Env
}
interface Verification {
  phone: string
  otp: string
  requestId?: string | undefined
  ip: string
  userAgent: string
}

/** The fields of the answer that require the second step, if the account has one. */
const secondStepFields = ({ secondFactorMethods: methods }: User) =>
  methods.length > 0 && { secondFactor: 'required' as const, secondFactorMethods: methods }

/**
 * Logs a person in with the code they received.
 * @throws AppError `auth.otp_invalid` (401), `auth.otp_guess_limit` (429), `auth.no_account` (404):
 * only the holder of the phone learns that it has no account, or one that was not used for a year.
 */
export async function logIn(services: AuthServices, verification: Verification) {
  const { phone, userAgent } = verification
  await consumeOtp(services, { ...verification, purpose: 'login' })
  return services.db.transaction(async (em) => {
    const user = await findAccountToLogIn(em, phone)
    if (!user) throw noAccount()
    const token = openSession(em, user, userAgent)
    return { token, kind: user.kind, message: 'Logged in successfully', ...secondStepFields(user) }
  })
}

/**
 * Creates an account for a phone with a right code, or logs in to its existing account. A dormant
 * account loses the number.
 * @throws AppError `auth.otp_invalid` (401), `auth.otp_guess_limit` (429).
 */
export async function register(services: AuthServices, verification: Verification) {
  const { phone, userAgent } = verification
  await consumeOtp(services, { ...verification, purpose: 'register' })
  return services.db.transaction(async (em) => {
    const existing = await findAccountOfPhone(em, phone)
    if (!existing) await releaseNumber(em, phone)
    const user = existing ?? em.create(User, { phone, secondFactorMethods: [] })
    const token = openSession(em, user, userAgent)
    const message = existing ? 'Logged in successfully' : 'Signed up successfully'
    return { token, kind: user.kind, message, ...secondStepFields(user) }
  })
}
