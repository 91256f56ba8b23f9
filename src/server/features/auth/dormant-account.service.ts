import { type EntityManager, LockMode } from '@mikro-orm/postgresql'
import { revokeAllApiKeys } from '#server/features/api-key/api-key.service.ts'
import { isApiKeyInUse } from '#server/features/api-key/api-key-use.service.ts'
import { pauseListings } from '#server/features/listing/listing-pause.service.ts'
import { User } from '#server/features/user/user.entity.ts'
import { releasePhone } from '#server/features/user/user-state.service.ts'
import { deleteAllWebhooks } from '#server/features/webhook/webhook.service.ts'
import { execute } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { releasedAccountDays } from '#shared/account/account.constants.ts'
import { currentTime } from '#shared/kit/clock.ts'
import { accountInUse } from './auth.errors.ts'
import { isDormant } from './dormant-account.policy.ts'

/**
 * The account that a verified phone number opens; null for none. A number that has not been used for a year
 * may belong to another person by now (operators reassign numbers after 90 days without use), so it alone no
 * longer opens the account. One with a second factor stays, because that proves its owner. Locked, so that a
 * factor that is set up at the same moment counts for this login.
 * @throws AppError `auth.account_in_use` (409) when software still uses a dormant account: its owner is
 * there, but the number does not show that this is them.
 */
export async function findAccountOfPhone(em: EntityManager, phone: string): Promise<User | null> {
  const user = await em.findOne(User, { phone }, { lockMode: LockMode.PESSIMISTIC_WRITE })
  if (!user || !isDormant(user, currentTime())) return user
  if (await isApiKeyInUse(em, user.id)) throw accountInUse()
  return null
}

/**
 * Removes a verified number from the dormant account that has it, if any, so that a new account can be
 * created. The old account is hidden, its sessions, API keys and webhooks end, and it is erased after 90 days
 * unless its owner contacts the operators (docs/operations.md).
 */
export async function releaseNumber(em: EntityManager, phone: string): Promise<void> {
  for (const id of await releasePhone(em, phone, releasedAccountDays)) {
    await execute(em, sql`delete from sessions where user_id = ${id}`)
    await pauseListings(em, id)
    await revokeAllApiKeys(em, id)
    await deleteAllWebhooks(em, id)
  }
}
