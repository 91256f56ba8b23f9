import { defineFields, type FieldOption } from '#client/ui/form/model/field-types.ts'
import { dayParts, maxDaysAhead, maxSessionQuestion } from '#shared/expert/expert.constants.ts'
import type { ExpertFieldView } from '#shared/expert/expert.schema.ts'
import { addDays } from '#shared/kit/india-day.ts'
import { indianStates } from '#shared/kit/places.ts'
import { dayPartTexts } from './session-labels.ts'

/** Means no crop: a select cannot return to an empty value. */
export const noCrop = 'none'

interface Choices {
  experts: readonly ExpertFieldView[]
  /** The calendar's crops, named in the user's language. */
  crops: readonly { id: string; name: string }[]
  /** Today in India, YYYY-MM-DD. */
  today: string
}

const languageOptions = [
  { value: 'hi', label: 'Hindi' },
  { value: 'en', label: 'English' },
] as const satisfies FieldOption[]

/** The fields of a request, in the order people think of them. */
export const sessionFields = ({ experts, crops, today }: Choices) =>
  defineFields([
    {
      name: 'field',
      label: 'Expert',
      type: 'select',
      required: true,
      placeholder: 'Who should answer?',
      options: experts.map(({ id, title }) => ({ value: id, label: title })),
    },
    {
      name: 'question',
      label: 'Question',
      type: 'textarea',
      required: true,
      rows: 5,
      maxLength: maxSessionQuestion,
      description: 'What you see, since when, and what you have tried.',
    },
    {
      name: 'crop',
      label: 'Crop',
      type: 'select',
      placeholder: 'No particular crop',
      options: [
        { value: noCrop, label: 'No particular crop' },
        ...crops.map(({ id, name }) => ({ value: id, label: name })),
      ],
    },
    {
      name: 'state',
      label: 'State',
      type: 'select',
      placeholder: 'Where is your field?',
      options: indianStates,
    },
    {
      name: 'preferredDay',
      label: 'Preferred day',
      type: 'date',
      required: true,
      description: 'From tomorrow to 30 days from now',
      minDate: addDays(today, 1),
      maxDate: addDays(today, maxDaysAhead),
    },
    {
      name: 'partOfDay',
      label: 'Time of day',
      type: 'select',
      required: true,
      placeholder: 'When may we call?',
      options: dayParts.map((value) => ({ value, label: dayPartTexts[value].label })),
    },
    {
      name: 'language',
      label: 'Language of the call',
      type: 'select',
      required: true,
      options: languageOptions,
    },
  ])
