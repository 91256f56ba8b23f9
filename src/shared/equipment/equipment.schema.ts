import { z } from 'zod'
import { ListedDelivery } from '#shared/delivery/listed-delivery.schema.ts'
import { moneyStep, moneyStepSentence } from '#shared/kit/amounts.ts'
import {
  ImageUrl,
  listingViewFields,
  nameText,
  requiredChoice,
  requiredDate,
  requiredNumber,
  requiredText,
  Tags,
  text,
} from '#shared/kit/common.schema.ts'
import { checkCursor, cursorParameter, nextCursor } from '#shared/kit/cursor.schema.ts'
import { fieldMessages } from '#shared/kit/field-messages.ts'
import { imageSentences, maxImages } from '#shared/kit/image.ts'
import { listingListParameters, pageFields } from '#shared/kit/pagination.schema.ts'
import { isIndianPhone } from '#shared/kit/phone.ts'
import { ExternalId } from '#shared/listing/external-id.schema.ts'
import { nearPageFields, nearParameters } from '#shared/place/place.schema.ts'
import { goodsKindInput } from '#shared/vocabulary/vocabulary.schema.ts'
import {
  availableToBeforeFrom,
  currencies,
  type EquipmentCategory,
  equipmentCategories,
} from './equipment.constants.ts'

/** Every accepted name of a category, including synonyms. */
export const equipmentCategoryNames: Record<string, EquipmentCategory> = {
  ...Object.fromEntries(equipmentCategories.map((category) => [category, category])),
  Harvester: 'Harvesting',
  Plough: 'Ploughing',
}

export const equipmentStatuses = ['available', 'maintenance', 'unavailable'] as const
export type EquipmentStatus = (typeof equipmentStatuses)[number]

const acceptedCategories = [...equipmentCategories, 'Harvester', 'Plough'] as const

const equipmentFields = {
  name: nameText('Equipment name', 100),
  description: text('Description', 2000),
  category: requiredChoice('Category', acceptedCategories).transform(
    (name) => equipmentCategoryNames[name] ?? 'Others',
  ),
  pricePerDay: requiredNumber('Price')
    .min(0, 'Price must be non-negative')
    .max(10_000_000, 'Price is too high')
    .multipleOf(moneyStep, moneyStepSentence),
  currency: requiredChoice('Currency', currencies),
  contactNumber: requiredText('Contact number', 20).refine(
    isIndianPhone,
    'Contact number must be an Indian mobile or landline number',
  ),
  availableFrom: requiredDate('Available from', 'Availability date is required'),
  availableTo: requiredDate('Available to', 'Availability date is required'),
  status: z.enum(equipmentStatuses, fieldMessages.mustBeOneOf('Status', equipmentStatuses)),
  safetyCheckPassed: z.boolean('Safety check must be true or false'),
  isArchived: z.boolean('Archive must be true or false'),
  tags: Tags,
  images: z
    .array(ImageUrl, imageSentences.atLeastOne)
    .min(1, imageSentences.atLeastOne)
    .max(maxImages, imageSentences.tooMany),
  ...goodsKindInput,
  externalId: ExternalId,
}

export const EquipmentInput = z
  .object({
    ...equipmentFields,
    description: equipmentFields.description.default(''),
    currency: equipmentFields.currency.default('INR'),
    status: equipmentFields.status.default('available'),
    safetyCheckPassed: equipmentFields.safetyCheckPassed.default(false),
    isArchived: equipmentFields.isArchived.default(false),
    tags: equipmentFields.tags.default([]),
  })
  .refine((equipment) => equipment.availableTo >= equipment.availableFrom, {
    path: ['availableTo'],
    message: availableToBeforeFrom,
  })
export type EquipmentInput = z.infer<typeof EquipmentInput>

/** Only fields that are sent are validated and changed. Some messages differ from those of adding. */
export const EquipmentUpdate = z
  .object({
    ...equipmentFields,
    name: nameText('Name', 100),
    pricePerDay: requiredNumber('Price')
      .min(0, 'Price must be positive')
      .max(10_000_000, 'Price is too high')
      .multipleOf(moneyStep, moneyStepSentence),
    availableFrom: requiredDate('Start date'),
    availableTo: requiredDate('End date'),
  })
  .partial()
  .extend({ equipmentId: z.string().max(64) })
export type EquipmentUpdate = z.infer<typeof EquipmentUpdate>

export const EquipmentIdInput = z.object({ equipmentId: z.string().min(1).max(64) })

/** Which machines a list or a saved search has, apart from words and place. */
export const equipmentFilters = {
  category: z
    .enum(
      [...acceptedCategories, 'all', ''],
      `category must be one of: ${acceptedCategories.join(', ')}`,
    )
    .transform((name) => equipmentCategoryNames[name] ?? '')
    .default(''),
}

/** An empty input means page 1 of all machines. */
export const EquipmentListInput = z
  .object({
    ...listingListParameters,
    ...nearParameters,
    ...equipmentFilters,
    cursor: cursorParameter,
  })
  .superRefine(checkCursor)
  .prefault({})
export type EquipmentListInput = z.infer<typeof EquipmentListInput>

export const EquipmentView = z.object({
  ...listingViewFields,
  category: z.enum(equipmentCategories),
  pricePerDay: z.number(),
  currency: z.enum(currencies),
  availableFrom: z.string(),
  availableTo: z.string(),
  status: z.enum(equipmentStatuses),
  safetyCheckPassed: z.boolean(),
  /** Only sent to its owner. */
  externalId: z.string().nullable().optional(),
  /** Null when its owner has set nothing: it is agreed. Undefined in answers that a device stored before. */
  delivery: ListedDelivery.nullable().optional(),
  bookingsCount: z.number(),
  views: z.number(),
  /** Mean of the reviews' stars, 0 to 5; 0 without reviews. */
  rating: z.number(),
  numReviews: z.number(),
  /** True when the viewer is its owner. */
  isUserEquipment: z.boolean(),
})
export type EquipmentView = z.infer<typeof EquipmentView>

/** One machine on its own page. */
export const EquipmentDetail = EquipmentView.extend({
  /**
   * The machine's contact number: always for its owner, for other logged-in users up to the daily
   * limit (`contactsPerDay`); null beyond it, after a block between the two, and for visitors.
   */
  contactNumber: z.string().nullable(),
  /**
   * Why a logged-in user does not see the number: the daily limit, the owner has blocked them, or they have blocked
   * the owner.
   */
  contactHidden: z.enum(['limit', 'blocked', 'blocking']).optional(),
})
export type EquipmentDetail = z.infer<typeof EquipmentDetail>
export type ContactHidden = NonNullable<EquipmentDetail['contactHidden']>

/** A machine in its owner's list. */
export const OwnEquipmentView = EquipmentView.extend({ contactNumber: z.string() })
export type OwnEquipmentView = z.infer<typeof OwnEquipmentView>
export const OwnEquipmentPage = z.object({
  equipments: z.array(OwnEquipmentView),
  ...pageFields,
  nextCursor,
})
export type OwnEquipmentPage = z.infer<typeof OwnEquipmentPage>

export const EquipmentPage = z.object({
  equipments: z.array(EquipmentView),
  ...pageFields,
  nextCursor,
  ...nearPageFields,
})
export type EquipmentPage = z.infer<typeof EquipmentPage>
