import { z } from 'zod'
import { text } from '#shared/kit/common.schema.ts'
import { maxExternalIdLength } from './listing.constants.ts'

/** A person's own reference of something; null, or an empty text, for none. */
export const OwnReference = z.preprocess(
  (value) => (typeof value === 'string' && value.trim() === '' ? null : value),
  text('Your reference', maxExternalIdLength).nullable(),
)

/** A seller's own reference of a listing, such as an article number; null for none. Unique among their listings of a kind. */
export const ExternalId = OwnReference.optional()

/** Looks something up by the person's own reference; an empty parameter is none. */
export const ExternalIdFilter = text('Your reference', maxExternalIdLength).default('')
