import type { CropName, PostAuthor } from '#shared/community/community.schema.ts'
import { placeOf } from '#shared/kit/places.ts'

const segmenter = new Intl.Segmenter('hi', { granularity: 'grapheme' })

/** "Ramesh P.": the first name and the initial of the last, which in Hindi has its vowel sign. */
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

export const authorOf = ({ firstName, lastName, verified, city, userState }: AuthorRow) =>
  ({
    name: publicName(firstName, lastName),
    verified,
    place: placeOf({ city, state: userState }),
  }) satisfies PostAuthor

/** What every post's row has, of `p` and its author `u`; `$1` is the viewer's id. */
export const postColumns = `p.id as "_id", p.created_at as "createdAt", p.edited_at as "editedAt",
  p.helpful, p.status = 'hidden' as "isUnderReview",
  coalesce(p.author_id = $1::uuid, false) as "isOwn", u.first_name as "firstName",
  u.last_name as "lastName", u.verified, u.city, u.state as "userState"`

/** What a question's row has besides. */
export const questionColumns = 'p.title, p.topic, p.crop, p.state, p.answers'

export const markedColumn = `exists (select from community_marks m
  where m.post_id = p.id and m.user_id = $1::uuid) as "isMarked"`

/** True for posts `p` that the viewer has not reported: those are gone for them at once. */
export const notReported = (post: string) => `not exists (select from community_reports r
  where r.post_id = ${post}.id and r.reporter_id = $1::uuid)`

/** Everybody's view: shown, and not reported by the viewer; and one's own until it is removed. */
export const isVisible = `((p.status = 'shown' and ${notReported('p')})
  or (p.author_id = $1::uuid and p.status <> 'removed'))`

/** Takes a row's raw columns apart into what the contract calls them. */
export function toPost<Row extends AuthorRow>(row: Row) {
  const { firstName, lastName, verified, city, userState, ...post } = row
  return { ...post, author: authorOf({ firstName, lastName, verified, city, userState }) }
}

/** As `toPost`, with the crop's names. */
export function toQuestion<Row extends AuthorRow & { crop: string }>(
  row: Row,
  crops: ReadonlyMap<string, CropName>,
) {
  const { crop, ...post } = toPost(row)
  return { ...post, crop: crops.get(row.crop) ?? null }
}
