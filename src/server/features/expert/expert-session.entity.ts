import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import { User } from '#server/features/user/user.entity.ts'
import { baseProperties } from '#server/platform/database/base.entity.ts'
import { dayParts, expertFields, sessionStatuses } from '#shared/expert/expert.constants.ts'
import { languages } from '#shared/kit/language.constants.ts'

export const ExpertSession = defineEntity({
  name: 'ExpertSession',
  tableName: 'expert_sessions',
  properties: {
    ...baseProperties,
    user: () => p.manyToOne(User).ref(),
    field: p.enum(expertFields),
    /** The id of a crop of the calendar; null when the session is about no crop. */
    crop: p.text().nullable(),
    state: p.text().default(''),
    preferredDay: p.date(),
    partOfDay: p.enum(dayParts),
    language: p.enum(languages),
    question: p.text(),
    status: p.enum(sessionStatuses).default('requested'),
    /** The operator's message to the user. */
    note: p.text().default(''),
    decidedAt: p.datetime(3).nullable(),
  },
})
export type ExpertSession = InferEntity<typeof ExpertSession>
