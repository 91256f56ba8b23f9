import { z } from 'zod'
import { tidyText } from '#shared/community/community.ts'
import { contactSubjects } from '#shared/contact/contact.constants.ts'
import { dayParts, sessionStatuses } from '#shared/expert/expert.constants.ts'
import { recordId, requiredText } from '#shared/kit/common.schema.ts'
import { fieldMessages } from '#shared/kit/field-messages.ts'
import { languages } from '#shared/kit/language.constants.ts'
import { maxPageSize, pageFields, searchText, wholeNumber } from '#shared/kit/pagination.schema.ts'
import { accountKinds } from '#shared/user/user.schema.ts'
import {
  adminActions,
  adminPageSize,
  adminSubjects,
  contactFilters,
  maxAdminReason,
  minAdminReason,
  sessionFilters,
  verifiedFilters,
} from './admin.constants.ts'

/** The id of anything that operators decide about. */
export const adminItemId = recordId('This is no longer here.')

/** Stored in the audit log, and shown to the person concerned. */
export const adminReason = requiredText('Reason', maxAdminReason)
  .overwrite(tidyText)
  .min(minAdminReason, fieldMessages.minLength('Reason', minAdminReason))

export const adminPaging = {
  page: wholeNumber('page', 500).default(1),
  limit: wholeNumber('limit', maxPageSize).default(adminPageSize),
}
export const adminChoice = <const Values extends readonly [string, ...string[]]>(
  name: string,
  values: Values,
) => z.enum(values, fieldMessages.mustBeOneOf(name, values))

/** A person in the admin lists. Only the lists of people and of contests also have phone numbers. */
export const AdminPerson = z.object({
  _id: z.string(),
  /** "" when the profile has none. */
  name: z.string(),
  verified: z.boolean(),
  /** City and state, "" when not given. */
  place: z.string(),
})
export type AdminPerson = z.infer<typeof AdminPerson>

/** The answer to an action: the id of what it concerned. */
export const AdminDone = z.object({ _id: z.string() })

/** Items that wait for a decision, each counted up to 1,000. */
export const AdminSummary = z.object({
  /** People who lost their verification with a new name or UPI ID. */
  people: z.number(),
  listings: z.number(),
  posts: z.number(),
  messages: z.number(),
  contests: z.number(),
  contact: z.number(),
  experts: z.number(),
})
export type AdminSummary = z.infer<typeof AdminSummary>

export const AdminPeopleInput = z
  .object({
    ...adminPaging,
    /** Words of the name, the place or the phone number. */
    q: searchText,
    show: adminChoice('show', verifiedFilters).default('all'),
  })
  .prefault({})
export type AdminPeopleInput = z.infer<typeof AdminPeopleInput>

export const AdminPersonCard = z.object({
  ...AdminPerson.shape,
  image: z.string().nullable(),
  /** Ten digits. */
  phone: z.string(),
  /** Operators check it together with the name; "" without one. */
  upiId: z.string(),
  /** When the verification lapsed with a new name or UPI ID; null once an operator has decided. */
  verificationLapsedAt: z.string().nullable(),
  kind: z.enum(accountKinds),
  createdAt: z.string(),
  crops: z.number(),
  equipments: z.number(),
  /** API keys that work. */
  apiKeys: z.number(),
  /** Webhooks that send, or will again after a pause or a rest. */
  webhooks: z.number(),
  /** How many of these listings an operator has hidden. */
  hidden: z.number(),
  /** Orders received as a seller. */
  orders: z.number(),
  /** Reports of the person's listings, including settled ones. */
  reports: z.number(),
})
export type AdminPersonCard = z.infer<typeof AdminPersonCard>
export const AdminPeople = z.object({ people: z.array(AdminPersonCard), ...pageFields })
export type AdminPeople = z.infer<typeof AdminPeople>

export const VerifyInput = z.object({
  userId: adminItemId,
  isVerified: z.boolean('isVerified must be true or false'),
  /** What the operator saw: if it has changed since, nothing is decided. */
  seen: z
    .object({ name: z.string().max(200), upiId: z.string().max(200) }, 'seen must be an object')
    .optional(),
  reason: adminReason,
})
export type VerifyInput = z.infer<typeof VerifyInput>

export const AdminContactInput = z
  .object({
    ...adminPaging,
    show: adminChoice('show', contactFilters).default('waiting'),
    subject: adminChoice('subject', [...contactSubjects, '']).default(''),
  })
  .prefault({})
export type AdminContactInput = z.infer<typeof AdminContactInput>

export const AdminContactMessage = z.object({
  _id: z.string(),
  name: z.string(),
  email: z.string(),
  subject: z.enum(contactSubjects),
  message: z.string(),
  language: z.enum(languages),
  createdAt: z.string(),
  handledAt: z.string().nullable(),
  /** The operator's note; "" without one. */
  handledNote: z.string(),
})
export type AdminContactMessage = z.infer<typeof AdminContactMessage>
export const AdminContact = z.object({ messages: z.array(AdminContactMessage), ...pageFields })
export type AdminContact = z.infer<typeof AdminContact>

export const HandleContactInput = z.object({
  messageId: adminItemId,
  isHandled: z.boolean('isHandled must be true or false'),
  reason: adminReason,
})
export type HandleContactInput = z.infer<typeof HandleContactInput>

export const AdminExpertSessionsInput = z
  .object({ ...adminPaging, show: adminChoice('show', sessionFilters).default('requested') })
  .prefault({})
export type AdminExpertSessionsInput = z.infer<typeof AdminExpertSessionsInput>

export const AdminExpertSession = z.object({
  _id: z.string(),
  /** The expert's field, in both languages. */
  expert: z.object({ en: z.string(), hi: z.string() }),
  crop: z.object({ en: z.string(), hi: z.string() }).nullable(),
  state: z.string(),
  preferredDay: z.string(),
  partOfDay: z.enum(dayParts),
  /** The language of the call. */
  language: z.enum(languages),
  question: z.string(),
  status: z.enum(sessionStatuses),
  isPast: z.boolean(),
  note: z.string(),
  createdAt: z.string(),
  decidedAt: z.string().nullable(),
  person: AdminPerson,
  /** The number that the expert calls: ten digits. */
  phone: z.string(),
  /** The decisions that are possible now. */
  decisions: z.array(z.enum(['confirm', 'decline'])),
})
export type AdminExpertSession = z.infer<typeof AdminExpertSession>
export const AdminExpertSessions = z.object({
  sessions: z.array(AdminExpertSession),
  ...pageFields,
})
export type AdminExpertSessions = z.infer<typeof AdminExpertSessions>

export const DecideSessionInput = z.object({
  sessionId: adminItemId,
  decision: adminChoice('decision', ['confirm', 'decline']),
  /** Shown to the person with the decision. */
  reason: adminReason,
})
export type DecideSessionInput = z.infer<typeof DecideSessionInput>

export const AdminLogInput = z
  .object({
    ...adminPaging,
    act: adminChoice('act', [...adminActions, '']).default(''),
    operatorId: z.union([z.literal(''), adminItemId], 'This is no longer here.').default(''),
    /** The id of what the actions concerned. */
    subjectId: z.union([z.literal(''), adminItemId], 'This is no longer here.').default(''),
  })
  .prefault({})
export type AdminLogInput = z.infer<typeof AdminLogInput>

export const AdminLogEntry = z.object({
  _id: z.string(),
  act: z.enum(adminActions),
  /** The name is "" when the account is erased or has none. */
  operator: z.object({ _id: z.string(), name: z.string() }),
  subject: z.object({ kind: z.enum(adminSubjects), _id: z.string() }),
  reason: z.string(),
  /** A short label of the subject, such as a listing's present name; may be "". */
  about: z.string(),
  at: z.string(),
})
export type AdminLogEntry = z.infer<typeof AdminLogEntry>
export const AdminLog = z.object({ entries: z.array(AdminLogEntry), ...pageFields })
export type AdminLog = z.infer<typeof AdminLog>
