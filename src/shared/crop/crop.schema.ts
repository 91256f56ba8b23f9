import { z } from 'zod'
import { ListedDelivery } from '#shared/delivery/listed-delivery.schema.ts'
import {
  moneyStep,
  moneyStepSentence,
  quantityStep,
  quantityStepSentence,
} from '#shared/kit/amounts.ts'
import {
  ImageUrls,
  listingViewFields,
  nameText,
  requiredChoice,
  requiredDate,
  requiredNumber,
  Tags,
  text,
} from '#shared/kit/common.schema.ts'
import { nextCursor } from '#shared/kit/cursor.schema.ts'
import { fieldMessages } from '#shared/kit/field-messages.ts'
import { pageFields } from '#shared/kit/pagination.schema.ts'
import { ExternalId } from '#shared/listing/external-id.schema.ts'
import { nearPageFields } from '#shared/place/place.schema.ts'
import { goodsKindInput } from '#shared/vocabulary/vocabulary.schema.ts'
import { cropCategories, cropUnits } from './crop.constants.ts'
import { maxBagKg, shownUnits } from './shown-unit.ts'

export const quantityTooLow = 'Quantity must be at least 1'
export const bagWeightRequired = 'Kilograms in a bag is required'
const storedQuantity = requiredNumber('Quantity')
  .max(10_000_000, 'Quantity is too high')
  .multipleOf(quantityStep, quantityStepSentence)

/** The crop form's fields, without defaults, because a partial update must not fill in values. */
const cropFields = {
  name: nameText('Crop name', 100),
  category: requiredChoice('Category', cropCategories),
  price: requiredNumber('Price')
    .min(0, 'Price must be positive')
    .max(10_000_000, 'Price is too high')
    .multipleOf(moneyStep, moneyStepSentence),
  quantity: storedQuantity.min(1, quantityTooLow),
  unit: requiredChoice('Unit', cropUnits),
  /**
   * The unit that the seller thinks in: price and quantity are still of a kilogram. Only for `unit` kg.
   */
  shownUnit: z.enum(shownUnits, fieldMessages.isNotRight('Unit')).nullable(),
  /** Kilograms in a bag, whole; only for the shown unit 'bag', which needs it. */
  bagKg: z
    .number(fieldMessages.isNotRight('Unit'))
    .int(fieldMessages.isNotRight('Unit'))
    .min(1, fieldMessages.isNotRight('Unit'))
    .max(maxBagKg, fieldMessages.isNotRight('Unit'))
    .nullable(),
  description: text('Description', 2000),
  harvestDate: requiredDate('Harvest date'),
  expiryDate: requiredDate('Expiry date'),
  dispatchTime: requiredNumber('Dispatch time')
    .int('Dispatch time must be a whole number of days')
    .min(1, 'Dispatch time must be at least 1 day')
    .max(365, 'Dispatch time cannot exceed 365 days'),
  isOrganic: z.boolean('Organic must be true or false'),
  isArchived: z.boolean('Archive must be true or false'),
  tags: Tags,
  images: ImageUrls,
  ...goodsKindInput,
  externalId: ExternalId,
}

export const expiryBeforeHarvest = 'Expiry date cannot be before the harvest date'

export const isExpiryAfterHarvest = (crop: { harvestDate: string; expiryDate: string }) =>
  crop.expiryDate >= crop.harvestDate
export const atExpiryDate = { path: ['expiryDate'], message: expiryBeforeHarvest }

/** `CropInput` before its dates are compared. */
export const CropWithDefaults = z.object({
  ...cropFields,
  unit: cropFields.unit.default('kg'),
  shownUnit: cropFields.shownUnit.optional(),
  bagKg: cropFields.bagKg.optional(),
  description: cropFields.description.default(''),
  isOrganic: cropFields.isOrganic.default(false),
  isArchived: cropFields.isArchived.default(false),
  tags: cropFields.tags.default([]),
  images: cropFields.images.default([]),
})

export const CropInput = CropWithDefaults.refine(isExpiryAfterHarvest, atExpiryDate)
export type CropInput = z.infer<typeof CropInput>

/**
 * The input of the edit form: the quantity may stay at the current stock even when orders have reduced
 * it below the minimum of an offer.
 */
export const cropInputWithStock = (stock: number) =>
  CropWithDefaults.extend({
    quantity: storedQuantity.refine(
      (quantity) => quantity === stock || quantity >= 1,
      quantityTooLow,
    ),
  }).refine(isExpiryAfterHarvest, atExpiryDate)

/** Only fields that are sent are validated and changed. */
export const CropUpdate = z
  .object(cropFields)
  .partial()
  .extend({
    cropId: z.string().max(64),
    /** Below 1 only where it is the stock that orders have left. */
    quantity: storedQuantity.min(0, quantityTooLow).optional(),
    /**
     * The stock that `quantity` is based on, as the client read it. If the stock has changed since, the
     * change fails (409 `crop.stock_changed`). The same number in both leaves the stock as it is.
     */
    quantityWas: z
      .number('quantityWas must be a number')
      .min(0, 'quantityWas must be 0 or more')
      .max(1_000_000_000, 'quantityWas is too high')
      .optional(),
  })
export type CropUpdate = z.infer<typeof CropUpdate>

export const CropIdInput = z.object({ cropId: z.string().min(1).max(64) })

export const CropView = z.object({
  ...listingViewFields,
  category: z.enum(cropCategories),
  /** Rupees per unit. */
  price: z.number(),
  /** Stock left, in `unit`s. */
  quantity: z.number(),
  unit: z.enum(cropUnits),
  /** Only sent to its seller, like `bagKg`. */
  shownUnit: z.enum(shownUnits).nullable().optional(),
  bagKg: z.number().nullable().optional(),
  /** Only sent to its seller. */
  externalId: z.string().nullable().optional(),
  harvestDate: z.string(),
  expiryDate: z.string(),
  /** Days until it can be dispatched. */
  dispatchTime: z.number(),
  isOrganic: z.boolean(),
  /** Null when its seller has set nothing: it is agreed. Undefined in answers that a device stored before. */
  delivery: ListedDelivery.nullable().optional(),
  /** True when the viewer is its seller. */
  isUserCrop: z.boolean(),
})
export type CropView = z.infer<typeof CropView>

export const CropPage = z.object({
  crops: z.array(CropView),
  ...pageFields,
  nextCursor,
  ...nearPageFields,
})
export type CropPage = z.infer<typeof CropPage>
