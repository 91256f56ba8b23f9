import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import { contactSubjects } from '../../../shared/contact.constants.ts'
import { languages } from '../../../shared/user.schema.ts'
import { baseProperties } from '../../core/base.entity.ts'
import { User } from '../user/user.entity.ts'

export const ContactMessage = defineEntity({
  name: 'ContactMessage',
  tableName: 'contact_messages',
  properties: {
    ...baseProperties,
    /** Who wrote it, when they were logged in. */
    user: () => p.manyToOne(User).ref().nullable(),
    name: p.text(),
    email: p.text(),
    subject: p.enum(contactSubjects),
    message: p.text(),
    language: p.enum(languages),
  },
})
export type ContactMessage = InferEntity<typeof ContactMessage>
