import { p } from '@mikro-orm/core'
import { v7 } from 'uuid'

/** Properties of every entity. Ids are UUID v7, which sort by age and cannot be guessed in sequence. */
export const baseProperties = {
  id: p
    .uuid()
    .primary()
    .onCreate(() => v7()),
  createdAt: p.datetime(3).onCreate(() => new Date()),
  updatedAt: p
    .datetime(3)
    .onCreate(() => new Date())
    .onUpdate(() => new Date()),
}
