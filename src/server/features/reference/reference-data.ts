import { z } from 'zod'
import { BothLanguages } from '#server/platform/text/both-languages.ts'
import { hardinessZones } from '#shared/reference/reference.constants.ts'
import { ZonePlanting } from '#shared/reference/reference.schema.ts'

const Texts = z.array(BothLanguages).min(1)

/** One of the five built-in crops, in the form of its file in `crops/`. */
export const ReferenceCropData = z.strictObject({
  id: z.string().regex(/^[a-z]+$/),
  /** The position in the list. */
  order: z.int().min(1),
  name: BothLanguages,
  /** Other words that users search for, in any script. */
  alsoCalled: z.array(z.string().min(1)),
  category: BothLanguages,
  image: z.emoji(),
  /** The name of the same emoji in the Fluent Emoji set, for devices whose fonts lack it. */
  icon: z.string().regex(/^[a-z]+(-[a-z]+)*$/),
  basics: z.strictObject({
    latinName: z.string().min(1),
    growthHabit: BothLanguages,
    height: BothLanguages,
    spacing: BothLanguages,
    yield: BothLanguages,
  }),
  growingInfo: z.strictObject({
    sunlight: BothLanguages,
    soil: BothLanguages,
    waterNeeds: BothLanguages,
    fertilizer: BothLanguages,
    companions: Texts,
    avoid: Texts,
  }),
  plantingDates: z.partialRecord(z.enum(hardinessZones), ZonePlanting),
  careInstructions: z.strictObject({
    pruning: BothLanguages.optional(),
    pests: Texts,
    diseases: Texts,
    tips: Texts,
  }),
  harvestStorage: z.strictObject({
    whenToHarvest: BothLanguages,
    howToHarvest: BothLanguages,
    storage: BothLanguages,
    preservation: BothLanguages,
  }),
  varieties: Texts,
  sources: z.array(z.string().min(1)).min(1),
})
export type ReferenceCropData = z.infer<typeof ReferenceCropData>
