import { type EntityManager, LockMode } from '@mikro-orm/postgresql'
import { pauseListings } from '#server/features/listing/listing-pause.service.ts'
import { User } from '#server/features/user/user.entity.ts'
import { releasedAccountDays } from '#shared/account/account.constants.ts'
import { isDormant } from './dormant-account.policy.ts'

/** Locked: a second factor that is set up at the same moment must count for this login. */
const findLockedUser = (em: EntityManager, phone: string) =>
  em.findOne(User, { phone }, { lockMode: LockMode.PESSIMISTIC_WRITE })

/**
 * The account that a proven phone number opens, locked; null for none. A number that has not been used
 * for a year may belong to somebody else by now (operators reissue numbers after 90 days without use),
 * so it alone no longer opens the account.
 */
export async function findAccountOfPhone(em: EntityManager, phone: string): Promise<User | null> {
  const user = await findLockedUser(em, phone)
  return user && !isDormant(user.lastLoginAt, new Date()) ? user : null
}

/** As `findAccountOfPhone`, and a dormant account with a second factor: that step proves whose it is. */
export async function findAccountToLogIn(em: EntityManager, phone: string): Promise<User | null> {
  const user = await findLockedUser(em, phone)
  const isProvenLater = user !== null && user.secondFactorMethods.length > 0
  return user && (isProvenLater || !isDormant(user.lastLoginAt, new Date())) ? user : null
}

/**
 * Takes a proven number from the dormant account that has it, if one does, so that a new account can be
 * made. The old one is hidden, and erased after 90 days unless its owner asks the operators for it
 * (docs/operations.md).
 */
export async function releaseNumber(em: EntityManager, phone: string): Promise<void> {
  const released = await em.execute<{ id: string }[]>(
    `update users set phone = null, released_phone = phone, updated_at = now(),
        deletion_requested_at = now(),
        deletion_due_at = now() + interval '${releasedAccountDays} days'
      where phone = ? returning id`,
    [phone],
  )
  for (const { id } of released) {
    await em.execute('delete from sessions where user_id = ?', [id])
    await pauseListings(em, id)
  }
}
