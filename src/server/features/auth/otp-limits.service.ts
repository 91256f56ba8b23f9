import type { EntityManager } from '@mikro-orm/postgresql'
import type { Env } from '#server/platform/config/env.ts'
import { execute } from '#server/platform/database/query.ts'
import { type SqlFragment, sql } from '#server/platform/database/sql.ts'
import { addressBucket } from '#server/platform/quota/address-bucket.ts'
import { checkRowQuota, type Quota } from '#server/platform/quota/quota.ts'
import { tooManyOtps } from './auth.errors.ts'
import { isKnownNetwork } from './known-network.service.ts'
import { unknownNetworksFactor } from './otp.policy.ts'

const hour = 3600
const day = 24 * hour

interface OtpLimit extends Pick<Quota<number>, 'max' | 'window'> {
  /** A condition over `otp_requests`. */
  where: SqlFragment
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
  // Phones are locked before networks (key spaces1 and 2), so that no deadlock is possible.
  await execute(em, sql`select pg_advisory_xact_lock(1, hashtext(${phone}))`)
  await execute(em, sql`select pg_advisory_xact_lock(2, hashtext(${wideNetwork}))`)
  const isKnown = await isKnownNetwork(em, env, { phone, ip })

  const ofPhoneAndNetwork = { where: sql`phone = ${phone} and ip = ${network}` }
  const perDay = env.OTP_REQUESTS_PER_PHONE_PER_DAY
  const limits: OtpLimit[] = [
    { ...ofPhoneAndNetwork, max: env.OTP_REQUESTS_PER_PHONE_PER_HOUR, window: hour },
    { ...ofPhoneAndNetwork, max: perDay, window: day },
    {
      where: sql`wide_network = ${wideNetwork}`,
      max: env.OTP_REQUESTS_PER_IP_PER_HOUR,
      window: hour,
    },
  ]
  if (!isKnown) {
    limits.push({
      where: sql`phone = ${phone} and not is_known_network`,
      max: perDay * unknownNetworksFactor,
      window: day,
    })
  }
  const waits: number[] = []
  for (const { where, ...quota } of limits) {
    const rows = { table: 'otp_requests', where, writtenAt: 'requested_at' }
    waits.push((await checkRowQuota(em, quota, rows)) ?? 0)
  }
  const wait = Math.max(...waits)
  if (wait > 0) throw tooManyOtps(wait)

  await execute(
    em,
    sql`insert into otp_requests (id, phone, ip, wide_network, is_known_network, requested_at)
      values (${requestId}, ${phone}, ${network}, ${wideNetwork}, ${isKnown}, clock_timestamp())`,
  )
  return { isKnown }
}

/** Wrong codes from one network, for any phone. */
export const wrongGuessQuota = (env: Env): Quota => ({
  name: 'otp-wrong-guess',
  max: env.OTP_WRONG_GUESSES_PER_IP_PER_HOUR,
  window: hour,
})
