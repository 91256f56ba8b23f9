import { decideAboutPost } from '#server/features/community/community-admin.service.ts'
import { invalidateQuestionCaches } from '#server/features/community/community-read.service.ts'
import { notify } from '#server/features/notification/notification.service.ts'
import { clearCachedPages } from '#server/platform/cache/cached-pages.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { DecidePostInput } from '#shared/admin/admin-review.schema.ts'
import { alreadyDecided } from './admin.errors.ts'
import { decide } from './audit-log.service.ts'

/**
 * Restores a post of the board, or takes it away, and tells its author when that changes anything.
 * @throws AppError `community.not_found` (404), `desk.already_decided` (409),
 * `desk.own_case` (403).
 */
export async function decidePost(
  db: Database,
  operatorId: string,
  { postId, decision, reason }: DecidePostInput,
) {
  const isRemoved = decision === 'remove'
  const done = await decide(db, operatorId, async (em) => {
    const post = await decideAboutPost(em, postId, { isRemoved })
    if (!post) throw alreadyDecided()
    const { authorId, reporterIds, questionId, title, isChanged } = post
    if (isChanged) {
      await notify(em, authorId, { kind: 'post-decision', questionId, title, isRemoved, reason })
    }
    return {
      act: isRemoved ? 'remove-post' : 'restore-post',
      subject: { kind: 'post', id: postId },
      reason,
      concerns: [authorId, ...reporterIds],
      about: title,
    }
  })
  invalidateQuestionCaches(db)
  clearCachedPages(db)
  return done
}
