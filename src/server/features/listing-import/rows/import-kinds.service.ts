import type { Crop } from '#server/features/crop/crop.entity.ts'
import { cropImporter } from '#server/features/crop/crop-import.service.ts'
import type { Equipment } from '#server/features/equipment/equipment.entity.ts'
import { equipmentImporter } from '#server/features/equipment/equipment-import.service.ts'
import type {
  BatchListing,
  ListingImporter,
} from '#server/features/listing/batch/listing-batch.service.ts'
import {
  goodsKindOfNames,
  goodsKinds,
  isGoodsKind,
} from '#server/features/vocabulary/vocabulary.service.ts'
import { cropCategories } from '#shared/crop/crop.constants.ts'
import { CropInput, CropUpdate, expiryBeforeHarvest } from '#shared/crop/crop.schema.ts'
import { shownUnits } from '#shared/crop/shown-unit.ts'
import {
  availableToBeforeFrom,
  currencies,
  equipmentCategories,
} from '#shared/equipment/equipment.constants.ts'
import {
  EquipmentInput,
  EquipmentUpdate,
  equipmentStatuses,
} from '#shared/equipment/equipment.schema.ts'
import { importFields } from '#shared/listing-import/import-fields.data.ts'
import type { ImportKind } from '#shared/listing-import/listing-import.constants.ts'
import type { RowRules } from './import-row.policy.ts'
import type { RowValues } from './row-values.ts'

/** The values of a locked listing that a file can have. */
const cropValues = (crop: Crop): RowValues => {
  const { externalId, name, category, price, quantity, unit, shownUnit, bagKg, description } = crop
  const { harvestDate, expiryDate, dispatchTime, isOrganic, tags, images, isArchived } = crop
  return {
    externalId,
    name,
    category,
    price,
    quantity,
    unit,
    shownUnit,
    bagKg,
    description,
    kind: crop.kindId,
    kindFrom: crop.kindFrom,
    harvestDate,
    expiryDate,
    dispatchTime,
    isOrganic,
    tags,
    images,
    isArchived,
  }
}
const equipmentValues = (equipment: Equipment): RowValues => {
  const { externalId, name, category, pricePerDay, contactNumber, availableFrom } = equipment
  const { availableTo, status, safetyCheckPassed, description, tags, images, isArchived } =
    equipment
  return {
    externalId,
    name,
    category,
    kind: equipment.kindId,
    kindFrom: equipment.kindFrom,
    pricePerDay,
    currency: equipment.currency,
    contactNumber,
    availableFrom,
    availableTo,
    status,
    safetyCheckPassed,
    description,
    tags,
    images,
    isArchived,
  }
}

/** What files call rupees and dollars. */
const currencyNames = {
  '₹': 'INR',
  rs: 'INR',
  'rs.': 'INR',
  rupee: 'INR',
  rupees: 'INR',
  रुपया: 'INR',
  रुपये: 'INR',
  $: 'USD',
  us$: 'USD',
  dollar: 'USD',
  dollars: 'USD',
}

/** The category of a new crop's kind of goods: the one that the row names, else what its name and tags tell. */
function withCategory(values: RowValues): RowValues {
  if (values.category !== undefined) return values
  const name = typeof values.name === 'string' ? values.name : ''
  const tags = Array.isArray(values.tags) ? values.tags : []
  const kindId = values.kind ?? goodsKindOfNames('crop', { name, tags })
  const kind = goodsKinds('crop').find(({ id }) => id === kindId)
  return { ...values, category: kind?.category ?? 'Others' }
}

interface KindRules<Listing extends BatchListing, Input, Changes> extends RowRules {
  importer: ListingImporter<Listing, Input, Changes>
  valuesOf: (listing: Listing) => RowValues
}

/** Rules of a kind for code that knows neither its listings nor its inputs. */
type ImportKindRules = KindRules<BatchListing, RowValues, RowValues>

/**
 * Checks that the parts of a kind's rules fit together, and closes over their types: the listings come from the
 * importer's own entity, and the schemas have checked the inputs.
 */
const importRules = <Listing extends BatchListing, Input, Changes>(
  rules: KindRules<Listing, Input, Changes>,
) => rules as unknown as ImportKindRules

export const importKindRules: Record<ImportKind, ImportKindRules> = {
  crops: importRules({
    fields: importFields.crops,
    input: CropInput,
    update: CropUpdate.omit({ cropId: true }),
    choices: { category: cropCategories, shownUnit: shownUnits },
    isGoodsKind: (id) => isGoodsKind('crop', id),
    kindExample: 'onion',
    complete: withCategory,
    dates: { from: 'harvestDate', to: 'expiryDate', message: expiryBeforeHarvest },
    valuesOf: cropValues,
    importer: cropImporter,
  }),
  equipment: importRules({
    fields: importFields.equipment,
    input: EquipmentInput,
    update: EquipmentUpdate.omit({ equipmentId: true }),
    choices: { category: equipmentCategories, status: equipmentStatuses, currency: currencies },
    choiceNames: { currency: currencyNames },
    isGoodsKind: (id) => isGoodsKind('equipment', id),
    kindExample: 'seed-drill',
    complete: (values) => values,
    dates: { from: 'availableFrom', to: 'availableTo', message: availableToBeforeFrom },
    valuesOf: equipmentValues,
    importer: equipmentImporter,
  }),
}
