import { z } from 'zod'
import { defineFields } from '#client/ui/form/model/field-types.ts'
import { toNationalDigits, typedNationalDigits } from '#shared/kit/phone.ts'
import { indianStates } from '#shared/kit/places.ts'
import type { DeliveryWay } from '#shared/order/order.constants.ts'
import { DeliveryAddress, PlaceOrdersInput } from '#shared/order/order.schema.ts'
import { toPinDigits } from '#shared/place/pin-digits.ts'
import type { UserView } from '#shared/user/user.schema.ts'

/** Only a delivery needs an address. */
export const checkoutFields = (isDelivery: boolean) =>
  defineFields([
    {
      name: 'address.name',
      label: 'Name',
      type: 'text',
      required: isDelivery,
      autoComplete: 'name',
    },
    {
      name: 'address.phone',
      label: 'Phone number',
      type: 'text',
      required: isDelivery,
      prefix: '+91',
      tidy: typedNationalDigits,
      inputMode: 'numeric',
      autoComplete: 'tel-national',
      description: 'So that the seller can reach you',
    },
    {
      name: 'address.line',
      label: 'Address line',
      type: 'text',
      required: isDelivery,
      autoComplete: 'address-line1',
    },
    {
      name: 'address.city',
      label: 'City',
      type: 'text',
      required: isDelivery,
      autoComplete: 'address-level2',
    },
    {
      name: 'address.state',
      label: 'State',
      type: 'select',
      required: isDelivery,
      options: indianStates,
    },
    {
      name: 'address.zip',
      label: 'ZIP',
      type: 'text',
      required: isDelivery,
      inputMode: 'numeric',
      tidy: toPinDigits,
      autoComplete: 'postal-code',
    },
    {
      name: 'note',
      label: 'Note',
      type: 'textarea',
      rows: 3,
      description: 'For the sellers: when you are at home, and how to find you',
    },
  ])

const { note } = PlaceOrdersInput.shape
const address = DeliveryAddress.extend({
  // Users type it with +91, 0 and spaces.
  phone: z.string().transform(toNationalDigits).pipe(DeliveryAddress.shape.phone),
})
/** The form's schemas; the error sentences come from the contract. */
export const checkoutSchemas: Record<
  DeliveryWay,
  z.ZodType<Pick<PlaceOrdersInput, 'address' | 'note'>>
> = {
  delivery: z.object({ address, note }),
  pickup: z.object({ address: z.unknown().transform(() => null), note }),
}

/**
 * The address fields the profile already has.
 * @param typedPin where the cart is to be delivered; another place than the profile's has no address yet.
 */
export const addressFromProfile = (
  { firstName, lastName, phone, address }: UserView,
  typedPin: string,
) => {
  const person = { name: `${firstName} ${lastName}`.trim(), phone }
  const zip = toPinDigits(address.zip)
  const isElsewhere = typedPin !== '' && typedPin !== zip
  if (isElsewhere) return { ...person, line: '', city: '', state: '' as const, zip: typedPin }
  const state = indianStates.find((name) => name === address.state) ?? ('' as const)
  return { ...person, line: address.line, city: address.city, state, zip }
}
