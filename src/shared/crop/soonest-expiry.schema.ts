import { z } from 'zod'

/** The owner's crop on sale that expires first; null when none is on sale. */
export const SoonestExpiryView = z.object({
  crop: z
    .object({
      _id: z.string(),
      name: z.string(),
      /** The Hindi name of the kind of goods; null when it is not known. */
      kindHindi: z.string().nullable(),
      expiryDate: z.string(),
    })
    .nullable(),
})
export type SoonestExpiryView = z.infer<typeof SoonestExpiryView>
