import type { EntityManager } from '@mikro-orm/postgresql'
import type { NoticeContent, NoticeList } from '../../../shared/notice.schema.ts'
import type { Database } from '../../core/database.ts'
import type { Job } from '../../core/jobs.ts'
import { User } from '../user/user.entity.ts'
import { Notice } from './notice.entity.ts'

const maxShown = 50
const keptDays = 90

/**
 * Tells one person something, in the transaction that makes it so: told if that commits, and then
 * exactly once. The one way for every feature.
 */
export function tell(em: EntityManager, userId: string, content: NoticeContent): void {
  em.create(Notice, { user: em.getReference(User, userId), content })
}

async function countUnread(db: Database, userId: string): Promise<number> {
  const [row] = await db.read<{ unread: number }>({
    name: 'notices:unread',
    text: 'select count(*) as unread from notices where user_id = $1 and read_at is null',
    values: [userId],
  })
  return row?.unread ?? 0
}

/** The newest 50 notices, and how many of all are not yet read. */
export async function listNotices(db: Database, userId: string): Promise<NoticeList> {
  const [notices, unread] = await Promise.all([
    db.read<NoticeList['notices'][number]>({
      name: 'notices:newest',
      text: `select id as "_id", content, created_at as "createdAt", read_at as "readAt"
        from notices where user_id = $1 order by created_at desc, id desc limit ${maxShown}`,
      values: [userId],
    }),
    countUnread(db, userId),
  ])
  return { notices, unread }
}

/**
 * Marks one's own notices as read; those that were keep their time.
 * @param ids which; all of them when left out.
 * @returns how many are still unread.
 */
export async function markNoticesRead(db: Database, userId: string, ids?: readonly string[]) {
  const only = ids ? ' and id = any($2::uuid[])' : ''
  await db.read({
    text: `update notices set read_at = now(), updated_at = now()
      where user_id = $1 and read_at is null${only}`,
    values: ids ? [userId, ids] : [userId],
  })
  return { unread: await countUnread(db, userId) }
}

/** Drops notices that were read more than 90 days ago. */
export const dropOldNotices = (db: Database) =>
  db.read({ text: `delete from notices where read_at < now() - interval '${keptDays} days'` })

export const noticeCleanupJob = (db: Database): Job => ({
  name: 'notice-cleanup',
  everyMs: 24 * 60 * 60 * 1000,
  run: () => dropOldNotices(db),
})
