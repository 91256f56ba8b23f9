import {
  archiveField,
  descriptionField,
  imagesField,
  kindField,
  tagsField,
} from '#client/domain/listing-form/listing-fields.ts'
import { defineFields } from '#client/ui/form/model/field-types.ts'
import { cropCategories } from '#shared/crop/crop.constants.ts'
import { maxBagKg } from '#shared/crop/shown-unit.ts'

/** SPEC's units, and the two in which farmers count; those are sent as kilograms. */
const unitOptions = [
  'kg',
  { value: 'quintal', label: 'quintal (100 kg)' },
  { value: 'bag', label: 'bag (sack)' },
  'g',
  'ton',
  'litre',
  'piece',
] as const

/** The crop form; its error sentences come from the contract's `CropInput`. */
export const cropFields = defineFields([
  imagesField,
  kindField,
  { name: 'name', label: 'Crop name', type: 'text', required: true, maxLength: 100 },
  { name: 'category', label: 'Category', type: 'select', required: true, options: cropCategories },
  descriptionField,
  tagsField,
  { name: 'isOrganic', label: 'Organic', type: 'checkbox' },
  { name: 'price', label: 'Price', type: 'number', required: true, prefix: '₹' },
  { name: 'unit', label: 'Unit', type: 'select', required: true, options: unitOptions },
  {
    name: 'bagKg',
    label: 'Kilograms in a bag',
    type: 'number',
    isWhole: true,
    min: 1,
    max: maxBagKg,
  },
  {
    name: 'quantity',
    label: 'Quantity',
    type: 'number',
    required: true,
    description: 'How many units you have',
  },
  {
    name: 'dispatchTime',
    label: 'Dispatch time',
    type: 'number',
    required: true,
    isWhole: true,
    description: 'Days until you can send it',
  },
  {
    name: 'harvestDate',
    label: 'Harvest date',
    type: 'date',
    required: true,
    chips: [
      { label: 'Today', days: 0 },
      // Not "Yesterday": its Hindi, कल, is tomorrow too, and crops are also listed before the harvest.
      { label: 'A day ago', days: -1 },
      { label: 'A week ago', days: -7 },
    ],
  },
  {
    name: 'expiryDate',
    label: 'Expiry date',
    type: 'date',
    required: true,
    chips: [
      { label: '7 days', days: 7 },
      { label: '30 days', days: 30 },
      { label: '90 days', days: 90 },
      { label: '180 days', days: 180 },
    ],
  },
  archiveField,
])
