import { fullName } from '#client/platform/format/person-name.ts'
import { defineFields } from '#client/ui/form/model/field-types.ts'
import { typedNationalDigits } from '#shared/kit/phone.ts'
import { indianStates } from '#shared/kit/places.ts'
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

/**
 * The address fields the profile already has.
 * @param typedPin where the cart is to be delivered; another place than the profile's has no address yet.
 */
export const addressFromProfile = ({ address, ...user }: UserView, typedPin: string) => {
  const person = { name: fullName(user), phone: user.phone }
  const zip = toPinDigits(address.zip)
  const isElsewhere = typedPin !== '' && typedPin !== zip
  if (isElsewhere) return { ...person, line: '', city: '', state: '' as const, zip: typedPin }
  const state = indianStates.find((name) => name === address.state) ?? ('' as const)
  return { ...person, line: address.line, city: address.city, state, zip }
}
