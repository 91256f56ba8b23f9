import type { EntityManager } from '@mikro-orm/postgresql'
import { User } from '#server/features/user/user.entity.ts'
import type { Env } from '#server/platform/config/env.ts'
import type { Database } from '#server/platform/database/database.ts'
import { noAccount } from './auth.errors.ts'
import { findAccountOfPhone, releaseNumber } from './dormant-account.service.ts'
import { checkOtp, takeOtp } from './otp.service.ts'
import {
  checkRegistrationProof,
  issueRegistrationProof,
  takeRegistrationProof,
} from './registration-proof.service.ts'
import { openSession } from './session.service.ts'

interface AuthServices {
  db: Database
  env: Env
}
interface ProvenPhone {
  phone: string
  userAgent: string
}
interface Verification extends ProvenPhone {
  otp: string
  requestId?: string | undefined
  ip: string
}

/** What the answer says of the account; some fields only if it has a second step. */
const accountFields = ({ id, kind, secondFactorMethods: methods }: User) => ({
  kind,
  userId: id,
  ...(methods.length > 0 && { secondFactor: 'required' as const, secondFactorMethods: methods }),
})

/**
 * Logs a person in with the code they received.
 * @throws AppError `auth.otp_invalid` (401), `auth.otp_guess_limit` (429), `auth.account_in_use` (409) for a
 * dormant account that software still uses, `auth.no_account` (404):
 * only the holder of the phone learns that it has no account, or one that was not used for a year. With
 * the code's request, the failure has a proof that signs the number up.
 */
export async function logIn(services: AuthServices, verification: Verification) {
  const { phone, requestId, ip, userAgent } = verification
  const right = await checkOtp(services, { ...verification, purpose: 'login' })
  const outcome = await services.db.transaction(async (em) => {
    await takeOtp(em, services.env, right)
    const user = await findAccountOfPhone(em, phone)
    if (!user) {
      const proven = requestId !== undefined && { phone, requestId, ip }
      return { proof: proven ? await issueRegistrationProof(em, services.env, proven) : undefined }
    }
    const token = openSession(em, user, userAgent)
    return { token, message: 'Logged in successfully', ...accountFields(user) }
  })
  // Thrown here, because the transaction stores the proof.
  if ('proof' in outcome) throw noAccount(outcome.proof)
  return outcome
}

/**
 * Creates an account for a proven number, or opens a session of the account that it has.
 * @param takeProof uses up what proves the number.
 */
function openAccount(
  { db }: AuthServices,
  { phone, userAgent }: ProvenPhone,
  takeProof: (em: EntityManager) => Promise<void>,
) {
  return db.transaction(async (em) => {
    await takeProof(em)
    const existing = await findAccountOfPhone(em, phone)
    if (!existing) await releaseNumber(em, phone)
    const user = existing ?? em.create(User, { phone, secondFactorMethods: [] })
    const token = openSession(em, user, userAgent)
    const message = existing ? 'Logged in successfully' : 'Signed up successfully'
    return { token, message, ...accountFields(user) }
  })
}

/**
 * Creates an account for a phone with a right code, or logs in to its existing account. A dormant
 * account loses the number.
 * @throws AppError `auth.otp_invalid` (401), `auth.otp_guess_limit` (429), `auth.account_in_use` (409).
 */
export async function register(services: AuthServices, verification: Verification) {
  const right = await checkOtp(services, { ...verification, purpose: 'register' })
  return openAccount(services, verification, (em) => takeOtp(em, services.env, right))
}

/**
 * Signs a number up that a login has just proven, as `register` does, without another code. When the number
 * has got an account since, in another tab for instance, the person is logged in to it.
 * @throws AppError `auth.registration_proof_invalid` (401), `auth.otp_guess_limit` (429),
 * `auth.account_in_use` (409).
 */
export async function registerWithProof(
  services: AuthServices,
  proven: ProvenPhone & { requestId: string; proof: string; ip: string },
) {
  const right = await checkRegistrationProof(services, proven)
  return openAccount(services, proven, (em) => takeRegistrationProof(em, services.env, right))
}
