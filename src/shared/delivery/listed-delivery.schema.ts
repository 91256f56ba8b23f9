import { z } from 'zod'
import { deliveryModes } from './delivery.constants.ts'

/** What lists say of how goods get to their buyer, or a machine to its renter; the listing's page says more. */
export const ListedDelivery = z.object({
  mode: z.enum(deliveryModes),
  /** Kilometres, for the mode `radius`; otherwise null. */
  radiusKm: z.number().nullable(),
})
export type ListedDelivery = z.infer<typeof ListedDelivery>
