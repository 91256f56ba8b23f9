import { z } from 'zod'
import { travelModes } from '#shared/delivery/delivery.constants.ts'
import { EquipmentTravelTerms } from '#shared/delivery/delivery.schema.ts'

const optionalNumber = z.number().optional()
/** The form's values, and the terms that they mean. */
export const TravelValues = z
  .object({
    mode: z.enum(travelModes),
    radiusKm: optionalNumber,
    flatFee: optionalNumber,
    perKmFee: optionalNumber,
    leastDays: optionalNumber,
  })
  .transform(
    ({ mode, radiusKm = null, ...fees }): z.input<typeof EquipmentTravelTerms> =>
      mode === 'radius' ? { mode, radiusKm, ...fees } : { mode },
  )
  .pipe(EquipmentTravelTerms)
