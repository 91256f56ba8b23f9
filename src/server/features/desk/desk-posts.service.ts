import type { DecidePostInput } from '../../../shared/desk-review.schema.ts'
import type { Database } from '../../core/database.ts'
import { forgetPages } from '../../core/kept-pages.ts'
import { decideAboutPost } from '../community/community-desk.service.ts'
import { noticeWrite } from '../community/community-read.service.ts'
import { tell } from '../notice/notice.service.ts'
import { decide } from './audit-log.service.ts'
import { alreadyDecided } from './desk.errors.ts'

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
      await tell(em, authorId, { kind: 'post-decision', questionId, title, isRemoved, reason })
    }
    return {
      act: isRemoved ? 'remove-post' : 'restore-post',
      subject: { kind: 'post', id: postId },
      reason,
      concerns: [authorId, ...reporterIds],
      about: title,
    }
  })
  noticeWrite(db)
  forgetPages(db)
  return done
}
