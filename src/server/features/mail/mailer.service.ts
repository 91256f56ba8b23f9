import type { Env } from '#server/platform/config/env.ts'
import type { Database } from '#server/platform/database/database.ts'
import { type Delivery, startOutbox } from '#server/platform/jobs/outbox.ts'
import type { Logger } from '#server/platform/observability/logger.ts'
import { classifyFailure, mailLifetimeSeconds, mailTable, type SendFailure } from './mail.policy.ts'
import { type DueMail, maxConnections, openTransport } from './mail-transport.ts'

type SendingEnv = Env & { SMTP_URL: string }
const canSend = (env: Env): env is SendingEnv => env.SMTP_URL !== undefined

function openSender(env: SendingEnv) {
  const transport = openTransport(env)
  return {
    close: transport.close,
    send: async (mail: DueMail, signal: AbortSignal): Promise<Delivery> => {
      try {
        await transport.send(mail, signal)
        return { outcome: 'sent' }
      } catch (error) {
        const failure = error as SendFailure
        // Without the server's text, which repeats the receiver's address.
        const details = { code: failure.code, smtpStatus: failure.responseCode }
        return { outcome: classifyFailure(failure), details }
      }
    },
  }
}

/** Sends queued mails by SMTP. Without SMTP_URL it does nothing. */
export function startMailer(db: Database, env: Env, log: Logger) {
  if (!canSend(env)) return { close: async () => {} }
  return startOutbox<DueMail>(db, log, {
    table: mailTable,
    label: 'a mail',
    columns: 'o.recipient, o.subject, o.body, o.html, o.reply_to as "replyTo", o.headers',
    afterSending: 'delete',
    concurrency: maxConnections,
    leaseSeconds: 10 * 60,
    longestRetrySeconds: 4 * 3600,
    lifetimeSeconds: mailLifetimeSeconds,
    openSender: () => openSender(env),
  })
}
