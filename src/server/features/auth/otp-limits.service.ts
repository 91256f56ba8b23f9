import type { EntityManager } from '@mikro-orm/postgresql'
import type { Env } from '#server/platform/config/env.ts'
import { addressBucket } from '#server/platform/quota/address-bucket.ts'
import { checkRowQuota, type Quota } from '#server/platform/quota/quota.ts'
import { tooManyOtps } from './auth.errors.ts'
import { isKnownNetwork } from './known-network.service.ts'
import { unknownNetworksFactor } from './otp.policy.ts'

const hour = 3600
const day = 24 * hour

interface OtpLimit extends Pick<Quota<number>, 'max' | 'window'> {
  /** A condition over `otp_requests`, with a `?` for each value. */
  where: string
  values: readonly string[]
}

/**
 * Counts a request for a code. A phone's allowance is one network's, so that a stranger elsewhere
 * cannot use it up; only the last bound counts strangers together, and not where the phone is known.
 * @param requestId the UUID of the request's row.
 * @returns whether the phone has logged in from about this address before.
 * @throws AppError `auth.otp_limit` (429); then nothing is counted.
 */
export async function countOtpRequest(
  em: EntityManager,
  env: Env,
  { requestId, phone, ip }: { requestId: string; phone: string; ip: string },
): Promise<{ isKnown: boolean }> {
  const network = addressBucket(ip)
  const wideNetwork = addressBucket(ip, 48)
  // Counting and adding are one act per phone and per network, whichever process does it. Phones
  // are always locked before networks (1 and 2 keep their locks apart), so nobody waits in a ring.
  await em.execute('select pg_advisory_xact_lock(1, hashtext(?))', [phone])
  await em.execute('select pg_advisory_xact_lock(2, hashtext(?))', [wideNetwork])
  const isKnown = await isKnownNetwork(em, env, { phone, ip })

  const ofPhoneAndNetwork = { where: 'phone = ? and ip = ?', values: [phone, network] }
  const perDay = env.OTP_REQUESTS_PER_PHONE_PER_DAY
  const limits: OtpLimit[] = [
    { ...ofPhoneAndNetwork, max: env.OTP_REQUESTS_PER_PHONE_PER_HOUR, window: hour },
    { ...ofPhoneAndNetwork, max: perDay, window: day },
    {
      where: 'wide_network = ?',
      values: [wideNetwork],
      max: env.OTP_REQUESTS_PER_IP_PER_HOUR,
      window: hour,
    },
  ]
  if (!isKnown) {
    limits.push({
      where: 'phone = ? and not is_known_network',
      values: [phone],
      max: perDay * unknownNetworksFactor,
      window: day,
    })
  }
  const waits: number[] = []
  for (const { where, values, ...quota } of limits) {
    const rows = { table: 'otp_requests', where, values, writtenAt: 'requested_at' }
    waits.push((await checkRowQuota(em, quota, rows)) ?? 0)
  }
  const wait = Math.max(...waits)
  if (wait > 0) throw tooManyOtps(wait)

  await em.execute(
    `insert into otp_requests (id, phone, ip, wide_network, is_known_network, requested_at)
      values (?, ?, ?, ?, ?, clock_timestamp())`,
    [requestId, phone, network, wideNetwork, isKnown],
  )
  return { isKnown }
}

/** Wrong codes from one network, whatever phones they were for. */
export const wrongGuesses = (env: Env): Quota => ({
  name: 'otp-wrong-guess',
  max: env.OTP_WRONG_GUESSES_PER_IP_PER_HOUR,
  window: hour,
})
