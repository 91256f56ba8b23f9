import {
  archiveField,
  descriptionField,
  imagesField,
  kindField,
  tagsField,
} from '#client/domain/listing-form/listing-fields.ts'
import { defineFields } from '#client/ui/form/model/field-types.ts'
import { currencies, equipmentCategories } from '#shared/equipment/equipment.constants.ts'
import { typedNationalDigits } from '#shared/kit/phone.ts'

/** The equipment form. Its error sentences come from the contract; adding and editing differ. */
export const equipmentFields = defineFields([
  { ...imagesField, required: 'Please upload at least one image.' },
  kindField,
  { name: 'name', label: 'Equipment name', type: 'text', required: true, maxLength: 100 },
  {
    name: 'category',
    label: 'Category',
    type: 'select',
    required: true,
    options: equipmentCategories,
  },
  descriptionField,
  tagsField,
  { name: 'pricePerDay', label: 'Price per day', type: 'number', required: true },
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
    required: true,
    chips: [{ label: 'Today', days: 0 }],
  },
  {
    name: 'availableTo',
    label: 'Available to',
    type: 'date',
    required: true,
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
    options: [
      { value: 'available', label: 'Available' },
      { value: 'maintenance', label: 'Under maintenance' },
      { value: 'unavailable', label: 'Unavailable' },
    ],
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
