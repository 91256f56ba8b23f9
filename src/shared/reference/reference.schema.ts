import { z } from 'zod'
import { LanguageChoice } from '#shared/kit/language.schema.ts'
import { searchText } from '#shared/kit/pagination.schema.ts'
import { hardinessZones } from './reference.constants.ts'

export const ReferenceInput = z.object({
  /** Part of a name or category. */
  q: searchText,
  language: LanguageChoice,
})
export type ReferenceInput = z.infer<typeof ReferenceInput>

/** Month and day, MM-DD. */
const MonthDay = z.string().regex(/^\d\d-\d\d$/)
const Period = z.object({ start: MonthDay, end: MonthDay })

export const ZonePlanting = z.object({
  /** Spring planting, from and to. */
  start: MonthDay,
  end: MonthDay,
  harvest: Period,
  fall: Period.optional(),
})
export type ZonePlanting = z.infer<typeof ZonePlanting>

/** One of the five built-in crops, with the texts in the chosen language. */
export const ReferenceCrop = z.object({
  id: z.string(),
  name: z.string(),
  category: z.string(),
  /** An emoji. */
  image: z.string(),
  basics: z.object({
    latinName: z.string(),
    growthHabit: z.string(),
    height: z.string(),
    spacing: z.string(),
    yield: z.string(),
  }),
  growingInfo: z.object({
    sunlight: z.string(),
    soil: z.string(),
    waterNeeds: z.string(),
    fertilizer: z.string(),
    companions: z.array(z.string()),
    avoid: z.array(z.string()),
  }),
  plantingDates: z.partialRecord(z.enum(hardinessZones), ZonePlanting),
  careInstructions: z.object({
    pruning: z.string().optional(),
    pests: z.array(z.string()),
    diseases: z.array(z.string()),
    tips: z.array(z.string()),
  }),
  harvestStorage: z.object({
    whenToHarvest: z.string(),
    howToHarvest: z.string(),
    storage: z.string(),
    preservation: z.string(),
  }),
  varieties: z.array(z.string()),
  /** The institutes and publications on which the texts are based. */
  sources: z.array(z.string()),
})
export type ReferenceCrop = z.infer<typeof ReferenceCrop>

export const ReferenceView = z.object({ crops: z.array(ReferenceCrop) })
export type ReferenceView = z.infer<typeof ReferenceView>
