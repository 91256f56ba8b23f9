import { randomBytes } from 'node:crypto'
import type { EntityManager } from '@mikro-orm/postgresql'
import { v7 } from 'uuid'
import type { Env } from '#server/platform/config/env.ts'
import type { Database } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors/errors.ts'
import { registrationProofSeconds } from '#shared/auth/auth.constants.ts'
import { registrationProofExpired } from './auth.errors.ts'
import { consumeOtp, storeSecret } from './otp.service.ts'

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

/**
 * Consumes a proof, which cannot be used again.
 * @throws AppError `auth.registration_proof_invalid` (401), `auth.otp_guess_limit` (429): wrong proofs
 * count as wrong codes do.
 */
export async function consumeRegistrationProof(
  services: { db: Database; env: Env },
  { proof, ...proven }: ProvenNumber & { proof: string },
): Promise<void> {
  try {
    await consumeOtp(services, { ...proven, purpose: 'registration-proof', otp: proof })
  } catch (error) {
    const isRefused = error instanceof AppError && error.code === 'auth.otp_invalid'
    throw isRefused ? registrationProofExpired() : error
  }
}
