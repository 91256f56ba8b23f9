import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import type { NoticeContent } from '../../../shared/notice.schema.ts'
import { baseProperties } from '../../core/base.entity.ts'
import { User } from '../user/user.entity.ts'

export const Notice = defineEntity({
  name: 'Notice',
  tableName: 'notices',
  properties: {
    ...baseProperties,
    user: () => p.manyToOne(User).ref(),
    content: p.json<NoticeContent>(),
    readAt: p.datetime(3).nullable(),
  },
})
export type Notice = InferEntity<typeof Notice>
