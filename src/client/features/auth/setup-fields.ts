import { defineFields } from '#client/ui/form/model/field-types.ts'
import { toLatinDigits } from '#shared/kit/phone.ts'
import { activities } from '#shared/user/activity.ts'

/** The questions after sign-up; only the first name is required. City and state follow from the place. */
export const setupFields = defineFields([
  {
    name: 'firstName',
    label: 'First name',
    type: 'text',
    required: true,
    autoComplete: 'given-name',
  },
  { name: 'lastName', label: 'Last name', type: 'text', autoComplete: 'family-name' },
  {
    name: 'zip',
    label: 'ZIP',
    type: 'text',
    autoComplete: 'postal-code',
    inputMode: 'numeric',
    tidy: toLatinDigits,
  },
  { name: 'city', label: 'City', type: 'text' },
  { name: 'state', label: 'State', type: 'text' },
  { name: 'activities', label: 'Activity', type: 'multiselect', options: activities },
])
