import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import { User } from '#server/features/user/user.entity.ts'
import { baseProperties } from '#server/platform/database/base.entity.ts'

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
    /** The code was right and the second step is missing: the token allows nothing else. */
    isSecondFactorPending: p.boolean().default(false),
    /** Codes tried for the second step while it is pending. */
    secondFactorTries: p.integer().default(0),
    /** When the session last passed a second step; null when it never did. */
    secondFactorAt: p.datetime(3).nullable(),
  },
})
export type Session = InferEntity<typeof Session>
