import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import { dayParts, expertFields, sessionStatuses } from '../../../shared/expert.constants.ts'
import { languages } from '../../../shared/user.schema.ts'
import { baseProperties } from '../../core/base.entity.ts'
import { User } from '../user/user.entity.ts'

export const ExpertSession = defineEntity({
  name: 'ExpertSession',
  tableName: 'expert_sessions',
  properties: {
    ...baseProperties,
    user: () => p.manyToOne(User).ref(),
    field: p.enum(expertFields),
    /** A crop of the calendar, null when it is about none. */
    crop: p.text().nullable(),
    state: p.text().default(''),
    preferredDay: p.date(),
    partOfDay: p.enum(dayParts),
    language: p.enum(languages),
    question: p.text(),
    status: p.enum(sessionStatuses).default('requested'),
    /** The operator's words to the person. */
    note: p.text().default(''),
    decidedAt: p.datetime(3).nullable(),
  },
})
export type ExpertSession = InferEntity<typeof ExpertSession>
