import type { EntityManager } from '@mikro-orm/postgresql'
import { v7 } from 'uuid'
import { subjectSearchText } from '#server/features/community/community-crops.service.ts'
import { CommunityPost } from '#server/features/community/community-post.entity.ts'
import type { User } from '#server/features/user/user.entity.ts'
import { execute } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { demoQuestions } from './questions.data.ts'

const hourMs = 3_600_000

/** The helpful marks of a post, by other demo users than its author. */
const marksOf = (id: string, helpful: number, author: User, users: readonly User[]) =>
  users
    .filter((user) => user !== author)
    .slice(0, helpful)
    .map((user) => [id, user.id] as const)

/** Adds the demo questions with their answers and marks. */
export async function addDemoQuestions(em: EntityManager, users: readonly User[]) {
  const byName = new Map(users.map((user) => [`${user.firstName} ${user.lastName}`, user]))
  const authorNamed = (name: string) => {
    const author = byName.get(name)
    if (!author) throw new Error(`The demo has no ${name}.`)
    return author
  }
  const marks: (readonly [string, string])[] = []
  const makePost = (post: { by: string; body: string; helpful: number }, hoursAgo: number) => {
    const createdAt = new Date(Date.now() - hoursAgo * hourMs)
    const id = v7({ msecs: createdAt.getTime() })
    const author = authorNamed(post.by)
    marks.push(...marksOf(id, post.helpful, author, users))
    return { id, author, createdAt, body: post.body, helpful: post.helpful }
  }
  for (const { answers, hoursAgo, title, topic, crop, state, ...questionPost } of demoQuestions) {
    const question = makePost(questionPost, hoursAgo)
    const subject = { title, topic, crop, state, subjectWords: subjectSearchText({ crop, state }) }
    em.create(CommunityPost, { ...question, ...subject, answers: answers.length })
    // A question's row must exist before its answers, which refer to it.
    await em.flush()
    answers.forEach((answer, i) => {
      const gap = hoursAgo / (answers.length + 2)
      em.create(CommunityPost, {
        ...makePost(answer, hoursAgo - gap * (i + 1)),
        questionId: question.id,
      })
    })
  }
  await em.flush()
  const rows = marks.map(([postId, userId]) => sql`(${postId}::uuid, ${userId}::uuid, now())`)
  await execute(
    em,
    sql`insert into community_marks (post_id, user_id, created_at) values ${sql.join(rows)}`,
  )
}
