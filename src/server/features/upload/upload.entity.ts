import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import { baseProperties } from '#server/platform/database/base.entity.ts'

/** One uploaded picture; its files, one a width, lie in storage under the names its address has. */
export const Upload = defineEntity({
  name: 'Upload',
  tableName: 'uploads',
  properties: {
    ...baseProperties,
    // An id, not the entity: people show uploads too, and features must not lean on each other.
    ownerId: p.uuid(),
    url: p.text().unique(),
  },
})
export type Upload = InferEntity<typeof Upload>
