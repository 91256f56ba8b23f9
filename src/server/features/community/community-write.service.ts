import type { EntityManager } from '@mikro-orm/postgresql'
import { v7 } from 'uuid'
import {
  deleteAnswerNotifications,
  notify,
} from '#server/features/notification/notification.service.ts'
import { User } from '#server/features/user/user.entity.ts'
import type { Env } from '#server/platform/config/env.ts'
import type { Database } from '#server/platform/database/database.ts'
import { queryRows } from '#server/platform/database/query.ts'
import { type SqlFragment, sql } from '#server/platform/database/sql.ts'
import { repeatMinutes } from '#shared/community/community.constants.ts'
import type {
  AnswerInput,
  AnswerUpdate,
  QuestionInput,
  QuestionUpdate,
} from '#shared/community/community.schema.ts'
import { currentTime } from '#shared/kit/clock.ts'
import { answeredBefore, repeatedQuestion } from './community.errors.ts'
import { requireCrop, subjectSearchText } from './community-crops.service.ts'
import { countToday } from './community-day.service.ts'
import { CommunityPost } from './community-post.entity.ts'
import {
  lockOwnPost,
  lockQuestion,
  recountAnswers,
  requireUnreportedPost,
} from './community-post.service.ts'
import { invalidateQuestionCaches } from './community-read.service.ts'
import { publicName } from './community-view.policy.ts'

type CommunityServices = {
  db: Database
  env: Env
} /** Whether the user wrote the same text recently. `countToday`must be called first, for its lock. */
async function isRepeated(em: EntityManager, authorId: string, condition: SqlFragment) {
  const matches = await queryRows(
    em,
    sql`select 1 from community_posts where author_id = ${authorId} and ${condition}
      and created_at > now() - make_interval(mins => ${repeatMinutes}) limit 1`,
  )
  return matches.length > 0
}

/**
 * Publishes a question.
 * @throws AppError `input.invalid` (400) for a crop that is not known, `community.too_many` (429),
 * `community.repeated` (409).
 */
export async function askQuestion(
  { db, env }: CommunityServices,
  userId: string,
  input: QuestionInput,
) {
  requireCrop(input.crop)
  const id = v7()
  await db.transaction(async (em) => {
    await countToday(em, env, userId, 'questions')
    const sameText = sql`question_id is null and lower(title) = lower(${input.title})`
    if (await isRepeated(em, userId, sameText)) throw repeatedQuestion()
    const author = em.getReference(User, userId)
    em.create(CommunityPost, { id, ...input, author, subjectWords: subjectSearchText(input) })
  })
  invalidateQuestionCaches(db)
  return { _id: id }
}

/**
 * Changes the given fields of the user's own question.
 * @throws AppError `community.not_found` (404), `community.not_author` (403),
 * `community.under_review` (409), `input.invalid` (400).
 */
export async function updateQuestion(
  db: Database,
  userId: string,
  { questionId, ...changes }: QuestionUpdate,
) {
  if (changes.crop !== undefined) requireCrop(changes.crop)
  await db.transaction(async (em) => {
    const question = await lockOwnPost(em, { id: questionId, userId, kind: 'question' })
    await requireUnreportedPost(em, question)
    const { title, body } = question
    em.assign(question, changes)
    question.subjectWords = subjectSearchText(question)
    if (question.title !== title || question.body !== body) question.editedAt = currentTime()
  })
  invalidateQuestionCaches(db)
  return { _id: questionId }
}

/**
 * Deletes the user's own question with its answers, marks, reports and the notifications about answers.
 * @throws AppError `community.not_found` (404), `community.not_author` (403).
 */
export async function deleteQuestion(db: Database, userId: string, questionId: string) {
  await db.transaction(async (em) => {
    em.remove(await lockOwnPost(em, { id: questionId, userId, kind: 'question' }))
    await deleteAnswerNotifications(em, userId, { questionId })
  })
  invalidateQuestionCaches(db)
  return { _id: questionId }
}

/**
 * Answers a question, and notifies its author unless they answered it themselves.
 * @throws AppError `community.not_found` (404), `community.under_review` (409),
 * `community.too_many` (429), `community.repeated` (409).
 */
export async function answerQuestion(
  { db, env }: CommunityServices,
  userId: string,
  input: AnswerInput,
) {
  const { questionId, body } = input
  const id = v7()
  await db.transaction(async (em) => {
    await countToday(em, env, userId, 'answers')
    const question = await lockQuestion(em, { id: questionId, userId })
    const sameText = sql`question_id = ${questionId} and body = ${body}`
    if (await isRepeated(em, userId, sameText)) throw answeredBefore()
    const author = await em.findOneOrFail(User, userId)
    em.create(CommunityPost, { id, author, questionId, body })
    await em.flush()
    await recountAnswers(em, questionId)
    if (question.author.id !== userId) {
      const by = publicName(author.firstName, author.lastName)
      await notify(em, question.author.id, {
        kind: 'community-answer',
        questionId,
        title: question.title,
        by,
      })
    }
  })
  return { _id: id }
}

/**
 * Changes the text of the user's own answer.
 * @throws AppError `community.not_found` (404), `community.not_author` (403),
 * `community.under_review` (409).
 */
export async function updateAnswer(db: Database, userId: string, { answerId, body }: AnswerUpdate) {
  await db.transaction(async (em) => {
    const answer = await lockOwnPost(em, { id: answerId, userId, kind: 'answer' })
    await requireUnreportedPost(em, answer)
    if (answer.body !== body) em.assign(answer, { body, editedAt: currentTime() })
  })
  return { _id: answerId }
}

/**
 * Deletes the user's own answer with its marks, its reports and the notification about it.
 * @throws AppError `community.not_found` (404), `community.not_author` (403).
 */
export async function deleteAnswer(db: Database, userId: string, answerId: string) {
  await db.transaction(async (em) => {
    const answer = await lockOwnPost(em, { id: answerId, userId, kind: 'answer' })
    em.remove(answer)
    await em.flush()
    if (!answer.questionId) return
    await recountAnswers(em, answer.questionId)
    const question = await em.findOneOrFail(CommunityPost, answer.questionId)
    const { id: questionId, author } = question
    await deleteAnswerNotifications(em, author.id, { questionId, answeredAt: answer.createdAt })
  })
  return { _id: answerId }
}
