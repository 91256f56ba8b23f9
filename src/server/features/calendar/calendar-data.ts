import { z } from 'zod'
import { BothLanguages } from '#server/platform/text/both-languages.ts'
import { agroZoneNumbers, cropGroups, seasons } from '#shared/calendar/calendar.constants.ts'
import { indianStates } from '#shared/kit/places.ts'

const range = <Least extends number>(least: Least) =>
  z
    .strictObject({ min: z.number().min(least), max: z.number().min(least) })
    .refine(({ min, max }) => min <= max, 'min is above max')

/** Month and day, MM-DD; a window whose end is before its start continues into the next year. */
const MonthDay = z.string().regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/)
const DayWindow = z.strictObject({ from: MonthDay, to: MonthDay })

/** When and where a crop is sown and harvested. */
const PlantingWindow = z.strictObject({
  season: z.enum(seasons),
  zones: z.array(z.literal(agroZoneNumbers)).min(1),
  /** The states within the zones where the crop is grown; left out when it is grown in the whole zones. */
  states: z.array(z.enum(indianStates)).min(1).optional(),
  sowing: DayWindow,
  harvest: DayWindow,
  /** Anything special about this window (transplanting, irrigated only, ratoon, …). */
  note: BothLanguages.optional(),
})

const CropProblem = z.strictObject({
  kind: z.enum(['pest', 'disease']),
  name: BothLanguages,
  signs: BothLanguages,
  /** The first remedy: means of the farm first, then products to buy. */
  remedy: BothLanguages,
})

const Source = z.strictObject({
  /** The name of the institute, or of the publication with its year. */
  title: z.string().min(1),
  url: z.url({ protocol: /^https$/ }).optional(),
})

/**
 * One crop of the Indian calendar, in the form of its file in `crops/`. A field whose value no institute
 * publishes is left out, never guessed.
 */
export const CalendarCropData = z.strictObject({
  id: z.string().regex(/^[a-z]+(-[a-z]+)*$/),
  name: BothLanguages,
  /** Other names that users search for, in any script: gehun, kanak, गेहू. */
  alsoCalled: z.array(z.string().min(1)).min(2),
  /** More names, in the languages of the states: lists and searches know them, FarmAdvisor does not. */
  regionalNames: z.array(z.string().min(1)).default([]),
  latinName: z.string().min(1),
  group: z.enum(cropGroups),
  windows: z.array(PlantingWindow).min(1),
  /** Days from sowing to harvest; for perennials, to the first harvest. */
  durationDays: range(1).optional(),
  climate: BothLanguages.optional(),
  soil: BothLanguages.optional(),
  seedRate: z
    .strictObject({
      amount: range(0),
      unit: z.enum(['kg/ha', 'g/ha', 't/ha', 'plants/ha', 'setts/ha']),
      note: BothLanguages.optional(),
    })
    .optional(),
  /** Centimetres between rows and between plants in a row; `plantCm` is null for crops that are not thinned. */
  spacing: z
    .strictObject({
      rowCm: range(1),
      plantCm: range(1).nullable(),
      note: BothLanguages.optional(),
    })
    .optional(),
  water: BothLanguages.optional(),
  /** Kilograms of N, P2O5 and K2O per hectare; for trees per plant and year, as the note says. */
  npk: z
    .strictObject({
      n: z.number().min(0),
      p: z.number().min(0),
      k: z.number().min(0),
      per: z.enum(['ha', 'plant']),
      /** What supplies the phosphorus where that is not DAP: single super phosphate, which brings sulphur and calcium, too. */
      phosphorusSource: z.literal('ssp').optional(),
      /** What supplies the potash where that is not MOP: sulphate of potash, for crops that chloride harms. */
      potashSource: z.literal('sulphate').optional(),
      note: BothLanguages,
    })
    .optional(),
  harvest: BothLanguages.optional(),
  storage: BothLanguages.optional(),
  yield: z
    .strictObject({
      amount: range(0),
      unit: z.enum(['q/ha', 't/ha', 'kg/plant', 'kg/ha', 'nuts/palm']),
    })
    .optional(),
  troubles: z.array(CropProblem).default([]),
  varieties: z
    .array(z.strictObject({ name: z.string().min(1), note: BothLanguages.optional() }))
    .default([]),
  sources: z.array(Source).min(1),
})
export type CalendarCropData = z.infer<typeof CalendarCropData>
