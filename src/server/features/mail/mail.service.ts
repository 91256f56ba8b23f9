import type { EntityManager } from '@mikro-orm/postgresql'
import type { Env } from '#server/platform/config/env.ts'
import { Mail } from './mail.entity.ts'
import { checkedAddress, checkedHeaders, oneLine } from './mail.policy.ts'

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
 * Puts a mail out to be sent, in the transaction that makes it due: it leaves within seconds of the
 * commit, and is tried again for three days. It may arrive twice when a process dies at the wrong
 * moment. Without SMTP_URL nothing is queued.
 * @returns whether it was queued.
 * @throws Error when an address or a header's name is not one.
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
    nextTryAt: new Date(),
  })
  return true
}

/** Takes back what waits for an address and has this header. */
export const deleteQueuedMails = (em: EntityManager, recipient: string, header: string) =>
  em.execute('delete from mails where recipient = ? and headers ->> ? is not null', [
    recipient,
    header,
  ])
