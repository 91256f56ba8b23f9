import { createTransport } from 'nodemailer'
import type { Env } from '#server/platform/config/env.ts'
import type { Mail } from './mail.entity.ts'
import { senderOf } from './mail.policy.ts'

/** A row as it is read for sending. */
export type DueMail = Pick<
  Mail,
  'id' | 'recipient' | 'subject' | 'body' | 'html' | 'replyTo' | 'headers' | 'tries'
> & { createdAt: string }

/** Connections to the mail server at once, in each process. */
export const connections = 2
const connectMs = 10_000
const silenceMs = 20_000
/** All of one mail: a server that answers a byte now and then must not hold it for ever. */
const wholeMs = 45_000

/** A way to the mail server, to be closed after use: an idle connection would only grow stale. */
export function openTransport(env: Env & { SMTP_URL: string }) {
  const url = new URL(env.SMTP_URL)
  const from = senderOf(env)
  const transport = createTransport({
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (url.protocol === 'smtps:' ? 465 : 587),
    secure: url.protocol === 'smtps:',
    ...(url.username && {
      auth: { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) },
    }),
    pool: true,
    maxConnections: connections,
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    socketTimeout: silenceMs,
    dnsTimeout: connectMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    /** @throws what nodemailer throws: see `judgeFailure`. */
    send: (mail: DueMail, signal: AbortSignal) =>
      transport.sendMail({
        from,
        to: mail.recipient,
        subject: mail.subject,
        text: mail.body,
        ...(mail.html && { html: mail.html }),
        ...(mail.replyTo && { replyTo: mail.replyTo }),
        headers: mail.headers,
        // The same at each try, so that who gets it twice can tell.
        messageId: `<${mail.id}@${from.address.split('@')[1]}>`,
        date: new Date(mail.createdAt),
        signal: AbortSignal.any([signal, AbortSignal.timeout(wholeMs)]),
      }),
    close: () => transport.close(),
  }
}
