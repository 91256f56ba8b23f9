import type { EntityManager } from '@mikro-orm/postgresql'
import { queueMail } from '#server/features/mail/mail.service.ts'
import { requestNewsletter } from '#server/features/newsletter/newsletter.service.ts'
import { User } from '#server/features/user/user.entity.ts'
import type { Env } from '#server/platform/config/env.ts'
import type { Database } from '#server/platform/database/database.ts'
import { execute, queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { addressBucket } from '#server/platform/quota/address-bucket.ts'
import { consumeQuota } from '#server/platform/quota/quota.ts'
import type { RateLimit } from '#server/platform/quota/rate-limit.ts'
import type { ContactSubject } from '#shared/contact/contact.constants.ts'
import type { ContactInput } from '#shared/contact/contact.schema.ts'
import { tooManyMessages } from './contact.errors.ts'
import { ContactMessage } from './contact-message.entity.ts'

/** The same message again within this time is a second click. */
const repeatMinutes = 10
const hour = 3600
/** Mobile networks put many people behind one address, so the limit per address is higher. */
const visitorQuota = { name: 'contact:address', max: 10, window: hour }
const userQuota = { name: 'contact:person', max: 5, window: hour }
/** A much higher limit that is checked before any query of the database. */
const floodQuota = { name: 'contact:flood', max: 300, window: hour }

interface Sender {
  /** The account of the sender; null for a visitor. */
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

/** The text of the mail to the operator. */
function mailText(input: ContactInput, { userId }: Sender): string {
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

async function wasSentRecently(em: EntityManager, { email, subject, message }: ContactInput) {
  // The lock makes concurrent requests with the same address wait for each other.
  await execute(em, sql`select pg_advisory_xact_lock(4, hashtext(${email}))`)
  const [same] = await queryRows(
    em,
    sql`select 1 from contact_messages where email = ${email} and subject = ${subject} and message = ${message}
      and created_at > now() - make_interval(mins => ${repeatMinutes}) limit 1`,
  )
  return same !== undefined
}

/**
 * Stores a message, mails it to MAIL_TO if mail is set up, and requests the newsletter if the sender
 * ticked it. A message repeated within ten minutes is stored once.
 * @throws AppError `contact.limit` (429).
 */
export async function sendContactMessage(
  { db, env, rateLimit }: { db: Database; env: Env; rateLimit: RateLimit },
  input: ContactInput,
  sender: Sender,
): Promise<void> {
  // Bots that fill the hidden field get the same answer as people, and nothing is stored.
  if (input.homepage !== '') return
  await rateLimit.consume(floodQuota, addressBucket(sender.ip))
  await db.transaction(async (em) => {
    if (await wasSentRecently(em, input)) return
    const { userId } = sender
    const wait = userId
      ? await consumeQuota(em, env, userQuota, userId)
      : await consumeQuota(em, env, visitorQuota, addressBucket(sender.ip))
    if (wait !== null) throw tooManyMessages(wait)
    const { name, email, subject, message, language } = input
    const user = userId ? em.getReference(User, userId) : null
    em.create(ContactMessage, { user, name, email, subject, message, language })
    if (env.MAIL_TO) {
      queueMail(em, env, {
        to: env.MAIL_TO,
        subject: `[KrishiHaat] ${subjectNames[subject]}: ${name}`,
        text: mailText(input, sender),
        replyTo: email,
      })
    }
    if (input.newsletter) await requestNewsletter(em, env, { email, language }, userId)
  })
}
