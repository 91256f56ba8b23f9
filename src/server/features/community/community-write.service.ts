import type { EntityManager } from '@mikro-orm/postgresql'
import { v7 } from 'uuid'
import { notify } from '#server/features/notification/notification.service.ts'
import { User } from '#server/features/user/user.entity.ts'
import type { Env } from '#server/platform/config/env.ts'
import type { Database } from '#server/platform/database/database.ts'
import { repeatMinutes } from '#shared/community/community.constants.ts'
import type {
  AnswerInput,
  AnswerUpdate,
  QuestionInput,
  QuestionUpdate,
} from '#shared/community/community.schema.ts'
import { answeredBefore, askedBefore } from './community.errors.ts'
import { requireCrop, subjectLabels } from './community-crops.service.ts'
import { countToday } from './community-day.service.ts'
import { CommunityPost } from './community-post.entity.ts'
import {
  lockOwnPost,
  lockQuestion,
  recountAnswers,
  requireShown,
} from './community-post.service.ts'
import { invalidateListCaches } from './community-read.service.ts'
import { publicName } from './community-view.policy.ts'

type CommunityServices = { db: Database; env: Env }

/** Whether the person wrote the same a moment ago; their other posts wait (see `countToday`). */
async function isRepeated(em: EntityManager, condition: string, values: string[]) {
  const found = await em.execute(
    `select 1 from community_posts where author_id = ? and ${condition}
      and created_at > now() - interval '${repeatMinutes} minutes' limit 1`,
    values,
  )
  return found.length > 0
}

/**
 * Puts a question on the board.
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
    const isSame = 'question_id is null and lower(title) = lower(?)'
    if (await isRepeated(em, isSame, [userId, input.title])) throw askedBefore()
    const author = em.getReference(User, userId)
    em.create(CommunityPost, { id, ...input, author, subjectWords: subjectLabels(input) })
  })
  invalidateListCaches(db)
  return { _id: id }
}

/**
 * Changes what is given of one's own question.
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
    requireShown(question)
    const { title, body } = question
    em.assign(question, changes)
    question.subjectWords = subjectLabels(question)
    if (question.title !== title || question.body !== body) question.editedAt = new Date()
  })
  invalidateListCaches(db)
  return { _id: questionId }
}

/**
 * Deletes one's own question with its answers, marks and reports.
 * @throws AppError `community.not_found` (404), `community.not_author` (403).
 */
export async function deleteQuestion(db: Database, userId: string, questionId: string) {
  await db.transaction(async (em) => {
    em.remove(await lockOwnPost(em, { id: questionId, userId, kind: 'question' }))
  })
  invalidateListCaches(db)
  return { _id: questionId }
}

/**
 * Answers a question, and tells its author unless that is who answers.
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
    const isSame = 'question_id = ? and body = ?'
    if (await isRepeated(em, isSame, [userId, questionId, body])) throw answeredBefore()
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
 * Changes the words of one's own answer.
 * @throws AppError `community.not_found` (404), `community.not_author` (403),
 * `community.under_review` (409).
 */
export async function updateAnswer(db: Database, userId: string, { answerId, body }: AnswerUpdate) {
  await db.transaction(async (em) => {
    const answer = await lockOwnPost(em, { id: answerId, userId, kind: 'answer' })
    requireShown(answer)
    if (answer.body !== body) em.assign(answer, { body, editedAt: new Date() })
  })
  return { _id: answerId }
}

/**
 * Deletes one's own answer with its marks and reports.
 * @throws AppError `community.not_found` (404), `community.not_author` (403).
 */
export async function deleteAnswer(db: Database, userId: string, answerId: string) {
  await db.transaction(async (em) => {
    const answer = await lockOwnPost(em, { id: answerId, userId, kind: 'answer' })
    em.remove(answer)
    await em.flush()
    if (answer.questionId) await recountAnswers(em, answer.questionId)
  })
  return { _id: answerId }
}
