import type { WordSource } from '#server/features/listing/listing-words.service.ts'
import type { SqlValue, Statement } from '#server/platform/database/database.ts'
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
}

/** The id makes the order unambiguous, so that no question is on two pages or on none. */
const orderBy = (sort: CommunitySort, row = '') =>
  [...(sort === 'helpful' ? ['helpful'] : []), 'created_at', 'id']
    .map((column) => `${row}${column} desc`)
    .join(', ')

/** The conditions of a filter; `$1` is the viewer's id. */
function where(filter: QuestionFilter, values: SqlValue[]): string {
  const equals = (column: string, value: string) => {
    if (value !== '') conditions.push(`p.${column} = $${values.push(value)}`)
  }
  const conditions = ['p.question_id is null']
  if (filter.mine) conditions.push(`p.author_id = $1::uuid and p.status <> 'removed'`)
  else conditions.push(`p.status = 'shown'`)
  if (!filter.mine && filter.viewerId) conditions.push(notReported('p'))
  if (filter.sort === 'unanswered') conditions.push('p.answers = 0')
  equals('topic', filter.topic)
  equals('crop', filter.crop)
  equals('state', filter.state)
  if (filter.tsquery) conditions.push(`p.search @@ $${values.push(filter.tsquery)}::tsquery`)
  return conditions.join(' and ')
}

const cards = (
  sort: CommunitySort,
  more = '',
) => `select ${more} ${postColumns}, ${questionColumns},
    left(p.body, 300) as excerpt
  from page join community_posts p using (id) join users u on u.id = p.author_id
  order by ${orderBy(sort, 'p.')}`

/** Reads a page in the order of the sort's index, and stops when the page is full. */
export function questionsPageStatement(query: QuestionQuery): Statement {
  const values: SqlValue[] = [query.viewerId]
  const conditions = where(query, values)
  return {
    text: `with page as (select p.id from community_posts p where ${conditions}
        order by ${orderBy(query.sort, 'p.')} limit $${values.push(query.limit)}
        offset $${values.push(query.offset)})
      ${cards(query.sort)}`,
    values,
  }
}

/**
 * Like `questionsPageStatement` for a search, but examines only the first `window` questions in the order
 * of the sort, so that it is always fast.
 */
export function questionsWindowStatement(query: QuestionQuery, window: number): Statement {
  const values: SqlValue[] = [query.viewerId]
  const conditions = where({ ...query, tsquery: null }, values)
  return {
    text: `with seen as (
        select p.id, p.search, p.created_at, p.helpful from community_posts p where ${conditions}
        order by ${orderBy(query.sort, 'p.')} limit ${window}
      ), page as (
        select id from seen where search @@ $${values.push(query.tsquery)}::tsquery
        order by ${orderBy(query.sort)} limit $${values.push(query.limit)}
        offset $${values.push(query.offset)})
      ${cards(query.sort)}`,
    values,
  }
}

/**
 * Gathers up to `maxMatches` matches by the text index and sorts them. The list is materialized with a
 * limit, so that the planner does not scan the date index for a word that hardly any question has. Each
 * row has `matches`, the number gathered; when it is `maxMatches`, there may be more.
 */
export function questionsGatheredStatement(query: QuestionQuery, maxMatches: number): Statement {
  const values: SqlValue[] = [query.viewerId]
  const conditions = where(query, values)
  return {
    text: `with found as materialized (
        select p.id, p.created_at, p.helpful from community_posts p where ${conditions} limit ${maxMatches}
      ), page as (
        select id from found order by ${orderBy(query.sort)} limit $${values.push(query.limit)}
        offset $${values.push(query.offset)})
      ${cards(query.sort, '(select count(*)::int from found) as matches,')}`,
    values,
  }
}

/** Counts the matches of a filter, up to one more than is ever shown. */
export function questionsCountStatement(filter: QuestionFilter): Statement {
  const values: SqlValue[] = [filter.viewerId]
  const conditions = where(filter, values)
  return {
    // The first parameter is always used, since an unused parameter has no type.
    text: `select count(*)::int as total from (select $1::uuid from community_posts p
      where ${conditions} limit ${maxCountedResults + 1}) counted`,
    values,
  }
}
