import type { EntityManager } from '@mikro-orm/postgresql'
import { v7 } from 'uuid'
import { execute } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { queueSms } from './notification.service.ts'

interface Digest {
  userId: string
  /** New listings since the last SMS, from 1. */
  count: number
}

/**
 * Queues one SMS about several notifications of saved searches: it is that of the newest one, which says how
 * many there are. Users who have deleted all of them get no SMS.
 */
export async function queueSavedSearchSms(
  em: EntityManager,
  digests: readonly Digest[],
): Promise<void> {
  if (digests.length === 0) return
  const newest = await execute<{ notificationId: string; userId: string }>(
    em,
    sql`with newest as (
        select distinct on (n.user_id) n.id, given.count
          from jsonb_to_recordset(${sql.json(digests)}) as given ("userId" uuid, count int)
          join notices n on n.user_id = given."userId" and n.content ->> 'kind' = 'saved-search'
          order by n.user_id, n.created_at desc, n.id desc
      )
      update notices n set content = n.content || jsonb_build_object('countInSms', newest.count)
        from newest where n.id = newest.id returning n.id as "notificationId", n.user_id as "userId"`,
  )
  await queueSms(
    em,
    newest.map(({ notificationId, userId }) => ({
      id: v7(),
      notice_id: notificationId,
      user_id: userId,
      topic: 'savedSearches' as const,
    })),
  )
}
