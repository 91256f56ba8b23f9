import { User } from '#server/features/user/user.entity.ts'
import type { Env } from '#server/platform/config/env.ts'
import type { Database } from '#server/platform/database/database.ts'
import { noAccount } from './auth.errors.ts'
import { findAccountOfPhone, findAccountToLogIn, releaseNumber } from './dormant-account.service.ts'
import { takeOtp } from './otp.service.ts'
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

/** Says that the token opens nothing but the second step, where the account has one. */
const secondStepOf = ({ secondFactorMethods: methods }: User) =>
  methods.length > 0 && { secondFactor: 'required' as const, secondFactorMethods: methods }

/**
 * Logs a person in by the code they were sent.
 * @throws AppError `auth.otp_invalid` (401), `auth.otp_guess_limit` (429), `auth.no_account` (404):
 * only who holds the phone learns that it has no account, or one that was not used for a year.
 */
export async function logIn(services: AuthServices, verification: Verification) {
  const { phone, userAgent } = verification
  await takeOtp(services, { ...verification, purpose: 'login' })
  return services.db.transaction(async (em) => {
    const user = await findAccountToLogIn(em, phone)
    if (!user) throw noAccount()
    const token = openSession(em, user, userAgent)
    return { token, kind: user.kind, message: 'Logged in successfully', ...secondStepOf(user) }
  })
}

/**
 * Makes an account for the phone that got the code, or logs in to the one it has; one that was not used
 * for a year loses the number.
 * @throws AppError `auth.otp_invalid` (401), `auth.otp_guess_limit` (429).
 */
export async function register(services: AuthServices, verification: Verification) {
  const { phone, userAgent } = verification
  await takeOtp(services, { ...verification, purpose: 'register' })
  return services.db.transaction(async (em) => {
    const known = await findAccountOfPhone(em, phone)
    if (!known) await releaseNumber(em, phone)
    const user = known ?? em.create(User, { phone, secondFactorMethods: [] })
    const token = openSession(em, user, userAgent)
    const message = known ? 'Logged in successfully' : 'Signed up successfully'
    return { token, kind: user.kind, message, ...secondStepOf(user) }
  })
}
