import { z } from 'zod'
import { requiredEmail } from '#shared/kit/email.ts'
import { LanguageChoice } from '#shared/kit/language.schema.ts'

export const SubscribeInput = z.object({ email: requiredEmail, language: LanguageChoice })
export type SubscribeInput = z.output<typeof SubscribeInput>

/** The token in the address of a link in our mails. */
export const NewsletterTokenInput = z.object({ token: z.string().max(300) })
