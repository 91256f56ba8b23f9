import type { EntityManager } from '@mikro-orm/postgresql'
import { v7 } from 'uuid'
import { deleteQueuedMails, queueMail } from '#server/features/mail/mail.service.ts'
import type { Env } from '#server/platform/config/env.ts'
import type { Database } from '#server/platform/database/database.ts'
import { execute } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { addressBucket } from '#server/platform/quota/address-bucket.ts'
import { consumeQuota } from '#server/platform/quota/quota.ts'
import { currentMs } from '#shared/kit/clock.ts'
import type { Language } from '#shared/kit/language.constants.ts'
import type { SubscribeInput } from '#shared/newsletter/newsletter.schema.ts'
import { linkNotValid, tooManySubscriptions } from './newsletter.errors.ts'
import { mailboxOf } from './newsletter-mailbox.policy.ts'
import { confirmMail, newsletterHeader } from './newsletter-mails.ts'
import { readConfirmToken, readUnsubscribeToken } from './newsletter-token.policy.ts'

interface Services {
  db: Database
  env: Env
}

/** Limits the mails to a mailbox whose address others enter again and again. */
const mailboxQuota = { name: 'newsletter:mailbox', max: 3, window: 24 * 3600 }
const addressQuota = { name: 'newsletter:address', max: 20, window: 3600 }

/**
 * Stores an unconfirmed subscription and asks the owner of the address by mail, if mail is set up. The
 * caller cannot tell whether the address was subscribed before, or has had its three mails of the day.
 */
export async function requestNewsletter(
  em: EntityManager,
  env: Env,
  input: SubscribeInput,
  userId: string | null,
): Promise<void> {
  const email = input.email.toLowerCase()
  if ((await consumeQuota(em, env, mailboxQuota, mailboxOf(email))) !== null) return
  // A confirmed subscription keeps its language until the owner confirms another, and the account that
  // first requested it, so that nobody can take over a subscription by entering its address.
  const [subscriber] = await execute<{ id: string }>(
    em,
    sql`insert into newsletter_subscribers as known
        (id, email, language, status, asked_at, created_at, updated_at, user_id)
      values (${v7()}, ${email}, ${input.language}, 'waiting', now(), now(), now(), ${userId})
      on conflict (email) do update set asked_at = now(), updated_at = now(),
        confirm_queued_at = null,
        language = case known.status when 'confirmed' then known.language else excluded.language end,
        status = case known.status when 'confirmed' then 'confirmed' else 'waiting' end
      returning id`,
  )
  if (!subscriber) throw new Error('A subscriber was neither added nor found.')
  const { id } = subscriber
  if (queueMail(em, env, confirmMail(env, { id, email, language: input.language }))) {
    await execute(
      em,
      sql`update newsletter_subscribers set confirm_queued_at = now() where id = ${id}`,
    )
  }
}

/** @throws AppError `newsletter.limit` (429). */
export async function subscribe(
  { db, env }: Services,
  input: SubscribeInput,
  { userId, ip }: { userId: string | null; ip: string },
) {
  await db.transaction(async (em) => {
    const wait = await consumeQuota(em, env, addressQuota, addressBucket(ip))
    if (wait !== null) throw tooManySubscriptions(wait)
    await requestNewsletter(em, env, input, userId)
  })
  // The message is the same for every address; it depends only on the server's settings.
  return env.SMTP_URL
    ? 'Almost done: we have sent you a mail. Open it and confirm that you want the newsletter.'
    : 'Noted. You will get a mail to confirm as soon as mail is set up here; until then nothing is sent.'
}

/** @throws AppError `newsletter.link_not_valid` (400). */
export async function confirmSubscription({ db, env }: Services, token: string): Promise<void> {
  const link = readConfirmToken(env.SECRET_KEY, token, currentMs())
  if (!link) throw linkNotValid()
  const confirmed = await execute(
    db,
    sql`update newsletter_subscribers
      set status = 'confirmed', language = ${link.language as Language}, confirmed_at = coalesce(confirmed_at, now()),
        unsubscribed_at = null, updated_at = now()
      where id = ${link.id} and status in ('waiting', 'confirmed') returning id`,
  )
  if (confirmed.length === 0) throw linkNotValid()
}

/**
 * Ends a subscription and deletes the newsletters that are queued for the address. Repeating it, or using
 * it after the subscription was deleted, is not an error.
 * @throws AppError `newsletter.link_not_valid` (400) for an invalid signature.
 */
export async function unsubscribe({ db, env }: Services, token: string): Promise<void> {
  const id = readUnsubscribeToken(env.SECRET_KEY, token)
  if (!id) throw linkNotValid()
  await db.transaction(async (em) => {
    const [unsubscribed] = await execute<{ email: string }>(
      em,
      sql`update newsletter_subscribers
        set status = 'unsubscribed', unsubscribed_at = coalesce(unsubscribed_at, now()),
          confirmed_at = null, updated_at = now()
        where id = ${id} returning email`,
    )
    if (unsubscribed) await deleteQueuedMails(em, unsubscribed.email, newsletterHeader)
  })
}
