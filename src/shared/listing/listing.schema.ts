import { z } from 'zod'
import { pageNumber, wholeNumber } from '#shared/kit/pagination.schema.ts'
import { maxOwnPageSize } from './listing.constants.ts'

/** A page of the user's own listings, newest first. */
export const OwnListingsInput = z
  .object({
    page: pageNumber.default(1),
    limit: wholeNumber('limit', maxOwnPageSize).default(maxOwnPageSize),
  })
  .prefault({})
export type OwnListingsInput = z.infer<typeof OwnListingsInput>
