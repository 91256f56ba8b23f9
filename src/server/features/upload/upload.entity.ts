import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import { baseProperties } from '#server/platform/database/base.entity.ts'

/** An uploaded picture. Storage has one file per width, named after the address. */
export const Upload = defineEntity({
  name: 'Upload',
  tableName: 'uploads',
  properties: {
    ...baseProperties,
    // An id, not the entity, because users show uploads too, and features must not depend on each other.
    ownerId: p.uuid(),
    url: p.text().unique(),
  },
})
export type Upload = InferEntity<typeof Upload>
