import { invalidInput } from '#server/platform/errors/errors.ts'
import { cursorSentences } from '#shared/kit/cursor.schema.ts'
import type { PageInfo } from '#shared/kit/pagination.schema.ts'
import { type SqlFragment, sql } from '../sql.ts'

/**
 * A row's place in a list that is sorted by when its rows were created, and by id. Neither ever changes, so reading
 * page after page gives each row once, however many are added or changed meanwhile.
 */
export interface ListPlace {
  /** ISO 8601. */
  createdAt: string
  id: string
}

type TimeSort = 'newest' | 'oldest'

/** A list and its direction: the cursor of one is refused by all others. */
const nameOf = (list: string, sort: TimeSort) => `${list}.${sort}`

const cursorText = /^1:([\w.-]+):(\d{1,13}):([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/

const encode = (text: string) => Buffer.from(text).toString('base64url')

/** @throws AppError `input.invalid` (400) at `cursor` for one that this list did not give. */
function decodeCursor(name: string, cursor: string): ListPlace {
  const text = Buffer.from(cursor, 'base64url').toString()
  const [, list, at, id] = cursorText.exec(text) ?? []
  if (list !== name || at === undefined || id === undefined || encode(text) !== cursor) {
    throw invalidInput([{ path: 'cursor', message: cursorSentences.unknown }])
  }
  return { createdAt: new Date(Number(at)).toISOString(), id }
}

/** A page of a list, after a cursor. */
export interface CursorPage {
  /** The condition of the rows after the cursor. @param row such as `o.`. */
  after: (row?: string) => SqlFragment
  /** The order of the rows. */
  order: (row?: string) => SqlFragment
  /** How many rows to read: one more than is shown, which tells whether there are more. */
  rowsToRead: number
  /** The rows to show, and the cursor of those after them. */
  takePage: <Row>(
    rows: readonly Row[],
    placeOf: (row: Row) => ListPlace,
  ) => { rows: Row[]; nextCursor: string | null }
  /** The cursor of the rows after this place. */
  cursorAfter: (place: ListPlace) => string
  /** The cursor of the rows after a page of the list in the same order; null after the last one. */
  cursorAfterPage: (info: PageInfo, last: ListPlace | undefined) => string | null
}

/**
 * @param list the name of the list.
 * @param cursor "" for its beginning.
 * @throws AppError `input.invalid` (400) for a cursor of another list, or of none.
 */
export function cursorPageOf(
  list: string,
  { cursor, sort = 'newest', limit }: { cursor: string; sort?: string; limit: number },
): CursorPage {
  const isOldestFirst = sort === 'oldest'
  const name = nameOf(list, isOldestFirst ? 'oldest' : 'newest')
  const place = cursor === '' ? null : decodeCursor(name, cursor)
  const cursorAfter = ({ createdAt, id }: ListPlace) =>
    encode(`1:${name}:${Date.parse(createdAt)}:${id}`)
  const direction = sql.raw(isOldestFirst ? '' : ' desc')
  const comparison = sql.raw(isOldestFirst ? '>' : '<')
  return {
    after: (row = '') =>
      place === null
        ? sql`true`
        : sql`(${sql.raw(row)}created_at, ${sql.raw(row)}id)
            ${comparison} (${place.createdAt}::timestamptz, ${place.id}::uuid)`,
    order: (row = '') => sql`${sql.raw(row)}created_at${direction}, ${sql.raw(row)}id${direction}`,
    rowsToRead: limit + 1,
    takePage: (rows, placeOf) => {
      const shown = rows.slice(0, limit)
      const last = shown.at(-1)
      const nextCursor = rows.length > limit && last ? cursorAfter(placeOf(last)) : null
      return { rows: shown, nextCursor }
    },
    cursorAfter,
    cursorAfterPage: ({ page, total, isTotalBounded }, last) =>
      last && (page * limit < total || isTotalBounded) ? cursorAfter(last) : null,
  }
}
