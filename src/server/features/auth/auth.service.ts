import { type EntityManager, LockMode } from '@mikro-orm/postgresql'
import type { Database } from '../../core/database.ts'
import type { Env } from '../../core/env.ts'
import { User } from '../user/user.entity.ts'
import { noAccount } from './auth.errors.ts'
import { takeOtp } from './otp.service.ts'
import { openSession } from './session.service.ts'

interface AuthServices {
  db: Database
  env: Env
}
interface Verification {
  phone: string
  otp: string
  userAgent: string
}

/** Locked: a second factor that is set up at the same moment must count for this login. */
const findUser = (em: EntityManager, phone: string) =>
  em.findOne(User, { phone }, { lockMode: LockMode.PESSIMISTIC_WRITE })

/** Says that the token opens nothing but the second step, where the account has one. */
const secondStepOf = ({ secondFactorMethods: methods }: User) =>
  methods.length > 0 && { secondFactor: 'required' as const, secondFactorMethods: methods }

/**
 * Logs a person in by the code they were sent.
 * @throws AppError `auth.otp_invalid` (401), `auth.no_account` (404): only who holds the phone
 * learns that it has no account.
 */
export async function logIn(services: AuthServices, { phone, otp, userAgent }: Verification) {
  await takeOtp(services, { phone, purpose: 'login', otp })
  return services.db.transaction(async (em) => {
    const user = await findUser(em, phone)
    if (!user) throw noAccount()
    const token = openSession(em, user, userAgent)
    return { token, kind: user.kind, message: 'Logged in successfully', ...secondStepOf(user) }
  })
}

/**
 * Makes an account for the phone that got the code, or logs in to the one it has.
 * @throws AppError `auth.otp_invalid` (401).
 */
export async function register(services: AuthServices, { phone, otp, userAgent }: Verification) {
  await takeOtp(services, { phone, purpose: 'register', otp })
  return services.db.transaction(async (em) => {
    const known = await findUser(em, phone)
    const user = known ?? em.create(User, { phone, secondFactorMethods: [] })
    const token = openSession(em, user, userAgent)
    const message = known ? 'Logged in successfully' : 'Signed up successfully'
    return { token, kind: user.kind, message, ...secondStepOf(user) }
  })
}
