import type { EntityManager } from '@mikro-orm/postgresql'
import type { Env } from '#server/platform/config/env.ts'
import { execute, queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { providerRange } from '#server/platform/quota/address-bucket.ts'
import { keyedHash } from '#server/platform/text/keyed-hash.ts'
import { knownNetworkDays } from './otp.policy.ts'

/** A different hash for each phone, so that the table does not reveal who shares a network. */
const hashNetwork = (env: Env, phone: string, ip: string) =>
  keyedHash(env.SECRET_KEY, 'known-network', phone, providerRange(ip))

/** Whether a right code for the phone was entered from this provider's network in the last 90 days. */
export async function isKnownNetwork(
  em: EntityManager,
  env: Env,
  { phone, ip }: { phone: string; ip: string },
): Promise<boolean> {
  const rows = await queryRows<object>(
    em,
    sql`select 1 from phone_networks where phone = ${phone} and network_hash = ${hashNetwork(env, phone, ip)}
      and proven_at > now() - ${knownNetworkDays} * interval '1 day'`,
  )
  return rows.length > 0
}

export async function rememberNetwork(
  em: EntityManager,
  env: Env,
  { phone, ip }: { phone: string; ip: string },
): Promise<void> {
  await execute(
    em,
    sql`insert into phone_networks (phone, network_hash, proven_at) values (${phone}, ${hashNetwork(env, phone, ip)}, clock_timestamp())
      on conflict (phone, network_hash) do update set proven_at = excluded.proven_at`,
  )
}
