import { z } from 'zod'
import { maxSearchLength, sorts } from './listing.constants.ts'

/** What the crop list and the equipment list have in common. */
export type Sort = (typeof sorts)[number]

export const defaultPageSize = 12
export const maxPageSize = 50
/** Results are counted exactly up to here; a list of more says "10,000+" and its pages end here. */
export const maxCountedResults = 10_000

const pageNumber = z.coerce
  .number<number>('page must be a whole number from 1')
  .int('page must be a whole number from 1')
  .min(1, 'page must be a whole number from 1')
  .max(1_000_000, 'page is too large')

const pageSize = z.coerce
  .number<number>(`limit must be a whole number from 1 to ${maxPageSize}`)
  .int(`limit must be a whole number from 1 to ${maxPageSize}`)
  .min(1, `limit must be a whole number from 1 to ${maxPageSize}`)
  .max(maxPageSize, `limit must be a whole number from 1 to ${maxPageSize}`)

/** `true` and `false` as JSON or as a query parameter's text. */
export const queryFlag = (name: string) =>
  z
    .union([z.boolean(), z.enum(['true', 'false', ''])], `${name} must be true or false`)
    .transform((value) => value === true || value === 'true')

export const listParameters = {
  page: pageNumber.default(1),
  limit: pageSize.default(defaultPageSize),
  q: z
    .string('q must be text')
    .trim()
    .max(maxSearchLength, `A search can have up to ${maxSearchLength} characters`)
    .refine((value) => !value.includes('\0'), 'The search has a character that cannot be read')
    .default(''),
  sort: z.enum(sorts, `sort must be one of: ${sorts.join(', ')}`).default('newest'),
}

export const pageFields = {
  totalPages: z.number(),
  page: z.number(),
  /** Exact up to `maxCountedResults`; beyond, that number, and `isTotalBounded` is true. */
  total: z.number(),
  isTotalBounded: z.boolean(),
}
export const PageInfo = z.object(pageFields)
export type PageInfo = z.infer<typeof PageInfo>
