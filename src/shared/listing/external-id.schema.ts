import { z } from 'zod'
import { text } from '#shared/kit/common.schema.ts'

/** The longest reference, in characters. */
export const maxExternalIdLength = 100

/** A seller's own reference of a listing, such as an article number; null for none. Unique among their listings of a kind. */
export const ExternalId = z
  .preprocess(
    (value) => (value === '' ? null : value),
    text('Your reference', maxExternalIdLength).nullable(),
  )
  .optional()
