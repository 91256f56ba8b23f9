import { z } from 'zod'
import { checkCursor, cursorParameter, updatedSince } from '#shared/kit/cursor.schema.ts'
import { fieldMessages } from '#shared/kit/field-messages.ts'
import { maxPageSize, pageNumber, wholeNumber } from '#shared/kit/pagination.schema.ts'
import { SellerIdInput } from '#shared/review/review.schema.ts'
import { ExternalIdFilter } from './external-id.schema.ts'
import {
  maxOwnPageSize,
  ownListingSorts,
  ownListingStatuses,
  sellerPageSize,
} from './listing.constants.ts'

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

/** A page of what one seller offers, the newest first. */
export const SellerListingsInput = SellerIdInput.extend({
  cursor: cursorParameter,
  page: pageNumber.default(1),
  limit: wholeNumber('limit', maxPageSize).default(sellerPageSize),
}).superRefine(checkCursor)
export type SellerListingsInput = z.infer<typeof SellerListingsInput>
