import { z } from 'zod'

/** What a seller's orders say of them to everybody. */
export const SellerFacts = z.object({
  /** Different buyers who received an order, up to `maxCountedBuyers`. */
  buyers: z.number(),
  /** Within how many hours, from 1 to 24, they answered half of their newest orders; null for fewer than five. */
  answersWithinHours: z.number().nullable(),
})
export type SellerFacts = z.infer<typeof SellerFacts>
