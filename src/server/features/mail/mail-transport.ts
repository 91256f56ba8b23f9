import type { Transporter } from 'nodemailer'
import type { Env } from '#server/platform/config/env.ts'
import type { OutboxRow } from '#server/platform/jobs/outbox.ts'
import type { Mail } from './mail.entity.ts'
import { senderOf } from './mail.policy.ts'

/** What a mail is sent from. */
export type DueMail = OutboxRow &
  Pick<Mail, 'recipient' | 'subject' | 'body' | 'html' | 'replyTo' | 'headers'>

/** Simultaneous connections to the mail server, per process. */
export const maxConnections = 2
const connectTimeoutMs = 10_000
/** Milliseconds without a byte from the server before a connection counts as dead. */
const idleTimeoutMs = 20_000
/** For one mail altogether, because a server that sends a byte now and then never becomes idle. */
const mailTimeoutMs = 45_000

/** nodemailer is loaded with the first mail: most runs of a process's outbox find none. */
async function connect(smtpUrl: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer')
  const url = new URL(smtpUrl)
  return createTransport({
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (url.protocol === 'smtps:' ? 465 : 587),
    secure: url.protocol === 'smtps:',
    ...(url.username && {
      auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    }),
    pool: true,
    maxConnections,
    connectionTimeout: connectTimeoutMs,
    greetingTimeout: connectTimeoutMs,
    socketTimeout: idleTimeoutMs,
    dnsTimeout: connectTimeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}

/** A pool of connections to the mail server. Close it after use: idle connections go stale. */
export function openTransport(env: Env & { SMTP_URL: string }) {
  const from = senderOf(env)
  let connecting: Promise<Transporter> | undefined
  let transport: Transporter | undefined
  return {
    /** @throws nodemailer's errors: see `classifyFailure`. */
    send: async (mail: DueMail, signal: AbortSignal) => {
      connecting ??= connect(env.SMTP_URL)
      transport = await connecting
      await transport.sendMail({
        from,
        to: mail.recipient,
        subject: mail.subject,
        text: mail.body,
        ...(mail.html && { html: mail.html }),
        ...(mail.replyTo && { replyTo: mail.replyTo }),
        headers: mail.headers,
        // The same at each try, so that mail programs recognize a mail that arrives twice.
        messageId: `<${mail.id}@${from.address.split('@')[1]}>`,
        date: new Date(mail.createdAt),
        signal: AbortSignal.any([signal, AbortSignal.timeout(mailTimeoutMs)]),
      })
    },
    close: () => transport?.close(),
  }
}
