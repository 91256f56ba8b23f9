import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import { User } from '#server/features/user/user.entity.ts'
import { baseProperties } from '#server/platform/database/base.entity.ts'
import { communityTopics } from '#shared/community/community.constants.ts'

/**
 * - `hidden`: enough people reported it; an operator decides.
 * - `removed`: an operator took it away; nobody sees it.
 *
 * Whoever decides settles the post's reports (`settled_at`) in the same transaction: only later ones
 * can hide a restored post again.
 */
const postStatuses = ['shown', 'hidden', 'removed'] as const

/** A question of the board, or an answer: a post with `questionId`. */
export const CommunityPost = defineEntity({
  name: 'CommunityPost',
  tableName: 'community_posts',
  properties: {
    ...baseProperties,
    author: () => p.manyToOne(User).ref(),
    questionId: p.uuid().nullable(),
    title: p.text().default(''),
    body: p.text().default(''),
    topic: p.enum(communityTopics).default('other'),
    /** A crop of the calendar by its id. */
    crop: p.text().default(''),
    state: p.text().default(''),
    /** What the crop is called in either language, and the state: a search finds by them too. */
    subjectWords: p.text().default(''),
    status: p.enum(postStatuses).default('shown'),
    hiddenAt: p.datetime(3).nullable(),
    /** People who marked it. */
    helpful: p.integer().default(0),
    /** Its answers that everybody sees. */
    answers: p.integer().default(0),
    editedAt: p.datetime(3).nullable(),
  },
})
export type CommunityPost = InferEntity<typeof CommunityPost>
