import type { EntityManager } from '@mikro-orm/postgresql'
import { v7 } from 'uuid'
import { otpSeconds } from '../../../shared/auth.constants.ts'
import { addressBucket } from '../../core/address-bucket.ts'
import type { Database } from '../../core/database.ts'
import type { Env } from '../../core/env.ts'
import { AppError } from '../../core/errors.ts'
import { isSameHash, keyedHash } from '../../core/keyed-hash.ts'
import type { SmsSender } from '../../core/sms.ts'
import { invalidOtp, otpNotSent, tooManyOtps } from './auth.errors.ts'
import { maxTries, newCode, otpText } from './otp.policy.ts'

/** A code is good for one phone and one of these. */
export type OtpPurpose = 'login' | 'register' | 'delete-account'

interface OtpServices {
  db: Database
  env: Env
  sms: SmsSender
}
interface OtpRequest {
  phone: string
  purpose: OtpPurpose
  ip: string
}

const hour = 3600
const day = 24 * hour

/**
 * Seconds until the newest `limit` requests of a phone or address no longer fill the window;
 * null while they do not.
 */
async function secondsUntilFree(
  em: EntityManager,
  by: 'phone' | 'ip',
  value: string,
  { limit, window }: { limit: number; window: number },
): Promise<number | null> {
  const [row] = await em.execute<{ wait: string }[]>(
    `select extract(epoch from requested_at - clock_timestamp()) + ? as wait from otp_requests
      where ${by} = ? and requested_at > clock_timestamp() - ? * interval '1 second'
      order by requested_at desc limit 1 offset ?`,
    [window, value, window, limit - 1],
  )
  return row ? Math.max(1, Math.ceil(Number(row.wait))) : null
}

async function refuseOverLimit(em: EntityManager, env: Env, phone: string, ip: string) {
  // Counting and adding are one act per phone and per address, whichever process does it. Phones
  // are always locked before addresses (1 and 2 keep their locks apart), so nobody waits in a ring.
  await em.execute('select pg_advisory_xact_lock(1, hashtext(?))', [phone])
  await em.execute('select pg_advisory_xact_lock(2, hashtext(?))', [ip])
  const waits = [
    await secondsUntilFree(em, 'phone', phone, {
      limit: env.OTP_REQUESTS_PER_PHONE_PER_HOUR,
      window: hour,
    }),
    await secondsUntilFree(em, 'phone', phone, {
      limit: env.OTP_REQUESTS_PER_PHONE_PER_DAY,
      window: day,
    }),
    await secondsUntilFree(em, 'ip', ip, {
      limit: env.OTP_REQUESTS_PER_IP_PER_HOUR,
      window: hour,
    }),
  ].filter((wait) => wait !== null)
  if (waits.length > 0) throw tooManyOtps(Math.max(...waits))
}

/**
 * Sends a new code, which replaces the one before. Whether the number has an account is not looked
 * at, so nothing in the answer or its timing can tell.
 * @throws AppError `auth.otp_limit` (429), `auth.otp_not_sent` (503).
 */
export async function requestOtp(
  { db, env, sms }: OtpServices,
  { phone, purpose, ip }: OtpRequest,
): Promise<void> {
  const code = newCode()
  const codeHash = keyedHash(env.SECRET_KEY, 'otp', purpose, phone, code)
  const requestId = v7()
  const address = addressBucket(ip)
  await db.transaction(async (em) => {
    await refuseOverLimit(em, env, phone, address)
    await em.execute(
      'insert into otp_requests (id, phone, ip, requested_at) values (?, ?, ?, clock_timestamp())',
      [requestId, phone, address],
    )
    await em.execute(
      `insert into otp_codes (phone, purpose, code_hash, expires_at)
        values (?, ?, ?, clock_timestamp() + ? * interval '1 second')
        on conflict (phone, purpose) do update
        set code_hash = excluded.code_hash, expires_at = excluded.expires_at, wrong_tries = 0`,
      [phone, purpose, codeHash, otpSeconds],
    )
  })
  try {
    await sms.send({ phone, text: otpText(code), otp: code })
  } catch (error) {
    await db.transaction(async (em) => {
      await em.execute('delete from otp_requests where id = ?', [requestId])
      await em.execute('delete from otp_codes where phone = ? and purpose = ? and code_hash = ?', [
        phone,
        purpose,
        codeHash,
      ])
    })
    throw error instanceof AppError ? otpNotSent() : error
  }
}

/**
 * Takes a code that was sent, which can't be used again.
 * @throws AppError `auth.otp_invalid` (401) when it is not this phone's and purpose's live code.
 */
export async function takeOtp(
  { db, env }: Pick<OtpServices, 'db' | 'env'>,
  { phone, purpose, otp }: { phone: string; purpose: OtpPurpose; otp: string },
): Promise<void> {
  // A try is counted before it is judged: however many come at once, only five are.
  const [code] = await db.read<{ code_hash: string }>({
    text: `update otp_codes set wrong_tries = wrong_tries + 1
      where phone = $1 and purpose = $2 and wrong_tries < $3 and expires_at > clock_timestamp()
      returning code_hash`,
    values: [phone, purpose, maxTries],
  })
  const given = keyedHash(env.SECRET_KEY, 'otp', purpose, phone, otp)
  if (!code || !isSameHash(code.code_hash, given)) throw invalidOtp()
  // Of two right tries at once, the one that deletes the row has it.
  const taken = await db.read({
    text: 'delete from otp_codes where phone = $1 and purpose = $2 and code_hash = $3 returning phone',
    values: [phone, purpose, given],
  })
  if (taken.length === 0) throw invalidOtp()
}
