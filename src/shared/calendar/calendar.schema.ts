import { z } from 'zod'
import { fieldMessages } from '#shared/kit/field-messages.ts'
import { LanguageChoice } from '#shared/kit/language.schema.ts'
import {
  listParameters,
  pageFields,
  searchText,
  stateFilter,
  wholeNumber,
} from '#shared/kit/pagination.schema.ts'
import { agroZoneNumbers, cropGroups, cropProblemKinds, seasons } from './calendar.constants.ts'

export const CalendarInput = z.object({
  state: stateFilter,
  /** An agro-climatic zone. */
  zone: wholeNumber('Zone', 15).optional(),
  /** Only crops that are sown in this month, 1 to 12. */
  month: wholeNumber('Month', 12).optional(),
  season: z.enum(seasons, fieldMessages.mustBeOneOf('Season', seasons)).optional(),
  group: z.enum(cropGroups, fieldMessages.mustBeOneOf('Group', cropGroups)).optional(),
  q: searchText,
  language: LanguageChoice,
})
export type CalendarInput = z.infer<typeof CalendarInput>

/** Days as MM-DD; a `to` before its `from` is in the next year. */
const DayWindow = z.object({ from: z.string(), to: z.string() })

export const CalendarWindow = z.object({
  season: z.enum(seasons),
  zones: z.array(z.literal(agroZoneNumbers)),
  /** The states of the window: all states of its zones, or only some of them. */
  states: z.array(z.string()),
  sowing: DayWindow,
  harvest: DayWindow,
  note: z.string(),
})
export type CalendarWindow = z.infer<typeof CalendarWindow>

const Range = z.object({ min: z.number(), max: z.number() })

export const CalendarEntry = z.object({
  id: z.string(),
  name: z.string(),
  latinName: z.string(),
  group: z.enum(cropGroups),
  /** The address of the picture on this server. */
  image: z.string(),
  /** The windows in the state and zone of the query; all windows when it has neither. */
  windows: z.array(CalendarWindow),
  /** Days from sowing to harvest; null when no institute publishes them. */
  durationDays: Range.nullable(),
})
export type CalendarEntry = z.infer<typeof CalendarEntry>

export const CalendarView = z.object({ crops: z.array(CalendarEntry) })
export type CalendarView = z.infer<typeof CalendarView>

export const CalendarCropInput = z.object({
  cropId: z.string().max(60),
  language: LanguageChoice,
})
export type CalendarCropInput = z.infer<typeof CalendarCropInput>

/** A pest or disease with its signs and the first remedy. */
export const CropProblemOfCrop = z.object({
  kind: z.enum(cropProblemKinds),
  name: z.string(),
  signs: z.string(),
  remedy: z.string(),
  /** The address of a drawing of the pest, or of its signs; null without one. */
  image: z.string().nullable().default(null),
})
export type CropProblemOfCrop = z.infer<typeof CropProblemOfCrop>

/**
 * All calendar information about a crop, with the texts in the chosen language. What no institute publishes is
 * null, or an empty list.
 */
export const CalendarCrop = CalendarEntry.extend({
  climate: z.string().nullable(),
  soil: z.string().nullable(),
  seedRate: z.object({ amount: Range, unit: z.string(), note: z.string() }).nullable(),
  spacing: z.object({ rowCm: Range, plantCm: Range.nullable(), note: z.string() }).nullable(),
  water: z.string().nullable(),
  npk: z
    .object({
      n: z.number(),
      p: z.number(),
      k: z.number(),
      per: z.enum(['ha', 'plant']),
      note: z.string(),
    })
    .nullable(),
  harvest: z.string().nullable(),
  storage: z.string().nullable(),
  yield: z.object({ amount: Range, unit: z.string() }).nullable(),
  troubles: z.array(CropProblemOfCrop),
  varieties: z.array(z.object({ name: z.string(), note: z.string() })),
  sources: z.array(z.object({ title: z.string(), url: z.string().nullable() })),
})
export type CalendarCrop = z.infer<typeof CalendarCrop>

/** A filter that is left out does not restrict the list. */
export const CropProblemsInput = z.object({
  /** Visible signs ('yellow leaves', 'पत्ते पीले', 'holes in fruit') or the name of a pest or disease. */
  q: searchText,
  /** The id of a crop of the calendar; '' is all crops. */
  crop: z
    .string(fieldMessages.mustBeText('Crop'))
    .max(60, fieldMessages.maxLength('Crop', 60))
    .default(''),
  kind: z.enum(cropProblemKinds, fieldMessages.mustBeOneOf('Kind', cropProblemKinds)).optional(),
  page: listParameters.page,
  limit: wholeNumber('limit', 50).default(12),
  language: LanguageChoice,
})
export type CropProblemsInput = z.infer<typeof CropProblemsInput>

/** A crop for a picker. */
const CropName = z.object({ id: z.string(), name: z.string(), image: z.string() })

export const CropProblemsView = z.object({
  troubles: z.array(CropProblemOfCrop.extend({ crop: CropName })),
  /** True when no entry has all the words of the query, and these have some of them. */
  isLoose: z.boolean(),
  ...pageFields,
})
export type CropProblemsView = z.infer<typeof CropProblemsView>

export const CropsWithProblemInput = z.object({ language: LanguageChoice })
export type CropsWithProblemInput = z.infer<typeof CropsWithProblemInput>

/** Every crop of the calendar with a known pest or disease, and their number; sorted by name. */
export const CropsWithProblem = z.object({
  crops: z.array(CropName.extend({ group: z.enum(cropGroups), troubles: z.number() })),
})
export type CropsWithProblem = z.infer<typeof CropsWithProblem>
