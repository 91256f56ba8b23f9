import type { EntityManager } from '@mikro-orm/postgresql'
import type { Env } from '#server/platform/config/env.ts'
import { consumeQuota, type Quota } from '#server/platform/quota/quota.ts'
import { contactsPerDay } from '#shared/listing/listing.constants.ts'

/** Phone numbers of sellers and machine owners that one user may read on a day in India. */
const contactQuota: Quota = { name: 'listing:contact', max: contactsPerDay, window: 'india-day' }

/** Counts a phone number that a user is about to read. @returns as `consumeQuota`. */
export const consumeContactQuota = (
  em: EntityManager,
  env: Pick<Env, 'SECRET_KEY'>,
  viewerId: string,
) => consumeQuota(em, env, contactQuota, viewerId)
