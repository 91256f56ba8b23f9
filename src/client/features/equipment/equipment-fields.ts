import {
  archiveField,
  descriptionField,
  imagesField,
  kindField,
  tagsField,
} from '#client/domain/listing-form/listing-fields.ts'
import type { English } from '#client/platform/i18n/texts.ts'
import { defineFields } from '#client/ui/form/model/field-types.ts'
import { currencies, equipmentCategories } from '#shared/equipment/equipment.constants.ts'
import { fieldMessages } from '#shared/kit/field-messages.ts'
import { typedNationalDigits } from '#shared/kit/phone.ts'
import { equipmentStatuses } from './equipment-statuses.ts'

/** The errors for missing values that are not made from the field's label. */
interface RequiredSentences {
  name: English
  availableFrom: English
  availableTo: English
}

/** The equipment form. Its error sentences are those of the contract, also while the contract's code is loading. */
const fieldsWith = (sentences: RequiredSentences) =>
  defineFields([
    { ...imagesField, required: 'Please upload at least one image.' },
    {
      ...kindField,
      description: 'Choose it, and renters will find your machine in every language.',
    },
    {
      name: 'name',
      label: 'Equipment name',
      type: 'text',
      required: sentences.name,
      maxLength: 100,
    },
    {
      name: 'category',
      label: 'Category',
      type: 'select',
      required: true,
      options: equipmentCategories,
    },
    descriptionField,
    {
      ...tagsField,
      description: 'Words that renters may search for. Press Enter or ‘Add’ after each.',
    },
    {
      name: 'pricePerDay',
      label: 'Price per day',
      type: 'number',
      required: fieldMessages.isRequired('Price'),
    },
    {
      name: 'currency',
      label: 'Currency',
      type: 'select',
      options: [
        { value: currencies[0], label: 'Rupees (INR)' },
        { value: currencies[1], label: 'US dollars (USD)' },
      ],
    },
    {
      name: 'contactNumber',
      label: 'Contact number',
      type: 'tel',
      required: true,
      prefix: '+91',
      tidy: typedNationalDigits,
      autoComplete: 'tel-national',
      description: 'An Indian mobile or landline number. Renters will call it.',
    },
    {
      name: 'availableFrom',
      label: 'Available from',
      type: 'date',
      required: sentences.availableFrom,
      chips: [{ label: 'Today', days: 0 }],
    },
    {
      name: 'availableTo',
      label: 'Available to',
      type: 'date',
      required: sentences.availableTo,
      chips: [
        { label: '30 days', days: 30 },
        { label: '90 days', days: 90 },
        { label: '180 days', days: 180 },
      ],
    },
    {
      name: 'status',
      label: 'Status',
      type: 'select',
      options: Object.entries(equipmentStatuses).map(([value, { label }]) => ({ value, label })),
    },
    {
      name: 'safetyCheckPassed',
      label: 'Safety check passed',
      type: 'checkbox',
      description:
        'I declare that this machine was checked and is safe to use. This is my own declaration; KrishiHaat does not inspect it.',
    },
    archiveField,
  ])

export const equipmentFields = fieldsWith({
  name: fieldMessages.isRequired('Equipment name'),
  availableFrom: 'Availability date is required',
  availableTo: 'Availability date is required',
})
/** The same fields with the sentences of editing. */
export const editedEquipmentFields = fieldsWith({
  name: fieldMessages.isRequired('Name'),
  availableFrom: fieldMessages.isRequired('Start date'),
  availableTo: fieldMessages.isRequired('End date'),
})
