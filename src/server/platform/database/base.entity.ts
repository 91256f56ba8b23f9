import { p } from '@mikro-orm/core'
import { v7 } from 'uuid'
import { currentTime } from '#shared/kit/clock.ts'

/** Properties of every entity. Ids are UUID v7, which sort by age and cannot be guessed in sequence. */
export const baseProperties = {
  id: p
    .uuid()
    .primary()
    .onCreate(() => v7()),
  createdAt: p.datetime(3).onCreate(() => currentTime()),
  updatedAt: p
    .datetime(3)
    .onCreate(() => currentTime())
    .onUpdate(() => currentTime()),
}
