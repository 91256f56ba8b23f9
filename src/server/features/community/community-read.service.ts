import { clearSearchWordCache } from '#server/features/listing/words/listing-words.service.ts'
import { withPlaceHindi } from '#server/features/place/place-hindi-names.service.ts'
import { createQueryCache } from '#server/platform/cache/query-cache.ts'
import type { Database } from '#server/platform/database/database.ts'
import { cursorPageOf } from '#server/platform/database/list/list-cursor.ts'
import {
  isLastPage,
  pageInfo,
  rowsOfPage,
  totalsBesideCursor,
} from '#server/platform/database/page-info.ts'
import { queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { isUuid } from '#server/platform/database/uuid.ts'
import { unauthorized } from '#server/platform/errors/errors.ts'
import { maxAnswersShown } from '#shared/community/community.constants.ts'
import type {
  AnswerView,
  PostAuthor,
  QuestionCard,
  QuestionListInput,
  QuestionPage,
  QuestionView,
} from '#shared/community/community.schema.ts'
import { postNotFound } from './community.errors.ts'
import { communityCrops, requireCrop } from './community-crops.service.ts'
import {
  type QuestionFilter,
  type QuestionQuery,
  questionsCountStatement,
  questionsGatheredStatement,
  questionsPageStatement,
  questionsWindowStatement,
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
import { resolveQuestionWords } from './community-words.service.ts'

/** With fewer expected matches than this, all matches are gathered right away. */
const rareMatches = 2000
/** Questions that a search for common words examines first, in the order of the sort. */
const windowSize = 5000
/** As many matches as can be gathered and sorted in some tens of milliseconds. */
const maxGatheredMatches = 20_000

type WordSearch = Exclude<Awaited<ReturnType<typeof resolveQuestionWords>>, string>
type CardRow = Omit<QuestionCard, 'author' | 'crop'> & AuthorRow & { crop: string }

/** Searches by whichever statement is fast for the words: see docs/decisions/0006. */
async function searchCards(db: Database, query: QuestionQuery, words: WordSearch) {
  const isRare = Math.min(words.atMost, words.expected) < rareMatches
  if (!isRare && query.offset + query.limit < windowSize) {
    const rows = await queryRows<CardRow>(db, questionsWindowStatement(query, windowSize))
    if (rows.length === query.limit) return rows
  }
  const rows = await queryRows<CardRow & { matches?: number | undefined }>(
    db,
    questionsGatheredStatement(query, maxGatheredMatches),
  )
  const matches = rows[0]?.matches ?? 0
  for (const row of rows) row.matches = undefined
  // With so many matches, reading in the order of the sort's index fills the page fastest.
  return matches < maxGatheredMatches ? rows : queryRows<CardRow>(db, questionsPageStatement(query))
}

/** A post whose author's town has its Hindi name too. */
const withHindiTown = <Post extends { author: PostAuthor }>(post: Post) => ({
  ...post,
  author: withPlaceHindi(post.author),
})

const viewQuestion = <Row extends AuthorRow & { crop: string }>(row: Row) =>
  withHindiTown(toQuestion(row, communityCrops()))

const counts = createQueryCache<number>()

/** Makes lists and searches of this process show a write immediately; other processes follow within seconds. */
export function invalidateQuestionCaches(db: Database): void {
  counts.clear(db)
  clearSearchWordCache(db)
}

/** The number of matches for any viewer; the few posts that a viewer has reported are counted too. */
function countQuestions(db: Database, filter: QuestionFilter): Promise<number> {
  const statement = questionsCountStatement(filter.mine ? filter : { ...filter, viewerId: null })
  return counts.getOrLoad(db, JSON.stringify(statement), async () => {
    const [row] = await queryRows<{ total: number }>(db, statement)
    return row?.total ?? 0
  })
}

/**
 * One page of questions.
 * @param viewerId the user whose marks and reports apply; null for a visitor.
 * @throws AppError `auth.required` (401) when a visitor requests their own, `input.invalid` (400).
 */
export async function listQuestions(
  db: Database,
  { page, limit, q, cursor, ...filter }: QuestionListInput,
  viewerId: string | null,
): Promise<QuestionPage> {
  if (filter.mine && !viewerId) throw unauthorized()
  requireCrop(filter.crop)
  const words = await resolveQuestionWords(db, q)
  if (words === 'nothing') {
    return { questions: [], ...pageInfo({ page, limit, rows: 0, counted: 0 }) }
  }
  const hits = words === 'everything' ? null : words
  const query: QuestionQuery = {
    ...filter,
    topic: filter.topic === 'all' ? '' : filter.topic,
    viewerId,
    tsquery: hits?.tsquery ?? null,
    limit: rowsOfPage(page, limit),
    offset: (page - 1) * limit,
  }
  if (cursor !== undefined) {
    const cursorPage = cursorPageOf('questions', { cursor, limit })
    const after = {
      ...query,
      after: cursorPage.after('p.'),
      limit: cursorPage.rowsToRead,
      offset: 0,
    }
    const [read, total] = await Promise.all([
      queryRows<CardRow>(db, questionsPageStatement(after)),
      countQuestions(db, query),
    ])
    const { rows, nextCursor } = cursorPage.takePage(read, ({ createdAt, _id }) => ({
      createdAt,
      id: _id,
    }))
    const questions = rows.map(viewQuestion)
    return { questions, ...totalsBesideCursor(total, limit), nextCursor }
  }
  const rows = await (hits
    ? searchCards(db, query, hits)
    : queryRows<CardRow>(db, questionsPageStatement(query)))
  const seen = { page, limit, rows: rows.length }
  const counted = isLastPage(seen) ? 0 : await countQuestions(db, query)
  return {
    questions: rows.map(viewQuestion),
    ...pageInfo({ ...seen, counted }),
  }
}

type QuestionRow = Omit<QuestionView, 'author' | 'crop' | 'answerList'> &
  AuthorRow & { crop: string }
type AnswerRow = Omit<AnswerView, 'author'> & AuthorRow

/**
 * A question with the answers that `viewerId` (null for a visitor) can see.
 * @throws AppError `community.not_found` (404).
 */
export async function getQuestion(
  db: Database,
  questionId: string,
  viewerId: string | null,
): Promise<QuestionView> {
  if (!isUuid(questionId)) throw postNotFound()
  const viewer = sql.value(viewerId)
  const [questions, answers] = await Promise.all([
    queryRows<QuestionRow>(
      db,
      sql.named(
        'community:question',
        sql`select ${postColumns(viewer)}, ${questionColumns}, p.body, ${markedColumn(viewer)}
          from community_posts p join users u on u.id = p.author_id
          where p.id = ${questionId} and p.question_id is null and ${isVisible(viewer)}`,
      ),
    ),
    queryRows<AnswerRow>(
      db,
      sql.named(
        'community:answers',
        sql`select ${postColumns(viewer)}, p.body, ${markedColumn(viewer)}
          from community_posts p join users u on u.id = p.author_id
          where p.question_id = ${questionId} and ${isVisible(viewer)}
          order by p.helpful desc, p.created_at, p.id limit ${sql.raw(maxAnswersShown)}`,
      ),
    ),
  ])
  const [question] = questions
  if (!question) throw postNotFound()
  return {
    ...viewQuestion(question),
    answerList: answers.map((answer) => withHindiTown(toPost(answer))),
  }
}
