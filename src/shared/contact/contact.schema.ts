import { z } from 'zod'
import { nameText, requiredText } from '#shared/kit/common.schema.ts'
import { requiredEmail } from '#shared/kit/email.ts'
import { LanguageChoice } from '#shared/kit/language.schema.ts'
import {
  contactSubjects,
  maxContactMessageLength,
  maxNameLength,
  minMessageLength,
} from './contact.constants.ts'

export const ContactInput = z.object({
  name: nameText('Name', maxNameLength),
  email: requiredEmail,
  subject: z.enum(contactSubjects, 'Please select a subject'),
  message: requiredText('Message', maxContactMessageLength).refine(
    (value) => value === '' || value.length >= minMessageLength,
    'Please provide a more detailed message',
  ),
  /** Requests the newsletter as well, which the owner of the address must then confirm. */
  newsletter: z.boolean().default(false),
  language: LanguageChoice,
  /** A hidden field that only bots fill in; such messages are discarded. */
  homepage: z.string().max(500).default(''),
})
export type ContactInput = z.output<typeof ContactInput>
