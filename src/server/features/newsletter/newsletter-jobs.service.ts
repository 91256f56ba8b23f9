import { queueMail } from '#server/features/mail/mail.service.ts'
import type { Env } from '#server/platform/config/env.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { Job } from '#server/platform/jobs/jobs.ts'
import type { Language } from '#shared/kit/language.constants.ts'
import { confirmMail } from './newsletter-mails.ts'

const hourMs = 3_600_000
const batchSize = 200

/** An address whose owner was asked and did not confirm is forgotten after this. */
const unconfirmedDays = 30
/** One that could not be asked, because mail is not set up, waits longer. */
const unaskedDays = 180
/** Who left is remembered this long, so that a late click on an old link still works. */
const unsubscribedDays = 30

/** Asks those who subscribed while mail was not set up. */
export async function askWaiting(
  { db, env }: { db: Database; env: Env },
  signal: AbortSignal,
): Promise<void> {
  let asked = batchSize
  while (asked === batchSize && !signal.aborted) {
    asked = await db.transaction(async (em) => {
      const waiting = await em.execute<{ id: string; email: string; language: Language }[]>(
        `update newsletter_subscribers set confirm_queued_at = now() where id in (
          select id from newsletter_subscribers
            where status = 'waiting' and confirm_queued_at is null
            order by id limit ${batchSize} for update skip locked)
          returning id, email, language`,
      )
      for (const subscriber of waiting) queueMail(em, env, confirmMail(env, subscriber))
      return waiting.length
    })
  }
}

/** Deletes the addresses of those who never confirmed or have left. */
export async function deleteOldSubscribers(db: Database): Promise<void> {
  await db.read({
    text: `delete from newsletter_subscribers
      where status = 'waiting' and (confirm_queued_at < now() - interval '${unconfirmedDays} days'
        or asked_at < now() - interval '${unaskedDays} days')`,
  })
  await db.read({
    text: `delete from newsletter_subscribers where status = 'unsubscribed'
      and unsubscribed_at < now() - interval '${unsubscribedDays} days'`,
  })
}

export function newsletterJobs(services: { db: Database; env: Env }): Job[] {
  const cleanup = {
    name: 'newsletter-cleanup',
    everyMs: 24 * hourMs,
    run: () => deleteOldSubscribers(services.db),
  }
  if (!services.env.SMTP_URL) return [cleanup]
  const ask = {
    name: 'newsletter-ask-waiting',
    everyMs: hourMs,
    atStart: true,
    run: (signal: AbortSignal) => askWaiting(services, signal),
  }
  return [cleanup, ask]
}
