import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import { baseProperties } from '../../core/base.entity.ts'
import { User } from '../user/user.entity.ts'

export const Session = defineEntity({
  name: 'Session',
  tableName: 'sessions',
  properties: {
    ...baseProperties,
    user: () => p.manyToOne(User).ref(),
    /** SHA-256 of the bearer token, which itself is never stored. */
    tokenHash: p.text().unique().hidden().lazy(),
    userAgent: p.text().default(''),
    lastSeenAt: p.datetime(3),
    expiresAt: p.datetime(3),
  },
})
export type Session = InferEntity<typeof Session>
