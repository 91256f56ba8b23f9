import { z } from 'zod'
import { listingReportReasons, maxListingReportNote } from '#shared/admin/admin.constants.ts'
import { tidyText } from '#shared/community/community.ts'
import { recordId, requiredChoice, text } from '#shared/kit/common.schema.ts'
import { listingKinds } from '#shared/listing/listing.constants.ts'

export const ListingReportInput = z.object({
  kind: requiredChoice('Kind', listingKinds),
  listingId: recordId('This listing is no longer here.'),
  reason: requiredChoice('Reason', listingReportReasons),
  note: text('Note', maxListingReportNote).overwrite(tidyText).default(''),
})
export type ListingReportInput = z.infer<typeof ListingReportInput>
