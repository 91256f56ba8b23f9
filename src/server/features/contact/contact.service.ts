import type { EntityManager } from '@mikro-orm/postgresql'
import { queueMail } from '#server/features/mail/mail.service.ts'
import { askForNewsletter } from '#server/features/newsletter/newsletter.service.ts'
import { User } from '#server/features/user/user.entity.ts'
import type { Env } from '#server/platform/config/env.ts'
import type { Database } from '#server/platform/database/database.ts'
import { addressBucket } from '#server/platform/quota/address-bucket.ts'
import { consumeQuota } from '#server/platform/quota/quota.ts'
import type { RateLimit } from '#server/platform/quota/rate-limit.ts'
import type { ContactSubject } from '#shared/contact/contact.constants.ts'
import type { ContactInput } from '#shared/contact/contact.schema.ts'
import { tooManyMessages } from './contact.errors.ts'
import { ContactMessage } from './contact-message.entity.ts'

/** The same words again in this time are a second click, not a second message. */
const sameWithinMinutes = 10
const hour = 3600
/** A mobile network puts many people behind one address, so visitors get more between them. */
const visitorQuota = { name: 'contact:address', max: 10, window: hour }
const personQuota = { name: 'contact:person', max: 5, window: hour }
/** For a flood, before it asks the database for anything: far more than the allowances above. */
const floodQuota = { name: 'contact:flood', max: 300, window: hour }

interface Sender {
  /** Of the account that writes; null for a visitor. */
  userId: string | null
  ip: string
}

const subjectNames: Record<ContactSubject, string> = {
  general: 'General',
  support: 'Support',
  sales: 'Sales',
  feedback: 'Feedback',
  other: 'Other',
}

/** What the operator reads. */
function noteOf(input: ContactInput, { userId }: Sender): string {
  const { name, email, subject, language, message } = input
  return [
    `From: ${name} <${email}>`,
    `Subject: ${subjectNames[subject]}`,
    `Language: ${language === 'hi' ? 'Hindi' : 'English'}`,
    `Account: ${userId ?? 'none'}`,
    '',
    message,
    '',
    '-- ',
    'Sent through the contact form. A reply to this mail goes to the sender.',
  ].join('\n')
}

async function isRepeated(em: EntityManager, { email, subject, message }: ContactInput) {
  // Two clicks at once come one after the other here.
  await em.execute('select pg_advisory_xact_lock(4, hashtext(?))', [email])
  const [same] = await em.execute(
    `select 1 from contact_messages where email = ? and subject = ? and message = ?
      and created_at > now() - interval '${sameWithinMinutes} minutes' limit 1`,
    [email, subject, message],
  )
  return same !== undefined
}

/**
 * Keeps a message, mails it to MAIL_TO where mail is set up, and asks for the newsletter with it when
 * that was wanted. One that was sent a moment ago already is kept once.
 * @throws AppError `contact.limit` (429).
 */
export async function sendMessage(
  { db, env, rateLimit }: { db: Database; env: Env; rateLimit: RateLimit },
  input: ContactInput,
  sender: Sender,
): Promise<void> {
  // A machine is told what a person is told, and learns nothing.
  if (input.homepage !== '') return
  await rateLimit.consume(floodQuota, addressBucket(sender.ip))
  await db.transaction(async (em) => {
    if (await isRepeated(em, input)) return
    const { userId } = sender
    const wait = userId
      ? await consumeQuota(em, env, personQuota, userId)
      : await consumeQuota(em, env, visitorQuota, addressBucket(sender.ip))
    if (wait !== null) throw tooManyMessages(wait)
    const { name, email, subject, message, language } = input
    const user = userId ? em.getReference(User, userId) : null
    em.create(ContactMessage, { user, name, email, subject, message, language })
    if (env.MAIL_TO) {
      queueMail(em, env, {
        to: env.MAIL_TO,
        subject: `[KrishiHaat] ${subjectNames[subject]}: ${name}`,
        text: noteOf(input, sender),
        replyTo: email,
      })
    }
    if (input.newsletter) await askForNewsletter(em, env, { email, language }, userId)
  })
}
