import { z } from 'zod'
import {
  recordId,
  requiredChoice,
  requiredDate,
  requiredText,
  text,
} from '#shared/kit/common.schema.ts'
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
  /** The questions that the expert answers. */
  text: z.string(),
  /** What to have ready for the call. */
  bring: z.string(),
})
export type ExpertFieldView = z.infer<typeof ExpertFieldView>
export const ExpertFieldsView = z.object({ fields: z.array(ExpertFieldView) })
export type ExpertFieldsView = z.infer<typeof ExpertFieldsView>

export const SessionInput = z.object({
  field: requiredChoice('Expert', expertFields, 'Please choose an expert'),
  /** The id of a crop of the calendar; '' for no crop. */
  crop: text('Crop', 60).default(''),
  state: stateFilter,
  /** From tomorrow to 30 days ahead by India's calendar. */
  preferredDay: requiredDate('Preferred day'),
  partOfDay: requiredChoice('Time of day', dayParts, 'Please choose a time of day'),
  /** The language of the phone call. */
  language: requiredChoice('Language', languages),
  question: requiredText('Question', maxSessionQuestion).min(
    minSessionQuestion,
    'Please tell a little more, in at least 10 characters',
  ),
})
export type SessionInput = z.infer<typeof SessionInput>

export const ExpertSessionView = z.object({
  _id: z.string(),
  field: z.enum(expertFields),
  fieldTitle: z.string(),
  /** Null when the session is about no crop. */
  crop: z.object({ id: z.string(), name: z.string() }).nullable(),
  state: z.string(),
  preferredDay: z.string(),
  partOfDay: z.enum(dayParts),
  language: z.enum(languages),
  question: z.string(),
  status: z.enum(sessionStatuses),
  /** Whether its day has passed in India. */
  isPast: z.boolean(),
  /** The operator's message about the decision; '' when there is none. */
  note: z.string(),
  createdAt: z.string(),
  updatedAt: z.string(),
  decidedAt: z.string().nullable(),
})
export type ExpertSessionView = z.infer<typeof ExpertSessionView>

export const MySessionsInput = z.object({ language: LanguageChoice })
export type MySessionsInput = z.infer<typeof MySessionsInput>
export const MySessionsView = z.object({ sessions: z.array(ExpertSessionView) })
export type MySessionsView = z.infer<typeof MySessionsView>

export const SessionIdInput = z.object({ id: recordId('We could not find this request') })
