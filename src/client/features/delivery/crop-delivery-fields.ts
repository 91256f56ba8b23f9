import { defineFields } from '#client/ui/form/model/field-types.ts'
import type { DeliveryMode } from '#shared/delivery/delivery.constants.ts'
import type { CropDeliveryTerms } from '#shared/delivery/delivery.schema.ts'

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
