import { z } from 'zod'
import { defineFields } from '#client/ui/form/model/field-types.ts'
import { type DeliveryMode, deliveryModes } from '#shared/delivery/delivery.constants.ts'
import { CropDeliveryTerms, type DistrictChoice } from '#shared/delivery/delivery.schema.ts'
import { indianStates } from '#shared/kit/places.ts'
import { toPinDigits } from '#shared/place/pin-digits.ts'

export const cropDeliveryMode = {
  name: 'mode',
  label: 'How do buyers get your crops?',
  type: 'select',
  options: [
    { value: 'agreed', label: 'Pick-up, or delivery as agreed with each buyer' },
    { value: 'pickup', label: 'Pick-up only' },
    { value: 'radius', label: 'Delivery up to a distance' },
    { value: 'districts', label: 'Delivery to certain districts' },
    { value: 'pins', label: 'Delivery to certain PIN codes' },
  ],
} as const

export const cropDeliveryFields = defineFields([
  cropDeliveryMode,
  {
    name: 'radiusKm',
    label: 'Kilometres',
    type: 'number',
    isWhole: true,
    description: 'From your PIN code, as the crow flies',
  },
  { name: 'districts', label: 'Districts', type: 'tags' },
  {
    name: 'pinPrefixes',
    label: 'PIN codes',
    type: 'text',
    inputMode: 'numeric',
    description: 'Two to six first digits, with commas between them: 411, 4121',
  },
  { name: 'flatFee', label: 'Fixed charge', type: 'number', prefix: '₹' },
  { name: 'perKmFee', label: 'Charge per km', type: 'number', prefix: '₹' },
  {
    name: 'per100KgFee',
    label: 'Charge per 100 kg',
    type: 'number',
    prefix: '₹',
    description:
      'A litre counts as 1 kg. With pieces in an order you agree on the cost with the buyer.',
  },
  { name: 'leastOrder', label: 'Smallest order', type: 'number', prefix: '₹' },
  {
    name: 'freeAbove',
    label: 'Free for orders of at least',
    type: 'number',
    prefix: '₹',
    description: 'Leave it empty if delivery always costs something',
  },
])

/** The modes for which distance, districts, PIN codes and charges are asked. */
export const pricedModes: readonly DeliveryMode[] = ['radius', 'districts', 'pins']

/** "Pune, Maharashtra" as the form has it. */
export const districtText = ({ district, state }: { district: string; state: string }) =>
  `${district}, ${state}`

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

/** The form's values of stored terms; amounts of 0 are shown empty. */
export const cropDeliveryValues = (terms: CropDeliveryTerms) => ({
  mode: terms.mode,
  radiusKm: terms.radiusKm ?? ('' as const),
  districts: terms.districts.map(districtText),
  pinPrefixes: terms.pinPrefixes.join(', '),
  flatFee: terms.flatFee || ('' as const),
  perKmFee: terms.perKmFee || ('' as const),
  per100KgFee: terms.per100KgFee || ('' as const),
  leastOrder: terms.leastOrder || ('' as const),
  freeAbove: terms.freeAbove ?? ('' as const),
})
