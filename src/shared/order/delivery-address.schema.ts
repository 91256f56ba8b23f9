import { z } from 'zod'
import { nameText, requiredText } from '#shared/kit/common.schema.ts'

const phoneSentence = 'Phone number must be ten digits'

/** Where an order goes, and whom the seller calls. */
export const DeliveryAddress = z.object(
  {
    name: nameText('Name', 120),
    phone: z.string(phoneSentence).regex(/^\d{10}$/, phoneSentence),
    line: requiredText('Address line', 200),
    city: requiredText('City', 80),
    state: requiredText('State', 80),
    zip: requiredText('ZIP', 6).regex(/^[1-9]\d{5}$/, 'ZIP must be a six-digit PIN code'),
  },
  'Address must be given in its parts',
)
export type DeliveryAddress = z.infer<typeof DeliveryAddress>
