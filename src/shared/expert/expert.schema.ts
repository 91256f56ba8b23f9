import { z } from 'zod'
import { requiredChoice, requiredDate, requiredText, text } from '#shared/kit/common.schema.ts'
import { languages } from '#shared/kit/language.constants.ts'
import { LanguageChoice } from '#shared/kit/language.schema.ts'
import { stateFilter } from '#shared/kit/pagination.schema.ts'
import {
  dayParts,
  expertFields,
  maxSessionQuestion,
  minSessionQuestion,
  sessionStatuses,
} from './expert.constants.ts'

export const ExpertFieldsInput = z.object({ language: LanguageChoice })
export type ExpertFieldsInput = z.infer<typeof ExpertFieldsInput>

/** One field of expertise, in the chosen language. */
export const ExpertFieldView = z.object({
  id: z.enum(expertFields),
  title: z.string(),
  /** What they answer. */
  text: z.string(),
  /** What to have at hand. */
  bring: z.string(),
})
export type ExpertFieldView = z.infer<typeof ExpertFieldView>
export const ExpertFieldsView = z.object({ fields: z.array(ExpertFieldView) })
export type ExpertFieldsView = z.infer<typeof ExpertFieldsView>

export const SessionInput = z.object({
  field: requiredChoice('Expert', expertFields, 'Please choose an expert'),
  /** A crop of the calendar by its id; '' when it is about none. */
  crop: text('Crop', 60).default(''),
  state: stateFilter,
  /** From tomorrow to 30 days ahead by India's calendar. */
  preferredDay: requiredDate('Preferred day'),
  partOfDay: requiredChoice('Time of day', dayParts, 'Please choose a time of day'),
  /** What the expert speaks on the phone. */
  language: requiredChoice('Language', languages),
  question: requiredText('Question', maxSessionQuestion).min(
    minSessionQuestion,
    'Please tell a little more, in at least 10 characters',
  ),
})
export type SessionInput = z.infer<typeof SessionInput>

export const SessionView = z.object({
  _id: z.string(),
  field: z.enum(expertFields),
  fieldTitle: z.string(),
  /** Null when it is about none. */
  crop: z.object({ id: z.string(), name: z.string() }).nullable(),
  state: z.string(),
  preferredDay: z.string(),
  partOfDay: z.enum(dayParts),
  language: z.enum(languages),
  question: z.string(),
  status: z.enum(sessionStatuses),
  /** Its day is over in India. */
  isPast: z.boolean(),
  /** What the operator wrote when deciding; ''. */
  note: z.string(),
  createdAt: z.string(),
  decidedAt: z.string().nullable(),
})
export type SessionView = z.infer<typeof SessionView>

export const MySessionsInput = z.object({ language: LanguageChoice })
export type MySessionsInput = z.infer<typeof MySessionsInput>
export const MySessionsView = z.object({ sessions: z.array(SessionView) })
export type MySessionsView = z.infer<typeof MySessionsView>

export const SessionIdInput = z.object({ id: z.uuid('This request is not known') })
