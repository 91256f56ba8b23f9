import type { EntityManager } from '@mikro-orm/postgresql'
import { v7 } from 'uuid'
import { subjectSearchText } from '#server/features/community/community-crops.service.ts'
import { CommunityPost } from '#server/features/community/community-post.entity.ts'
import type { User } from '#server/features/user/user.entity.ts'
import { demoQuestions } from './questions.data.ts'

const hourMs = 3_600_000

/** A post's marks, each of another of the demo's people than its author. */
const marksOf = (id: string, helpful: number, author: User, users: readonly User[]) =>
  users
    .filter((user) => user !== author)
    .slice(0, helpful)
    .map((user) => [id, user.id] as const)

/** The board's first questions with their answers and marks. */
export async function addDemoQuestions(em: EntityManager, users: readonly User[]) {
  const byName = new Map(users.map((user) => [`${user.firstName} ${user.lastName}`, user]))
  const authorNamed = (name: string) => {
    const author = byName.get(name)
    if (!author) throw new Error(`The demo has no ${name}.`)
    return author
  }
  const marks: (readonly [string, string])[] = []
  const make = (post: { by: string; body: string; helpful: number }, hoursAgo: number) => {
    const createdAt = new Date(Date.now() - hoursAgo * hourMs)
    const id = v7({ msecs: createdAt.getTime() })
    const author = authorNamed(post.by)
    marks.push(...marksOf(id, post.helpful, author, users))
    return { id, author, createdAt, body: post.body, helpful: post.helpful }
  }
  for (const { answers, hoursAgo, title, topic, crop, state, ...asked } of demoQuestions) {
    const question = make(asked, hoursAgo)
    const subject = { title, topic, crop, state, subjectWords: subjectSearchText({ crop, state }) }
    em.create(CommunityPost, { ...question, ...subject, answers: answers.length })
    // A question's row is there before those of its answers, which point at it.
    await em.flush()
    answers.forEach((answer, i) => {
      const gap = hoursAgo / (answers.length + 2)
      em.create(CommunityPost, {
        ...make(answer, hoursAgo - gap * (i + 1)),
        questionId: question.id,
      })
    })
  }
  await em.flush()
  await em.execute(
    `insert into community_marks (post_id, user_id, created_at)
      values ${marks.map(() => '(?, ?, now())').join(', ')}`,
    marks.flat(),
  )
}
