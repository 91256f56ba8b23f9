import type { EntityManager } from '@mikro-orm/postgresql'
import type { Env } from '#server/platform/config/env.ts'
import { execute } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { wakeOutbox } from '#server/platform/jobs/outbox.ts'
import { currentTime } from '#shared/kit/clock.ts'
import { Mail } from './mail.entity.ts'
import { checkedAddress, checkedHeaders, mailTable, oneLine } from './mail.policy.ts'

export interface OutgoingMail {
  /** One plain address. */
  to: string
  subject: string
  text: string
  html?: string
  /** One plain address. */
  replyTo?: string
  headers?: Record<string, string>
}

/**
 * Queues a mail in the caller's transaction. It is sent within seconds of the commit and retried for
 * three days; it may arrive twice when a process dies while sending. Without SMTP_URL nothing is
 * queued.
 * @returns whether it was queued.
 * @throws Error when an address or the name of a header is not valid.
 */
export function queueMail(em: EntityManager, env: Env, mail: OutgoingMail): boolean {
  if (!env.SMTP_URL) return false
  em.create(Mail, {
    recipient: checkedAddress(mail.to),
    subject: oneLine(mail.subject),
    body: mail.text,
    html: mail.html ?? null,
    replyTo: mail.replyTo ? checkedAddress(mail.replyTo) : null,
    headers: checkedHeaders(mail.headers ?? {}),
    nextTryAt: currentTime(),
  })
  wakeOutbox(em, mailTable)
  return true
}

/** Deletes queued mails to an address that have this header. */
export const deleteQueuedMails = (em: EntityManager, recipient: string, header: string) =>
  execute(
    em,
    sql`delete from mails where recipient = ${recipient} and headers ->> ${header} is not null`,
  )
