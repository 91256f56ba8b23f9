import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import { User } from '#server/features/user/user.entity.ts'
import { baseProperties } from '#server/platform/database/base.entity.ts'
import { communityTopics } from '#shared/community/community.constants.ts'

/**
 * - `hidden`: enough users reported it, and an operator must decide.
 * - `removed`: an operator removed it, and nobody sees it.
 *
 * A decision settles the post's reports (`settled_at`) in the same transaction, so that only later reports
 * can hide a restored post again.
 */
const postStatuses = ['shown', 'hidden', 'removed'] as const

/** A question in the community, or an answer, which has a `questionId`. */
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
    /** The id of a crop of the calendar, '' for none. */
    crop: p.text().default(''),
    state: p.text().default(''),
    /** The names of the crop in both languages, and the state, for the search. */
    subjectWords: p.text().default(''),
    status: p.enum(postStatuses).default('shown'),
    hiddenAt: p.datetime(3).nullable(),
    /** The number of users who marked it as helpful. */
    helpful: p.integer().default(0),
    /** The number of its answers that are visible to everybody. */
    answers: p.integer().default(0),
    editedAt: p.datetime(3).nullable(),
  },
})
export type CommunityPost = InferEntity<typeof CommunityPost>
