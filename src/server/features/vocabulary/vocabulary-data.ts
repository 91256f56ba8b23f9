import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { checkData } from '#server/platform/storage/data-files.ts'
import { BothLanguages } from '#server/platform/text/both-languages.ts'
import { cropCategories, cropUnits } from '#shared/crop/crop.constants.ts'
import { equipmentCategories } from '#shared/equipment/equipment.constants.ts'

const KindId = z.string().regex(/^[a-z]+(-[a-z]+)*$/)
const Names = z.array(z.string().min(1))
/** Where the names are from. */
const Sources = z.array(z.string().min(1)).min(1)

/** Texts of which a price list's commodity contains one, in lower case. */
const MandiNames = z.array(z.string().min(2))

/**
 * In a name with two kinds this one is meant: straw of wheat is straw, a trolley for a tractor is a trolley.
 */
const Prevails = z.boolean().default(false)

/** Goods that farmers sell and that are not crops of the calendar: `produce-kinds.json`. */
const ProduceKinds = z.strictObject({
  sources: Sources,
  kinds: z.array(
    z.strictObject({
      id: KindId,
      name: BothLanguages,
      category: z.enum(cropCategories),
      unit: z.enum(cropUnits),
      names: Names,
      prevails: Prevails,
      mandi: MandiNames,
    }),
  ),
})

/** Machines for rent: `equipment-kinds.json`. */
const EquipmentKinds = z.strictObject({
  sources: Sources,
  kinds: z.array(
    z.strictObject({
      id: KindId,
      name: BothLanguages,
      category: z.enum(equipmentCategories),
      names: Names,
      /** Makes and models. */
      varieties: Names.default([]),
      prevails: Prevails,
    }),
  ),
})

/** What the market adds to crops of the calendar, by their id: `crop-trade.json`. */
const CropTrade = z.strictObject({
  sources: Sources,
  crops: z.record(
    KindId,
    z.strictObject({
      mandi: MandiNames,
      varieties: Names.default([]),
      /** The shop's category, where it is not that of the calendar's group. */
      category: z.enum(cropCategories).optional(),
      /** The usual unit, where it is not the kilogram. */
      unit: z.enum(cropUnits).optional(),
    }),
  ),
})

/** @throws StartError that names the file and the field. */
function readVocabulary<Schema extends z.core.$ZodType>(name: string, schema: Schema) {
  const file = join(import.meta.dirname, 'kinds', `${name}.json`)
  return checkData(file, schema, JSON.parse(readFileSync(file, 'utf8')))
}

export const readProduceKinds = () => readVocabulary('produce-kinds', ProduceKinds).kinds
export const readEquipmentKinds = () => readVocabulary('equipment-kinds', EquipmentKinds).kinds
export const readCropTrade = () => readVocabulary('crop-trade', CropTrade).crops
