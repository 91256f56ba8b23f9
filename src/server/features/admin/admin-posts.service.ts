import { decideAboutPost } from '#server/features/community/community-admin.service.ts'
import { invalidateQuestionCaches } from '#server/features/community/community-read.service.ts'
import { notify } from '#server/features/notification/notification.service.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { DecidePostInput } from '#shared/admin/admin-review.schema.ts'
import { alreadyDecided } from './admin.errors.ts'
import { recordDecision } from './audit-log.service.ts'

/**
 * Restores or removes a community post, and notifies its author if that changes anything.
 * @throws AppError `community.not_found` (404), `desk.already_decided` (409),
 * `desk.own_case` (403).
 */
export async function decidePost(
  db: Database,
  operatorId: string,
  { postId, decision, reason }: DecidePostInput,
) {
  const isRemoved = decision === 'remove'
  const done = await recordDecision(db, operatorId, async (em) => {
    const post = await decideAboutPost(em, postId, { isRemoved })
    if (!post) throw alreadyDecided()
    const { authorId, reporterIds, questionId, title, isChanged } = post
    if (isChanged) {
      await notify(em, authorId, { kind: 'post-decision', questionId, title, isRemoved, reason })
    }
    return {
      action: isRemoved ? 'remove-post' : 'restore-post',
      subject: { kind: 'post', id: postId },
      reason,
      concerns: [authorId, ...reporterIds],
    }
  })
  invalidateQuestionCaches(db)
  return done
}
