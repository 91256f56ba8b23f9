import { p } from '@mikro-orm/core'
import { baseProperties } from '../../core/base.entity.ts'
import { User } from '../user/user.entity.ts'

/** The columns that crops and equipment have in common. */
export const listingProperties = {
  ...baseProperties,
  owner: () => p.manyToOne(User).ref(),
  name: p.text(),
  description: p.text().default(''),
  isArchived: p.boolean().default(false),
  tags: p.array().default([]),
  images: p.array().default([]),
  /** The owner's city and state, copied so that a search finds them; follows the profile. */
  place: p.text().default(''),
}
