import { forgetCachedWords, resolveLabels } from '#server/features/listing/listing-words.service.ts'
import { createQueryCache } from '#server/platform/cache/query-cache.ts'
import type { Database } from '#server/platform/database/database.ts'
import { isLastPage, pageInfo, rowsOfPage } from '#server/platform/database/page-info.ts'
import { unauthorized } from '#server/platform/errors/errors.ts'
import { maxAnswersShown } from '#shared/community/community.constants.ts'
import type {
  AnswerView,
  QuestionCard,
  QuestionListInput,
  QuestionPage,
  QuestionView,
} from '#shared/community/community.schema.ts'
import { postNotFound } from './community.errors.ts'
import { communityCrops, requireCrop } from './community-crops.service.ts'
import {
  countStatement,
  gatherStatement,
  type QuestionFilter,
  type QuestionQuery,
  walkStatement,
  windowStatement,
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

/** Fewer likely matches than this are gathered at once. */
const fewMatches = 2000
/** Questions that a search for common words looks at, in the sort's order, before it gathers. */
const windowSize = 5000
/** Matches that are gathered and sorted in some tens of milliseconds. */
const mostGathered = 20_000

type WordSearch = Exclude<Awaited<ReturnType<typeof resolveLabels>>, string>
type CardRow = Omit<QuestionCard, 'author' | 'crop'> & AuthorRow & { crop: string }

/** Every way ends soon whatever the words: see docs/decisions/0006. */
async function searchCards(db: Database, query: QuestionQuery, words: WordSearch) {
  const isRare = Math.min(words.atMost, words.expected) < fewMatches
  if (!isRare && query.offset + query.limit < windowSize) {
    const rows = await db.read<CardRow>(windowStatement(query, windowSize))
    if (rows.length === query.limit) return rows
  }
  const rows = await db.read<CardRow & { matches?: number }>(gatherStatement(query, mostGathered))
  const matches = rows[0]?.matches ?? 0
  for (const row of rows) delete row.matches
  // So many matches that they cannot be far: the index in the order asked finds them soonest.
  return matches < mostGathered ? rows : db.read<CardRow>(walkStatement(query))
}

const counts = createQueryCache<number>()

/** Lets lists and searches of this process see a write at once; other processes follow in seconds. */
export function invalidateListCaches(db: Database): void {
  counts.clear(db)
  forgetCachedWords(db)
}

/** How many questions the filter finds, whoever looks: the few that one has reported do not matter. */
function countQuestions(db: Database, filter: QuestionFilter): Promise<number> {
  const statement = countStatement(filter.mine ? filter : { ...filter, viewerId: null })
  return counts.getOrLoad(db, JSON.stringify(statement), async () => {
    const [row] = await db.read<{ total: number }>(statement)
    return row?.total ?? 0
  })
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
  const words = await resolveLabels(db, 'community', q)
  if (words === 'nothing') {
    return { questions: [], ...pageInfo({ page, limit, rows: 0, counted: 0 }) }
  }
  const found = words === 'everything' ? null : words
  const query: QuestionQuery = {
    ...filter,
    topic: filter.topic === 'all' ? '' : filter.topic,
    viewerId,
    tsquery: found?.tsquery ?? null,
    limit: rowsOfPage(page, limit),
    offset: (page - 1) * limit,
  }
  const read = () =>
    found ? searchCards(db, query, found) : db.read<CardRow>(walkStatement(query))
  const rows = query.limit > 0 ? await read() : []
  const seen = { page, limit, rows: rows.length }
  const counted = isLastPage(seen) ? 0 : await countQuestions(db, query)
  return {
    questions: rows.map((row) => toQuestion(row, communityCrops())),
    ...pageInfo({ ...seen, counted }),
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
