import { defineFields } from '#client/ui/form/model/field-types.ts'
import { indianStates } from '#shared/kit/places.ts'

/** The questions after sign-up; only the first name is required. */
export const setupFields = defineFields([
  {
    name: 'firstName',
    label: 'First name',
    type: 'text',
    required: true,
    autoComplete: 'given-name',
  },
  { name: 'lastName', label: 'Last name', type: 'text', autoComplete: 'family-name' },
  { name: 'email', label: 'Email', type: 'email', autoComplete: 'email' },
  {
    name: 'kind',
    label: 'I am a',
    type: 'select',
    options: [
      { value: 'farmer', label: 'Farmer' },
      { value: 'merchant', label: 'Merchant' },
    ],
  },
  {
    name: 'zip',
    label: 'ZIP',
    type: 'text',
    autoComplete: 'postal-code',
    inputMode: 'numeric',
  },
  { name: 'city', label: 'City', type: 'text', autoComplete: 'address-level2' },
  { name: 'state', label: 'State', type: 'select', options: indianStates },
  {
    name: 'language',
    label: 'Preferred language',
    type: 'select',
    options: [
      { value: 'en', label: 'English' },
      { value: 'hi', label: 'Hindi' },
    ],
  },
  {
    name: 'aadhaar',
    label: 'Aadhaar',
    type: 'text',
    inputMode: 'numeric',
    description:
      'Optional. We store only the last four digits and a scrambled form that shows whether the number is already in use, never the number itself. You cannot change it later.',
  },
  {
    name: 'farmerId',
    label: 'Farmer ID',
    type: 'text',
    description:
      'Optional. Your number in the state’s farmer registry. We store it unchanged; only you see its last four characters. You cannot change it later.',
  },
])
