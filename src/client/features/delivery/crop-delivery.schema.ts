import { z } from 'zod'
import { deliveryModes } from '#shared/delivery/delivery.constants.ts'
import { CropDeliveryTerms, type DistrictChoice } from '#shared/delivery/delivery.schema.ts'
import { indianStates } from '#shared/kit/places.ts'
import { toPinDigits } from '#shared/place/pin-digits.ts'
import { pricedModes } from './crop-delivery-fields.ts'

/** The district of its text; nothing for a text that no suggestion has. */
function districtsOf(text: string): DistrictChoice[] {
  const comma = text.lastIndexOf(', ')
  const state = indianStates.find((name) => name === text.slice(comma + 2))
  return state ? [{ state, district: text.slice(0, comma) }] : []
}

/** Only commas and line breaks are between two: "411 245" is one PIN code, and 245 alone is far away from it. */
const pinPrefixesOf = (text: string) =>
  text
    .split(/[,;।\n]/)
    .map(toPinDigits)
    .filter(Boolean)

type CropDeliveryInput = z.input<typeof CropDeliveryTerms>
const optionalNumber = z.number().optional()

/** The form's values, and the terms that they mean: what the mode does not use is left out. */
export const CropDeliveryValues = z
  .object({
    mode: z.enum(deliveryModes),
    radiusKm: optionalNumber,
    districts: z.array(z.string()),
    pinPrefixes: z.string(),
    flatFee: optionalNumber,
    perKmFee: optionalNumber,
    per100KgFee: optionalNumber,
    leastOrder: optionalNumber,
    freeAbove: optionalNumber,
  })
  .transform(
    ({ mode, radiusKm, districts, pinPrefixes, freeAbove, ...fees }): CropDeliveryInput => ({
      mode,
      radiusKm: mode === 'radius' ? (radiusKm ?? null) : null,
      districts: mode === 'districts' ? districts.flatMap(districtsOf) : [],
      pinPrefixes: mode === 'pins' ? pinPrefixesOf(pinPrefixes) : [],
      ...(pricedModes.includes(mode) && { ...fees, freeAbove: freeAbove ?? null }),
    }),
  )
  .pipe(CropDeliveryTerms)
