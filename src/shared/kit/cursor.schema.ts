import { z } from 'zod'

export const cursorSentences = {
  unknown: 'cursor must be the nextCursor of an answer of this list, or empty to begin',
  sort: 'cursor works with sort=newest and sort=oldest only',
  page: 'cursor stands in place of page: give one of them',
  search: 'cursor works without q only',
  near: 'cursor works without near only',
}

/** A parameter that may be left out, or empty, as in `?cursor=&limit=50`. */
export const optionalParameter = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .preprocess(
      (value: z.input<Schema> | '' | undefined) => (value === '' ? undefined : value),
      schema.optional(),
    )
    .optional()

/** The longest cursor that lists give, with room. */
const maxCursorLength = 200

/** `nextCursor` of the last answer, in place of `page`; empty to begin. Rows that are added meanwhile move nothing. */
export const cursorParameter = z
  .string(cursorSentences.unknown)
  .max(maxCursorLength, cursorSentences.unknown)
  .optional()

/** Send it as `cursor` for the next rows; null at the end, and left out where the list has no cursor. */
export const nextCursor = z.string().nullable().optional()

const instantSentence = 'updatedSince must be a time such as 2026-11-23T00:00:00+05:30'
const latest = Date.UTC(9999, 0)

/** Only what changed at or after this time, ISO 8601 with its zone; "" for all. */
export const updatedSince = z
  .union([z.literal(''), z.iso.datetime({ offset: true, error: instantSentence })], instantSentence)
  .refine((time) => time === '' || (Date.parse(time) >= 0 && Date.parse(time) < latest), {
    message: instantSentence,
  })
  // Databases accept fewer zones than ISO 8601 has.
  .transform((time) => (time === '' ? '' : new Date(time).toISOString()))
  .default('')

interface CursorQuery {
  cursor?: string | undefined
  page: number
  sort?: string
  q?: string
  near?: unknown
}

/** Refuses what has no stable order to go on in. */
export function checkCursor(
  { cursor, page, sort = 'newest', q = '', near = '' }: CursorQuery,
  context: z.RefinementCtx,
): void {
  if (cursor === undefined) return
  const refuse = (message: string) =>
    context.addIssue({ code: 'custom', path: ['cursor'], message })
  if (page !== 1) refuse(cursorSentences.page)
  else if (sort !== 'newest' && sort !== 'oldest') refuse(cursorSentences.sort)
  else if (q !== '') refuse(cursorSentences.search)
  else if (near !== '' && near !== null) refuse(cursorSentences.near)
}
