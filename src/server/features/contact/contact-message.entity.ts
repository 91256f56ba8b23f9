import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import { User } from '#server/features/user/user.entity.ts'
import { baseProperties } from '#server/platform/database/base.entity.ts'
import { contactSubjects } from '#shared/contact/contact.constants.ts'
import { languages } from '#shared/kit/language.constants.ts'

export const ContactMessage = defineEntity({
  name: 'ContactMessage',
  tableName: 'contact_messages',
  properties: {
    ...baseProperties,
    /** The sender if they were logged in. */
    user: () => p.manyToOne(User).ref().nullable(),
    name: p.text(),
    email: p.text(),
    subject: p.enum(contactSubjects),
    message: p.text(),
    language: p.enum(languages),
  },
})
export type ContactMessage = InferEntity<typeof ContactMessage>
