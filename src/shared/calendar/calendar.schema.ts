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
  /** Only what is sown in this month. */
  month: wholeNumber('Month', 12).optional(),
  season: z.enum(seasons, fieldMessages.mustBeOneOf('Season', seasons)).optional(),
  group: z.enum(cropGroups, fieldMessages.mustBeOneOf('Group', cropGroups)).optional(),
  q: searchText,
  language: LanguageChoice,
})
export type CalendarInput = z.infer<typeof CalendarInput>

/** MM-DD; an end before its start is in the next year. */
const DayWindow = z.object({ from: z.string(), to: z.string() })

export const CalendarWindow = z.object({
  season: z.enum(seasons),
  zones: z.array(z.literal(agroZoneNumbers)),
  /** The states it holds for, all of its zones' unless it is narrower. */
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
  /** The picture's address on this server. */
  image: z.string(),
  /** Those of the asked state and zone; all of them when neither was asked for. */
  windows: z.array(CalendarWindow),
  durationDays: Range,
})
export type CalendarEntry = z.infer<typeof CalendarEntry>

export const CalendarView = z.object({ crops: z.array(CalendarEntry) })
export type CalendarView = z.infer<typeof CalendarView>

export const CalendarCropInput = z.object({
  cropId: z.string().max(60),
  language: LanguageChoice,
})
export type CalendarCropInput = z.infer<typeof CalendarCropInput>

/** A pest or a disease: how it shows, and the first remedy. */
export const CropProblemOfCrop = z.object({
  kind: z.enum(cropProblemKinds),
  name: z.string(),
  signs: z.string(),
  remedy: z.string(),
})
export type CropProblemOfCrop = z.infer<typeof CropProblemOfCrop>

/** Everything the calendar knows of a crop, its texts in the chosen language. */
export const CalendarCrop = CalendarEntry.extend({
  climate: z.string(),
  soil: z.string(),
  seedRate: z.object({ amount: Range, unit: z.string(), note: z.string() }),
  spacing: z.object({ rowCm: Range, plantCm: Range.nullable(), note: z.string() }),
  water: z.string(),
  npk: z.object({
    n: z.number(),
    p: z.number(),
    k: z.number(),
    per: z.enum(['ha', 'plant']),
    note: z.string(),
  }),
  harvest: z.string(),
  storage: z.string(),
  yield: z.object({ amount: Range, unit: z.string() }),
  troubles: z.array(CropProblemOfCrop),
  varieties: z.array(z.object({ name: z.string(), note: z.string() })),
  sources: z.array(z.object({ title: z.string(), url: z.string().nullable() })),
})
export type CalendarCrop = z.infer<typeof CalendarCrop>

/** Leaves out what is not given: no crop is every crop. */
export const CropProblemsInput = z.object({
  /** What is seen: 'yellow leaves', 'पत्ते पीले', 'holes in fruit'; or a trouble's name. */
  q: searchText,
  /** A crop of the calendar by its id; '' is all of them. */
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

/** A crop as a picker shows it. */
const CropName = z.object({ id: z.string(), name: z.string(), image: z.string() })

export const CropProblemsView = z.object({
  troubles: z.array(CropProblemOfCrop.extend({ crop: CropName })),
  /** True when nothing has all that was looked for: these have some of it. */
  isLoose: z.boolean(),
  ...pageFields,
})
export type CropProblemsView = z.infer<typeof CropProblemsView>

export const CropsWithProblemInput = z.object({ language: LanguageChoice })
export type CropsWithProblemInput = z.infer<typeof CropsWithProblemInput>

/** Every crop of the calendar with the number of its pests and diseases, by name. */
export const CropsWithProblem = z.object({
  crops: z.array(CropName.extend({ group: z.enum(cropGroups), troubles: z.number() })),
})
export type CropsWithProblem = z.infer<typeof CropsWithProblem>
