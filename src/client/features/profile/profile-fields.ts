import { defineFields } from '#client/ui/form/model/field-types.ts'
import { toLatinDigits } from '#shared/kit/phone.ts'
import { indianStates } from '#shared/kit/places.ts'
import { activities } from '#shared/user/activity.ts'
import { genders } from '#shared/user/user.constants.ts'

const stateOptions = (state: string): readonly string[] =>
  state === '' || indianStates.some((name) => name === state)
    ? indianStates
    : [state, ...indianStates]

/**
 * The profile fields that users can edit.
 * @param state the profile's: one that is none of India's is offered too, so that it is not lost.
 */
export const profileFields = (state: string) =>
  defineFields([
    { name: 'firstName', label: 'First name', type: 'text', autoComplete: 'given-name' },
    { name: 'lastName', label: 'Last name', type: 'text', autoComplete: 'family-name' },
    {
      name: 'email',
      label: 'Email',
      type: 'email',
      autoComplete: 'email',
      description: 'Optional. It fills in our contact form; only you see it.',
    },
    { name: 'gender', label: 'Gender', type: 'select', options: genders },
    {
      name: 'dob',
      label: 'Date of birth',
      type: 'date',
      minDate: '1900-01-01',
      description: 'Optional. Only you see it.',
      autoComplete: 'bday',
    },
    {
      name: 'upiId',
      label: 'UPI ID',
      type: 'text',
      placeholder: 'name@bank',
      description:
        'Buyers pay you here directly from their UPI app. Without it, you can take only cash.',
      autoComplete: 'off',
      inputMode: 'email',
    },
    { name: 'address.line', label: 'Address line', type: 'text', autoComplete: 'street-address' },
    { name: 'address.city', label: 'City', type: 'text', autoComplete: 'address-level2' },
    {
      name: 'address.state',
      label: 'State',
      type: 'select',
      options: stateOptions(state),
      autoComplete: 'address-level1',
    },
    {
      name: 'address.zip',
      label: 'ZIP',
      type: 'text',
      autoComplete: 'postal-code',
      inputMode: 'numeric',
      tidy: toLatinDigits,
    },
    { name: 'activities', label: 'Activity', type: 'multiselect', options: activities },
    { name: 'address.country', label: 'Country', type: 'text', autoComplete: 'country-name' },
  ])
