import { queueMail } from '#server/features/mail/mail.service.ts'
import type { Env } from '#server/platform/config/env.ts'
import type { Database } from '#server/platform/database/database.ts'
import { execute } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import type { Job } from '#server/platform/jobs/jobs.ts'
import type { Language } from '#shared/kit/language.constants.ts'
import { confirmMail } from './newsletter-mails.ts'

const hourMs = 3_600_000
const batchSize = 200

/** Sends confirmation mails to those who subscribed while mail was not set up. */
export async function sendWaitingConfirmations(
  { db, env }: { db: Database; env: Env },
  signal: AbortSignal,
): Promise<void> {
  let sent = batchSize
  while (sent === batchSize && !signal.aborted) {
    sent = await db.transaction(async (em) => {
      const waiting = await execute<{ id: string; email: string; language: Language }>(
        em,
        sql`update newsletter_subscribers set confirm_queued_at = now() where id in (
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

export const newsletterJobs = (services: { db: Database; env: Env }): Job[] =>
  services.env.SMTP_URL
    ? [
        {
          name: 'newsletter-ask-waiting',
          everyMs: hourMs,
          atStart: true,
          run: (signal) => sendWaitingConfirmations(services, signal),
        },
      ]
    : []
