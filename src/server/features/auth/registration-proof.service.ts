import { randomBytes } from 'node:crypto'
import type { EntityManager } from '@mikro-orm/postgresql'
import { v7 } from 'uuid'
import type { Env } from '#server/platform/config/env.ts'
import type { Database } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors/errors.ts'
import { registrationProofSeconds } from '#shared/auth/auth.constants.ts'
import { registrationProofExpired } from './auth.errors.ts'
import { checkOtp, type RightOtp, storeSecret, takeOtp } from './otp.service.ts'

interface ProvenNumber {
  /** Ten digits, whose holder has just entered the code of the request. */
  phone: string
  /** The id of the code's request; its row has been deleted. */
  requestId: string
  /** The client's IP address. */
  ip: string
}

/**
 * Issues what lets a proven number without an account sign up without a second code. It is stored as
 * codes are: as a keyed hash for one phone and one request, once, for five minutes, and it counts among
 * the phone's live codes on its network.
 * @returns the proof, 256 random bits.
 */
export async function issueRegistrationProof(
  em: EntityManager,
  env: Env,
  proven: ProvenNumber,
): Promise<string> {
  const secret = randomBytes(32).toString('base64url')
  await storeSecret(em, env, {
    ...proven,
    id: v7(),
    purpose: 'registration-proof',
    secret,
    seconds: registrationProofSeconds,
  })
  return secret
}

function asProofFailure(error: unknown): never {
  const isRefused = error instanceof AppError && error.code === 'auth.otp_invalid'
  throw isRefused ? registrationProofExpired() : error
}

/**
 * Checks a proof, and leaves it to `takeRegistrationProof` to use it.
 * @throws AppError `auth.registration_proof_invalid` (401), `auth.otp_guess_limit` (429): wrong proofs
 * count as wrong codes do.
 */
export const checkRegistrationProof = (
  services: { db: Database; env: Env },
  { proof, ...proven }: ProvenNumber & { proof: string },
): Promise<RightOtp> =>
  checkOtp(services, { ...proven, purpose: 'registration-proof', otp: proof }).catch(asProofFailure)

/**
 * Uses a right proof in the transaction of what it is for, as `takeOtp` uses a code.
 * @throws AppError `auth.registration_proof_invalid` (401) when another request has used it.
 */
export const takeRegistrationProof = (
  em: EntityManager,
  env: Env,
  right: RightOtp,
): Promise<void> => takeOtp(em, env, right).catch(asProofFailure)
