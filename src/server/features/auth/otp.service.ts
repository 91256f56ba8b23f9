import { createHash, randomBytes } from 'node:crypto'
import type { EntityManager } from '@mikro-orm/postgresql'
import { v7 } from 'uuid'
import type { Env } from '#server/platform/config/env.ts'
import type { Database } from '#server/platform/database/database.ts'
import { AppError } from '#server/platform/errors/errors.ts'
import type { SmsSender } from '#server/platform/external/sms.ts'
import { addressBucket } from '#server/platform/quota/address-bucket.ts'
import { consumeQuota, returnQuota } from '#server/platform/quota/quota.ts'
import { isSameHash, keyedHash } from '#server/platform/text/keyed-hash.ts'
import { otpSeconds } from '#shared/auth/auth.constants.ts'
import { invalidOtp, otpNotSent, tooManyGuesses } from './auth.errors.ts'
import { rememberNetwork } from './known-network.service.ts'
import { maxLiveCodes, maxTries, newCode, type OtpPurpose, otpText } from './otp.policy.ts'
import { countOtpRequest, wrongGuesses } from './otp-limits.service.ts'

interface OtpServices {
  db: Database
  env: Env
  sms: SmsSender
}
interface OtpRequest {
  /** Ten digits. */
  phone: string
  /** A code is good for this alone. */
  purpose: OtpPurpose
  /** The caller's address. */
  ip: string
}
interface OtpGuess extends OtpRequest {
  otp: string
  /** What `requestOtp` gave; without it only the network that asked may guess. */
  requestId?: string | undefined
}

const hashRequestId = (requestId: string) => createHash('sha256').update(requestId).digest('hex')

const hashCode = (env: Env, { phone, purpose }: OtpRequest, requestHash: string, code: string) =>
  keyedHash(env.SECRET_KEY, 'otp', purpose, phone, requestHash, code)

/** Makes room for one more code: the oldest of the same phone and network go, nobody else's. */
const deleteOldestCodes = (em: EntityManager, phone: string, network: string) =>
  em.execute(
    `delete from otp_codes where id in (select id from otp_codes
      where phone = ? and network = ? order by created_at desc, id desc offset ?)`,
    [phone, network, maxLiveCodes - 1],
  )

/**
 * Sends a new code by SMS. Up to three of a phone and network are live at once. Whether the number has
 * an account is not looked at, so nothing in the answer or its timing can tell.
 * @returns the request's id, 256 random bits: who brings it guesses at this code and no other.
 * @throws AppError `auth.otp_limit` (429), `sms.budget_spent` (503), `auth.otp_not_sent` (503). A
 * request whose SMS failed stays counted.
 */
export async function requestOtp(
  { db, env, sms }: OtpServices,
  request: OtpRequest,
): Promise<{ requestId: string }> {
  const { phone, purpose, ip } = request
  const code = newCode()
  const id = v7()
  const requestId = randomBytes(32).toString('base64url')
  const requestHash = hashRequestId(requestId)
  const network = addressBucket(ip)
  await db.transaction(async (em) => {
    const { isKnown } = await countOtpRequest(em, env, { requestId: id, phone, ip })
    await deleteOldestCodes(em, phone, network)
    await em.execute(
      `insert into otp_codes
          (id, phone, purpose, request_hash, network, code_hash, created_at, expires_at)
        values (?, ?, ?, ?, ?, ?, clock_timestamp(), clock_timestamp() + ? * interval '1 second')`,
      [
        id,
        phone,
        purpose,
        requestHash,
        network,
        hashCode(env, request, requestHash, code),
        otpSeconds,
      ],
    )
    await sms.reserve(em, isKnown ? 'known-code' : 'code')
  })
  try {
    await sms.send({ phone, text: otpText(code, purpose), otp: code })
  } catch (error) {
    await db.read({ text: 'delete from otp_codes where id = $1', values: [id] })
    throw error instanceof AppError ? otpNotSent() : error
  }
  return { requestId }
}

interface TriedCode {
  id: string
  code_hash: string
  request_hash: string
}

/** Which code a guess is about, as a query for its id: its request's, else the network's newest. */
function codeOfGuess({ phone, purpose, ip, requestId }: OtpGuess) {
  return requestId === undefined
    ? {
        text: `select id from otp_codes where phone = ? and purpose = ? and network = ?
          order by created_at desc, id desc limit 1`,
        values: [phone, purpose, addressBucket(ip)],
      }
    : {
        text: 'select id from otp_codes where phone = ? and purpose = ? and request_hash = ?',
        values: [phone, purpose, hashRequestId(requestId)],
      }
}

/** Counts a guess, against its network and its code; null when there is no live code to guess at. */
async function countGuess(em: EntityManager, env: Env, guess: OtpGuess) {
  const wait = await consumeQuota(em, env, wrongGuesses(env), addressBucket(guess.ip, 48))
  if (wait !== null) throw tooManyGuesses(wait)
  const { text, values } = codeOfGuess(guess)
  const [code] = await em.execute<TriedCode[]>(
    `update otp_codes set wrong_tries = wrong_tries + 1
      where id = (${text}) and wrong_tries < ? and expires_at > clock_timestamp()
      returning id, code_hash, request_hash`,
    [...values, maxTries],
  )
  return code ?? null
}

/**
 * Takes a code that was sent, which can't be used again.
 * @throws AppError `auth.otp_invalid` (401) when it is not this phone's and purpose's live code,
 * `auth.otp_guess_limit` (429) after 30 wrong guesses of the caller's network in an hour.
 */
export async function takeOtp(
  { db, env }: Pick<OtpServices, 'db' | 'env'>,
  guess: OtpGuess,
): Promise<void> {
  // A guess is counted before it is judged: however many come at once, only five are.
  const code = await db.transaction((em) => countGuess(em, env, guess))
  const isRight =
    code && isSameHash(code.code_hash, hashCode(env, guess, code.request_hash, guess.otp))
  if (!isRight) throw invalidOtp()
  // Of two right guesses at once, the one that deletes the row has it.
  const taken = await db.read({
    text: 'delete from otp_codes where id = $1 returning id',
    values: [code.id],
  })
  if (taken.length === 0) throw invalidOtp()
  await db.transaction(async (em) => {
    await returnQuota(em, env, wrongGuesses(env), addressBucket(guess.ip, 48))
    await rememberNetwork(em, env, guess)
  })
}
