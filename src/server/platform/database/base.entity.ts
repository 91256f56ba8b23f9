import { p } from '@mikro-orm/core'
import { v7 } from 'uuid'

/** What every stored thing has. Ids are UUID v7: they sort by age and can't be guessed in sequence. */
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
