import { z } from 'zod'
import { requiredChoice, text } from './common.schema.ts'
import { tidyText } from './community.ts'
import { listingKinds, listingReportReasons, maxListingReportNote } from './desk.constants.ts'

export const ListingReportInput = z.object({
  kind: requiredChoice('Kind', listingKinds),
  listingId: z.uuid('This listing is no longer here.'),
  reason: requiredChoice('Reason', listingReportReasons),
  note: text('Note', maxListingReportNote).overwrite(tidyText).default(''),
})
export type ListingReportInput = z.infer<typeof ListingReportInput>
