import { z } from 'zod'
import { tidyText } from '#shared/community/community.ts'
import { contactSubjects } from '#shared/contact/contact.constants.ts'
import { dayParts, sessionStatuses } from '#shared/expert/expert.constants.ts'
import { requiredText } from '#shared/kit/common.schema.ts'
import { languages } from '#shared/kit/language.constants.ts'
import { maxPageSize, pageFields, searchText, wholeNumber } from '#shared/kit/pagination.schema.ts'
import { accountKinds } from '#shared/user/user.schema.ts'
import {
  contactFilters,
  deskActs,
  deskPageSize,
  deskSubjects,
  maxDeskReason,
  minDeskReason,
  sessionFilters,
  verifiedFilters,
} from './admin.constants.ts'

/** Of anything that the desk decides about. */
export const deskId = z.uuid('This is no longer here.')

/** Why: kept in the log, and read by the person whom it concerns. */
export const deskReason = requiredText('Reason', maxDeskReason)
  .overwrite(tidyText)
  .min(minDeskReason, `Reason must be at least ${minDeskReason} characters long`)

export const deskPaging = {
  page: wholeNumber('page', 500).default(1),
  limit: wholeNumber('limit', maxPageSize).default(deskPageSize),
}
export const deskChoice = <const Values extends readonly [string, ...string[]]>(
  name: string,
  values: Values,
) => z.enum(values, `${name} must be one of: ${values.join(', ')}`)

/** Somebody as the desk's lists name them; their number stands with the people alone. */
export const DeskPerson = z.object({
  _id: z.string(),
  /** "" when the profile has none. */
  name: z.string(),
  verified: z.boolean(),
  /** City and state, "" when not given. */
  place: z.string(),
})
export type DeskPerson = z.infer<typeof DeskPerson>

/** What an act's answer says: what it was about. */
export const DeskDone = z.object({ _id: z.string() })

/** What waits for a decision, each counted up to 1,000. */
export const DeskSummary = z.object({
  /** People whose tick fell with a new name or UPI ID. */
  people: z.number(),
  listings: z.number(),
  posts: z.number(),
  messages: z.number(),
  contests: z.number(),
  contact: z.number(),
  experts: z.number(),
})
export type DeskSummary = z.infer<typeof DeskSummary>

export const DeskPeopleInput = z
  .object({
    ...deskPaging,
    /** Words of the name, the place or the number. */
    q: searchText,
    show: deskChoice('show', verifiedFilters).default('all'),
  })
  .prefault({})
export type DeskPeopleInput = z.infer<typeof DeskPeopleInput>

export const DeskPersonCard = z.object({
  ...DeskPerson.shape,
  image: z.string().nullable(),
  /** Ten digits. */
  phone: z.string(),
  /** What an operator checks beside the name; "" without one. */
  upiId: z.string(),
  /** When their tick fell with a new name or UPI ID, while nobody has decided since; else null. */
  verificationLapsedAt: z.string().nullable(),
  kind: z.enum(accountKinds),
  createdAt: z.string(),
  crops: z.number(),
  equipments: z.number(),
  /** Of these, hidden by an operator. */
  hidden: z.number(),
  /** Orders that they got as a seller. */
  orders: z.number(),
  /** Reports of their listings, settled ones included. */
  reports: z.number(),
})
export type DeskPersonCard = z.infer<typeof DeskPersonCard>
export const DeskPeople = z.object({ people: z.array(DeskPersonCard), ...pageFields })
export type DeskPeople = z.infer<typeof DeskPeople>

export const VerifyInput = z.object({
  userId: deskId,
  isVerified: z.boolean('isVerified must be true or false'),
  /** As the operator saw them: when they have changed since, nothing is decided. */
  seen: z
    .object({ name: z.string().max(200), upiId: z.string().max(200) }, 'seen must be an object')
    .optional(),
  reason: deskReason,
})
export type VerifyInput = z.infer<typeof VerifyInput>

export const DeskContactInput = z
  .object({
    ...deskPaging,
    show: deskChoice('show', contactFilters).default('waiting'),
    subject: deskChoice('subject', [...contactSubjects, '']).default(''),
  })
  .prefault({})
export type DeskContactInput = z.infer<typeof DeskContactInput>

export const DeskContactMessage = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  subject: z.enum(contactSubjects),
  message: z.string(),
  language: z.enum(languages),
  createdAt: z.string(),
  handledAt: z.string().nullable(),
  /** What the operator noted; "". */
  handledNote: z.string(),
})
export type DeskContactMessage = z.infer<typeof DeskContactMessage>
export const DeskContact = z.object({ messages: z.array(DeskContactMessage), ...pageFields })
export type DeskContact = z.infer<typeof DeskContact>

export const HandleContactInput = z.object({
  messageId: deskId,
  isHandled: z.boolean('isHandled must be true or false'),
  reason: deskReason,
})
export type HandleContactInput = z.infer<typeof HandleContactInput>

export const DeskSessionsInput = z
  .object({ ...deskPaging, show: deskChoice('show', sessionFilters).default('requested') })
  .prefault({})
export type DeskSessionsInput = z.infer<typeof DeskSessionsInput>

export const DeskSession = z.object({
  _id: z.string(),
  /** The expert's field, in both languages. */
  expert: z.object({ en: z.string(), hi: z.string() }),
  crop: z.object({ en: z.string(), hi: z.string() }).nullable(),
  state: z.string(),
  preferredDay: z.string(),
  partOfDay: z.enum(dayParts),
  /** Of the call. */
  language: z.enum(languages),
  question: z.string(),
  status: z.enum(sessionStatuses),
  isPast: z.boolean(),
  note: z.string(),
  createdAt: z.string(),
  decidedAt: z.string().nullable(),
  person: DeskPerson,
  /** The number that the expert calls: ten digits. */
  phone: z.string(),
  /** What may be decided now. */
  decisions: z.array(z.enum(['confirm', 'decline'])),
})
export type DeskSession = z.infer<typeof DeskSession>
export const DeskSessions = z.object({ sessions: z.array(DeskSession), ...pageFields })
export type DeskSessions = z.infer<typeof DeskSessions>

export const DecideSessionInput = z.object({
  sessionId: deskId,
  decision: deskChoice('decision', ['confirm', 'decline']),
  /** The person reads it with the decision. */
  reason: deskReason,
})
export type DecideSessionInput = z.infer<typeof DecideSessionInput>

export const DeskLogInput = z
  .object({
    ...deskPaging,
    act: deskChoice('act', [...deskActs, '']).default(''),
    operatorId: z.union([z.literal(''), deskId], 'This is no longer here.').default(''),
    /** What the acts were about, by its id. */
    subjectId: z.union([z.literal(''), deskId], 'This is no longer here.').default(''),
  })
  .prefault({})
export type DeskLogInput = z.infer<typeof DeskLogInput>

export const DeskLogEntry = z.object({
  _id: z.string(),
  act: z.enum(deskActs),
  /** The name is "" when the account is gone or has none. */
  operator: z.object({ _id: z.string(), name: z.string() }),
  subject: z.object({ kind: z.enum(deskSubjects), _id: z.string() }),
  reason: z.string(),
  /** What it concerned in a word or two, as it was then: a listing's name; "". */
  about: z.string(),
  at: z.string(),
})
export type DeskLogEntry = z.infer<typeof DeskLogEntry>
export const DeskLog = z.object({ entries: z.array(DeskLogEntry), ...pageFields })
export type DeskLog = z.infer<typeof DeskLog>
