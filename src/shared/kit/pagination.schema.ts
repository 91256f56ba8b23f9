import { z } from 'zod'
import { fieldMessages } from './field-messages.ts'
import { messageFromTemplate } from './message-template.ts'
import { listingSorts, maxSearchLength, sorts } from './pagination.constants.ts'
import { indianStates } from './places.ts'

/** The order of a list of listings. */
export type ListingSort = (typeof listingSorts)[number]

export const defaultPageSize = 12
export const maxPageSize = 50
/** Results are counted exactly up to this number; longer lists show "10,000+" and end here. */
export const maxCountedResults = 10_000

export const pageNumber = z.coerce
  .number<number>(fieldMessages.mustBeWholeFromOne('page'))
  .int(fieldMessages.mustBeWholeFromOne('page'))
  .min(1, fieldMessages.mustBeWholeFromOne('page'))
  .max(1_000_000, 'page is too large')

/** A whole number from 1 to `max`, as JSON or as text of a query parameter. */
export function wholeNumber(name: string, max: number) {
  const sentence = fieldMessages.mustBeWholeUpTo(name, max)
  return z.coerce.number<number>(sentence).int(sentence).min(1, sentence).max(max, sentence)
}

/** The text of a search box; "" matches everything. */
export const searchText = z
  .string('q must be text')
  .trim()
  .max(
    maxSearchLength,
    messageFromTemplate('A search can have up to {{max}} characters', { max: maxSearchLength }),
  )
  .refine((value) => !value.includes('\0'), 'The search has a character that cannot be read')
  .default('')

/** One of India's states and union territories; "" for all. */
export const stateFilter = z
  .union(
    [z.literal(''), z.enum(indianStates)],
    'State must be one of the 36 states and union territories',
  )
  .default('')

/** `true` or `false`, as JSON or as text of a query parameter. */
export const queryFlag = (name: string) =>
  z
    .union([z.boolean(), z.enum(['true', 'false', ''])], fieldMessages.mustBeFlag(name))
    .transform((value) => value === true || value === 'true')

export const listParameters = {
  page: pageNumber.default(1),
  limit: wholeNumber('limit', maxPageSize).default(defaultPageSize),
  q: searchText,
  sort: z.enum(sorts, fieldMessages.mustBeOneOf('sort', sorts)).default('newest'),
}

/** Parameters of lists of crops and machines. */
export const listingListParameters = {
  ...listParameters,
  sort: z.enum(listingSorts, fieldMessages.mustBeOneOf('sort', listingSorts)).default('newest'),
  state: stateFilter,
}

export const pageFields = {
  totalPages: z.number(),
  page: z.number(),
  /** Exact up to `maxCountedResults`; if there are more, that number, and `isTotalBounded` is true. */
  total: z.number(),
  isTotalBounded: z.boolean(),
}
export const PageInfo = z.object(pageFields)
export type PageInfo = z.infer<typeof PageInfo>
