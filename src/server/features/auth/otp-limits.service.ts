import type { EntityManager } from '@mikro-orm/postgresql'
import type { Env } from '#server/platform/config/env.ts'
import { addressBucket } from '#server/platform/quota/address-bucket.ts'
import type { Quota } from '#server/platform/quota/rate-limit.ts'
import { tooManyOtps } from './auth.errors.ts'
import { isKnownNetwork } from './known-network.service.ts'
import { unknownNetworksFactor } from './otp.policy.ts'

const hour = 3600
const day = 24 * hour

interface Limit {
  /** A condition over `otp_requests`, its values as `?`. */
  where: string
  values: readonly string[]
  /** Allowed requests in a window. */
  times: number
  /** The length of the window in seconds. */
  window: number
}

/** Seconds until one more request is within the limit; null when it is now. */
async function secondsUntilFree(
  em: EntityManager,
  { where, values, times, window }: Limit,
): Promise<number | null> {
  const [row] = await em.execute<{ wait: string }[]>(
    `select extract(epoch from requested_at - clock_timestamp()) + ? as wait from otp_requests
      where ${where} and requested_at > clock_timestamp() - ? * interval '1 second'
      order by requested_at desc limit 1 offset ?`,
    [window, ...values, window, times - 1],
  )
  return row ? Math.max(1, Math.ceil(Number(row.wait))) : null
}

/**
 * Counts a request for a code. A phone's limit applies to each network separately, so that a stranger
 * elsewhere cannot use it up. Only the last limit counts all strangers together, and it does not apply
 * on networks that are known for the phone.
 * @param requestId the UUID of the request's row.
 * @returns whether the phone has logged in from this network before.
 * @throws AppError `auth.otp_limit` (429); the request is then not counted.
 */
export async function countOtpRequest(
  em: EntityManager,
  env: Env,
  { requestId, phone, ip }: { requestId: string; phone: string; ip: string },
): Promise<{ isKnown: boolean }> {
  const network = addressBucket(ip)
  const wideNetwork = addressBucket(ip, 48)
  // Locked, so that checking and counting are one step per phone and per network, across processes.
  // Phones are locked before networks (key spaces 1 and 2), so that no deadlock is possible.
  await em.execute('select pg_advisory_xact_lock(1, hashtext(?))', [phone])
  await em.execute('select pg_advisory_xact_lock(2, hashtext(?))', [wideNetwork])
  const isKnown = await isKnownNetwork(em, env, { phone, ip })

  const ofPhoneAndNetwork = { where: 'phone = ? and ip = ?', values: [phone, network] }
  const perDay = env.OTP_REQUESTS_PER_PHONE_PER_DAY
  const limits: Limit[] = [
    { ...ofPhoneAndNetwork, times: env.OTP_REQUESTS_PER_PHONE_PER_HOUR, window: hour },
    { ...ofPhoneAndNetwork, times: perDay, window: day },
    {
      where: 'wide_network = ?',
      values: [wideNetwork],
      times: env.OTP_REQUESTS_PER_IP_PER_HOUR,
      window: hour,
    },
  ]
  if (!isKnown) {
    limits.push({
      where: 'phone = ? and not is_known_network',
      values: [phone],
      times: perDay * unknownNetworksFactor,
      window: day,
    })
  }
  const waits: number[] = []
  for (const limit of limits) waits.push((await secondsUntilFree(em, limit)) ?? 0)
  const wait = Math.max(...waits)
  if (wait > 0) throw tooManyOtps(wait)

  await em.execute(
    `insert into otp_requests (id, phone, ip, wide_network, is_known_network, requested_at)
      values (?, ?, ?, ?, ?, clock_timestamp())`,
    [requestId, phone, network, wideNetwork, isKnown],
  )
  return { isKnown }
}

/** Wrong codes from one network, for any phone. */
export const wrongGuessQuota = (env: Env): Quota => ({
  name: 'otp-wrong-guess',
  times: env.OTP_WRONG_GUESSES_PER_IP_PER_HOUR,
  perSeconds: hour,
})
