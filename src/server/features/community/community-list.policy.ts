import type { WordSource } from '#server/features/listing/words/listing-words.service.ts'
import { type SqlFragment, type SqlInput, sql } from '#server/platform/database/sql.ts'
import type { CommunitySort } from '#shared/community/community.constants.ts'
import { maxCountedResults } from '#shared/kit/pagination.schema.ts'
import { notReported, postColumns, questionColumns } from './community-view.policy.ts'

/** Where the words of questions are counted. */
export const communityWordSource: WordSource = {
  kind: 'community',
  table: 'community_posts',
  isFound: "question_id is null and status = 'shown'",
}

export interface QuestionFilter {
  viewerId: string | null
  topic: string
  crop: string
  state: string
  sort: CommunitySort
  mine: boolean
  /** Null without a search. */
  tsquery: string | null
}

export interface QuestionQuery extends QuestionFilter {
  limit: number
  offset: number
  /** The condition of the questions after a cursor. */
  after?: SqlFragment
}

/** The id makes the order unambiguous, so that no question is on two pages or on none. */
const orderBy = (sort: CommunitySort, row = '') =>
  sql.join(
    [...(sort === 'helpful' ? ['helpful'] : []), 'created_at', 'id'].map((column) =>
      sql.raw(`${row}${column} desc`),
    ),
  )

function where(filter: QuestionFilter, viewer: SqlInput): SqlFragment {
  const { topic, crop, state, tsquery } = filter
  const conditions = [sql`p.question_id is null`]
  if (filter.mine) conditions.push(sql`p.author_id = ${viewer}::uuid and p.status <> 'removed'`)
  else conditions.push(sql`p.status = 'shown'`)
  if (!filter.mine && filter.viewerId) conditions.push(notReported(viewer))
  if (filter.sort === 'unanswered') conditions.push(sql`p.answers = 0`)
  if (topic !== '') conditions.push(sql`p.topic = ${topic}`)
  if (crop !== '') conditions.push(sql`p.crop = ${crop}`)
  if (state !== '') conditions.push(sql`p.state = ${state}`)
  if (tsquery) conditions.push(sql`p.search @@ ${tsquery}::tsquery`)
  return sql.join(conditions, ' and ')
}

const cards = (sort: CommunitySort, viewer: SqlInput, more = sql``) =>
  sql`select ${more} ${postColumns(viewer)}, ${questionColumns},
      left(p.body, 300) as excerpt
    from page join community_posts p using (id) join users u on u.id = p.author_id
    order by ${orderBy(sort, 'p.')}`

/** Reads a page in the order of the sort's index, and stops when the page is full. */
export function questionsPageStatement(query: QuestionQuery): SqlFragment {
  const viewer = sql.value(query.viewerId)
  return sql`with page as (select p.id from community_posts p
      where ${where(query, viewer)} and ${query.after ?? sql`true`}
      order by ${orderBy(query.sort, 'p.')} limit ${query.limit} offset ${query.offset})
    ${cards(query.sort, viewer)}`
}

/**
 * Like `questionsPageStatement` for a search, but examines only the first `window` questions in the order
 * of the sort, so that it is always fast.
 */
export function questionsWindowStatement(query: QuestionQuery, window: number): SqlFragment {
  const viewer = sql.value(query.viewerId)
  return sql`with seen as (
      select p.id, p.search, p.created_at, p.helpful from community_posts p
      where ${where({ ...query, tsquery: null }, viewer)}
      order by ${orderBy(query.sort, 'p.')} limit ${window}
    ), page as (
      select id from seen where search @@ ${query.tsquery}::tsquery
      order by ${orderBy(query.sort)} limit ${query.limit} offset ${query.offset})
    ${cards(query.sort, viewer)}`
}

/**
 * Gathers up to `maxMatches` matches by the text index and sorts them. The list is materialized with a
 * limit, so that the planner does not scan the date index for a word that hardly any question has. Each
 * row has `matches`, the number gathered; when it is `maxMatches`, there may be more.
 */
export function questionsGatheredStatement(query: QuestionQuery, maxMatches: number): SqlFragment {
  const viewer = sql.value(query.viewerId)
  return sql`with found as materialized (
      select p.id, p.created_at, p.helpful from community_posts p
      where ${where(query, viewer)} limit ${maxMatches}
    ), page as (
      select id from found order by ${orderBy(query.sort)}
      limit ${query.limit} offset ${query.offset})
    ${cards(query.sort, viewer, sql`(select count(*)::int from found) as matches,`)}`
}

/** Counts the matches of a filter, up to one more than is ever shown. */
export const questionsCountStatement = (filter: QuestionFilter): SqlFragment =>
  sql`select count(*)::int as total from (select from community_posts p
    where ${where(filter, sql.value(filter.viewerId))}
    limit ${maxCountedResults + 1}) counted`
