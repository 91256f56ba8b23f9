import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import { baseProperties } from '../../core/base.entity.ts'
import { User } from '../user/user.entity.ts'

/** One uploaded picture; its files, one a width, lie in storage under its id. */
export const Upload = defineEntity({
  name: 'Upload',
  tableName: 'uploads',
  properties: {
    ...baseProperties,
    owner: () => p.manyToOne(User).ref(),
    url: p.text().unique(),
  },
})
export type Upload = InferEntity<typeof Upload>
