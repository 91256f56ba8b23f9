import { maxAnswersShown } from '../../../shared/community.constants.ts'
import type {
  AnswerView,
  QuestionCard,
  QuestionListInput,
  QuestionPage,
  QuestionView,
} from '../../../shared/community.schema.ts'
import type { Database } from '../../core/database.ts'
import { unauthorized } from '../../core/errors.ts'
import { isLastPage, pageInfo, rowsOfPage } from '../../core/page-info.ts'
import { resolveWords } from '../listing/listing-words.service.ts'
import { postNotFound } from './community.errors.ts'
import { communityCrops, requireCrop } from './community-crops.service.ts'
import {
  countStatement,
  gatherStatement,
  type QuestionWish,
  walkStatement,
} from './community-list.policy.ts'
import {
  type AuthorRow,
  isVisible,
  markedColumn,
  postColumns,
  questionColumns,
  toPost,
  toQuestion,
} from './community-view.policy.ts'

/** Matches of a search that are gathered and sorted in some tens of milliseconds. */
const mostGathered = 20_000

type CardRow = Omit<QuestionCard, 'author' | 'crop'> & AuthorRow & { crop: string }

async function readCards(db: Database, wish: QuestionWish, isSurelyMany: boolean) {
  if (wish.tsquery && !isSurelyMany) {
    const rows = await db.read<CardRow & { matches?: number }>(gatherStatement(wish, mostGathered))
    const matches = rows[0]?.matches ?? 0
    for (const row of rows) delete row.matches
    if (matches < mostGathered) return rows
  }
  // Without words, or with so common ones that matches cannot be far.
  return db.read<CardRow>(walkStatement(wish))
}

/**
 * One page of the questions.
 * @param viewerId whose marks and reports count; null for a visitor.
 * @throws AppError `auth.required` (401) when a visitor asks for their own, `input.invalid` (400).
 */
export async function listQuestions(
  db: Database,
  { page, limit, q, ...filter }: QuestionListInput,
  viewerId: string | null,
): Promise<QuestionPage> {
  if (filter.mine && !viewerId) throw unauthorized()
  requireCrop(filter.crop)
  const words = await resolveWords(db, 'community', q)
  if (words === 'nothing') {
    return { questions: [], ...pageInfo({ page, limit, rows: 0, counted: 0 }) }
  }
  const found = words === 'everything' ? null : words
  const wish: QuestionWish = {
    ...filter,
    topic: filter.topic === 'all' ? '' : filter.topic,
    viewerId,
    tsquery: found?.tsquery ?? null,
    limit: rowsOfPage(page, limit),
    offset: (page - 1) * limit,
  }
  const isSurelyMany = found?.isExact === true && found.atMost > mostGathered
  const rows = wish.limit > 0 ? await readCards(db, wish, isSurelyMany) : []
  const seen = { page, limit, rows: rows.length }
  const [counted] = isLastPage(seen) ? [] : await db.read<{ total: number }>(countStatement(wish))
  return {
    questions: rows.map((row) => toQuestion(row, communityCrops())),
    ...pageInfo({ ...seen, counted: counted?.total ?? 0 }),
  }
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i

export const isPostId = (id: string) => uuid.test(id)

type QuestionRow = Omit<QuestionView, 'author' | 'crop' | 'answerList'> &
  AuthorRow & { crop: string }
type AnswerRow = Omit<AnswerView, 'author'> & AuthorRow

/**
 * A question with its answers, as `viewerId` (null for a visitor) may see them.
 * @throws AppError `community.not_found` (404).
 */
export async function getQuestion(
  db: Database,
  questionId: string,
  viewerId: string | null,
): Promise<QuestionView> {
  if (!isPostId(questionId)) throw postNotFound()
  const values = [viewerId, questionId]
  const [questions, answers] = await Promise.all([
    db.read<QuestionRow>({
      name: 'community:question',
      text: `select ${postColumns}, ${questionColumns}, p.body, ${markedColumn}
        from community_posts p join users u on u.id = p.author_id
        where p.id = $2 and p.question_id is null and ${isVisible}`,
      values,
    }),
    db.read<AnswerRow>({
      name: 'community:answers',
      text: `select ${postColumns}, p.body, ${markedColumn}
        from community_posts p join users u on u.id = p.author_id
        where p.question_id = $2 and ${isVisible}
        order by p.helpful desc, p.created_at, p.id limit ${maxAnswersShown}`,
      values,
    }),
  ])
  const [question] = questions
  if (!question) throw postNotFound()
  return { ...toQuestion(question, communityCrops()), answerList: answers.map(toPost) }
}
