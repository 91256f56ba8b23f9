import { type SqlInput, sql } from '#server/platform/database/sql.ts'
import type { CropName, PostAuthor } from '#shared/community/community.schema.ts'
import { placeOf } from '#shared/kit/places.ts'

const segmenter = new Intl.Segmenter('hi', { granularity: 'grapheme' })

/** First name and initial of the last name, such as "Ramesh P."; a Hindi initial includes its vowel sign. */
export function publicName(firstName: string, lastName: string): string {
  const [initial] = segmenter.segment(lastName.trim())
  return [firstName.trim(), initial && `${initial.segment}.`].filter(Boolean).join(' ')
}

export interface AuthorRow {
  firstName: string
  lastName: string
  verified: boolean
  city: string
  userState: string
}

export const toPostAuthor = ({ firstName, lastName, verified, city, userState }: AuthorRow) =>
  ({
    name: publicName(firstName, lastName),
    verified,
    place: placeOf({ city, state: userState }),
  }) satisfies PostAuthor

/** The columns of every post `p` and its author `u`. @param viewer the viewer's id. */
export const postColumns = (
  viewer: SqlInput,
) => sql`p.id as "_id", p.created_at as "createdAt", p.updated_at as "updatedAt", p.edited_at as "editedAt",
  p.helpful, p.status = 'hidden' as "isUnderReview",
  coalesce(p.author_id = ${viewer}::uuid, false) as "isOwn", u.first_name as "firstName",
  u.last_name as "lastName", u.verified, u.city, u.state as "userState"`

/** The further columns of a question. */
export const questionColumns = sql`p.title, p.topic, p.crop, p.state, p.answers`

export const markedColumn = (viewer: SqlInput) => sql`exists (select from community_marks m
  where m.post_id = p.id and m.user_id = ${viewer}::uuid) as "isMarked"`

/** SQL: the viewer has not reported the post. Reported posts are hidden from their reporter. */
export const notReported = (viewer: SqlInput) => sql`not exists (select from community_reports r
  where r.post_id = p.id and r.reporter_id = ${viewer}::uuid)`

/** SQL: the viewer can see post `p`. It is shown and not reported by them, or their own and not removed. */
export const isVisible = (viewer: SqlInput) => sql`((p.status = 'shown' and ${notReported(viewer)})
  or (p.author_id = ${viewer}::uuid and p.status <> 'removed'))`

/** Converts a row to a post of the API. */
export function toPost<Row extends AuthorRow>(row: Row) {
  const { firstName, lastName, verified, city, userState, ...post } = row
  return { ...post, author: toPostAuthor({ firstName, lastName, verified, city, userState }) }
}

/** Like `toPost`, with the names of the crop. */
export function toQuestion<Row extends AuthorRow & { crop: string }>(
  row: Row,
  crops: ReadonlyMap<string, CropName>,
) {
  const { crop, ...post } = toPost(row)
  return { ...post, crop: crops.get(row.crop) ?? null }
}
