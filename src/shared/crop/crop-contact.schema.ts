import { z } from 'zod'

/** How to reach the seller of a crop. */
export const SellerContact = z.object({
  /** First and last name, "" when not given. */
  name: z.string(),
  /** Ten digits; shown with +91. */
  phone: z.string(),
})
export type SellerContact = z.infer<typeof SellerContact>
