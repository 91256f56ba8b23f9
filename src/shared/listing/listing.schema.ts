import { z } from 'zod'
import { checkCursor, cursorParameter, updatedSince } from '#shared/kit/cursor.schema.ts'
import { fieldMessages } from '#shared/kit/field-messages.ts'
import { pageNumber, wholeNumber } from '#shared/kit/pagination.schema.ts'
import { ExternalIdFilter } from './external-id.schema.ts'
import { maxOwnPageSize, ownListingSorts, ownListingStatuses } from './listing.constants.ts'

/** A page of the user's own listings. */
export const OwnListingsInput = z
  .object({
    cursor: cursorParameter,
    page: pageNumber.default(1),
    limit: wholeNumber('limit', maxOwnPageSize).default(maxOwnPageSize),
    sort: z
      .enum(ownListingSorts, fieldMessages.mustBeOneOf('sort', ownListingSorts))
      .default('newest'),
    /** "" for all. */
    status: z
      .enum([...ownListingStatuses, ''], fieldMessages.mustBeOneOf('status', ownListingStatuses))
      .default(''),
    /** Only the one with this reference of yours; "" for all. */
    externalId: ExternalIdFilter,
    updatedSince,
  })
  .superRefine(checkCursor)
  .prefault({})
export type OwnListingsInput = z.infer<typeof OwnListingsInput>
