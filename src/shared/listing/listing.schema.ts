import { z } from 'zod'
import { fieldMessages } from '#shared/kit/field-messages.ts'
import { pageNumber, wholeNumber } from '#shared/kit/pagination.schema.ts'
import { maxOwnPageSize, ownListingSorts } from './listing.constants.ts'

/** A page of the user's own listings. */
export const OwnListingsInput = z
  .object({
    page: pageNumber.default(1),
    limit: wholeNumber('limit', maxOwnPageSize).default(maxOwnPageSize),
    sort: z
      .enum(ownListingSorts, fieldMessages.mustBeOneOf('sort', ownListingSorts))
      .default('newest'),
  })
  .prefault({})
export type OwnListingsInput = z.infer<typeof OwnListingsInput>
