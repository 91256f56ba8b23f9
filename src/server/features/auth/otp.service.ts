import { randomBytes } from 'node:crypto'
import type { EntityManager } from '@mikro-orm/postgresql'
import { v7 } from 'uuid'
import type { Env } from '#server/platform/config/env.ts'
import type { Database } from '#server/platform/database/database.ts'
import { execute } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { AppError } from '#server/platform/errors/errors.ts'
import type { SmsSender } from '#server/platform/external/sms.ts'
import { addressBucket } from '#server/platform/quota/address-bucket.ts'
import { consumeQuota, returnQuota } from '#server/platform/quota/quota.ts'
import { isSameHash, keyedHash } from '#server/platform/text/keyed-hash.ts'
import { sha256Hex } from '#server/platform/text/sha256.ts'
import { otpSeconds } from '#shared/auth/auth.constants.ts'
import type { OtpRequested } from '#shared/auth/auth.schema.ts'
import type { Language } from '#shared/kit/language.constants.ts'
import { invalidOtp, otpNotSent, tooManyGuesses } from './auth.errors.ts'
import { rememberNetwork } from './known-network.service.ts'
import {
  maxLiveCodes,
  maxTries,
  newCode,
  type OtpPurpose,
  otpText,
  type ProofPurpose,
} from './otp.policy.ts'
import { countOtpRequest, wrongGuessQuota } from './otp-limits.service.ts'

interface OtpServices {
  db: Database
  env: Env
  sms: SmsSender
}
interface OtpRequest<Purpose = OtpPurpose> {
  /** Ten digits. */
  phone: string
  /** What the code can be used for. */
  purpose: Purpose
  /** The client's IP address. */
  ip: string
}
interface OtpSms extends OtpRequest {
  /** Of the SMS. */
  language: Language
}
interface OtpGuess extends OtpRequest<ProofPurpose> {
  otp: string
  /** The id that `requestOtp` returned; without it, only the network that requested the code may guess. */
  requestId?: string | undefined
}

const hashCode = (
  env: Env,
  { phone, purpose }: Pick<OtpGuess, 'phone' | 'purpose'>,
  requestHash: string,
  code: string,
) => keyedHash(env.SECRET_KEY, 'otp', purpose, phone, requestHash, code)

interface StoredSecret extends OtpRequest<ProofPurpose> {
  /** The UUID of the row. */
  id: string
  requestId: string
  /** The code or proof, of which a keyed hash is stored. */
  secret: string
  /** Seconds that it is valid. */
  seconds: number
}

/** Stores a secret that `checkOtp` accepts until `takeOtp` has used it, for the same phone, purpose and request. */
export async function storeSecret(em: EntityManager, env: Env, stored: StoredSecret) {
  const { id, phone, purpose, ip, requestId, secret, seconds } = stored
  const requestHash = sha256Hex(requestId)
  await execute(
    em,
    sql`insert into otp_codes
        (id, phone, purpose, request_hash, network, code_hash, created_at, expires_at)
      values (${id}, ${phone}, ${purpose}, ${requestHash}, ${addressBucket(ip)}, ${hashCode(env, stored, requestHash, secret)}, clock_timestamp(), clock_timestamp() + ${seconds} * interval '1 second')`,
  )
}

/** Makes room for one more code by deleting the oldest codes of the same phone and network. */
const deleteOldestCodes = (em: EntityManager, phone: string, network: string) =>
  execute(
    em,
    sql`delete from otp_codes where id in (select id from otp_codes
      where phone = ${phone} and network = ${network} order by created_at desc, id desc offset ${maxLiveCodes - 1})`,
  )

/**
 * Sends a new code by SMS. Up to three codes per phone and network are valid at the same time. Does not
 * check whether the number has an account, so neither the answer nor its timing reveals that.
 * @returns also the request's id, 256 random bits: with it, a guess counts for this code only.
 * @throws AppError `auth.otp_limit` (429), `sms.budget_spent` (503), `auth.otp_not_sent` (503). A
 * request whose SMS failed still counts.
 */
export async function requestOtp(
  { db, env, sms }: OtpServices,
  { language, ...request }: OtpSms,
): Promise<OtpRequested> {
  const { phone, purpose, ip } = request
  const code = newCode(env)
  const id = v7()
  const requestId = randomBytes(32).toString('base64url')
  await db.transaction(async (em) => {
    const { isKnown } = await countOtpRequest(em, env, { requestId: id, phone, ip })
    await deleteOldestCodes(em, phone, addressBucket(ip))
    await storeSecret(em, env, { ...request, id, requestId, secret: code, seconds: otpSeconds })
    await sms.reserve(em, isKnown ? 'known-code' : 'code')
  })
  try {
    await sms.send({ phone, text: otpText(code, purpose, language), otp: code })
  } catch (error) {
    await execute(db, sql`delete from otp_codes where id = ${id}`)
    throw error instanceof AppError ? otpNotSent() : error
  }
  const { SMS_PROVIDER: provider } = env
  const channel = provider === 'console' || provider === 'file' ? provider : 'sms'
  return { message: 'OTP sent successfully', requestId, expiresIn: otpSeconds, channel }
}

interface GuessedCode {
  id: string
  code_hash: string
  request_hash: string
}

/** A query for the id of the guessed code: the one of the request, or else the network's newest. */
function guessedCodeQuery({ phone, purpose, ip, requestId }: OtpGuess) {
  const codes = sql`select id from otp_codes where phone = ${phone} and purpose = ${purpose}`
  return requestId === undefined
    ? sql`${codes} and network = ${addressBucket(ip)} order by created_at desc limit 1`
    : sql`${codes} and request_hash = ${sha256Hex(requestId)}`
}

/** Counts a guess for its network and its code; null when there is no valid code to guess. */
async function countGuess(em: EntityManager, env: Env, guess: OtpGuess) {
  const wait = await consumeQuota(em, env, wrongGuessQuota(env), addressBucket(guess.ip, 48))
  if (wait !== null) throw tooManyGuesses(wait)
  const [code] = await execute<GuessedCode>(
    em,
    sql`update otp_codes set wrong_tries = wrong_tries + 1
      where id = (${guessedCodeQuery(guess)}) and wrong_tries < ${maxTries}
        and expires_at > clock_timestamp()
      returning id, code_hash, request_hash`,
  )
  return code ?? null
}

/** A code that was entered right and is not used yet. */
export interface RightOtp {
  /** The row of the code. */
  id: string
  guess: OtpGuess
}

/**
 * Checks a code, and leaves it to `takeOtp` to use it.
 * @throws AppError `auth.otp_invalid` (401) when it is not a valid code for this phone and purpose,
 * `auth.otp_guess_limit` (429) after 30 wrong guesses from the same network in an hour.
 */
export async function checkOtp(
  { db, env }: Pick<OtpServices, 'db' | 'env'>,
  guess: OtpGuess,
): Promise<RightOtp> {
  // Counted before it is compared, so that concurrent guesses cannot exceed five.
  const code = await db.transaction((em) => countGuess(em, env, guess))
  const isRight =
    code && isSameHash(code.code_hash, hashCode(env, guess, code.request_hash, guess.otp))
  if (!isRight) throw invalidOtp()
  return { id: code.id, guess }
}

/**
 * Uses a right code, which cannot be used again. It belongs in the transaction of what the code is for: if
 * that fails, the person can enter the same code once more.
 * @throws AppError `auth.otp_invalid` (401) when another request has used it.
 */
export async function takeOtp(em: EntityManager, env: Env, { id, guess }: RightOtp): Promise<void> {
  // Of two simultaneous right guesses, the one that deletes the row succeeds.
  const taken = await execute(em, sql`delete from otp_codes where id = ${id} returning id`)
  if (taken.length === 0) throw invalidOtp()
  await returnQuota(em, env, wrongGuessQuota(env), addressBucket(guess.ip, 48))
  await rememberNetwork(em, env, guess)
}
