import { z } from 'zod'
import type { Env } from '#server/platform/config/env.ts'
import { siteUrl } from '#server/platform/config/site-url.ts'

export const mailTable = 'mails'

/** A mail that could not be sent in this time is deleted. */
export const mailLifetimeSeconds = 3 * 24 * 3600

/** The fields of nodemailer's errors that say what went wrong. */
export interface SendFailure {
  code?: string | undefined
  /** The mail server's status code, when it sent one. */
  responseCode?: number | undefined
  /** The SMTP command that the server refused. */
  command?: string | undefined
}

/**
 * What to do after a failure. `refused`: the server will never accept this mail. `retry`: it may accept
 * it later. `unreachable`: no other mail would get through now either; this includes a login or a
 * sender that the server does not accept, because no mail should be lost over a wrong setting.
 */
export function classifyFailure({ code, responseCode, command }: SendFailure) {
  const isAboutThisMail =
    (code === 'EENVELOPE' || code === 'EMESSAGE') && !command?.startsWith('MAIL')
  if (!isAboutThisMail) return 'unreachable'
  // 503 means a bad sequence of commands (RFC 5321), so it is not about the mail.
  const isFinal = responseCode === undefined || (responseCode >= 500 && responseCode !== 503)
  return isFinal ? 'refused' : 'retry'
}

/** Removes line breaks and control characters, so that user input cannot add a mail header. */
export const oneLine = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()

const headerName = /^[A-Za-z][A-Za-z0-9-]{0,60}$/
const Address = z.email().max(254)

/** @throws Error unless the text is one plain address. */
export function checkedAddress(address: string): string {
  const { success, data } = Address.safeParse(address)
  if (!success) throw new Error('A mail needs one plain address.')
  return data
}

/** Puts each value on one line. @throws Error for a name that is not a header's. */
export function checkedHeaders(headers: Record<string, string>): Record<string, string> {
  const entries = Object.entries(headers)
  if (entries.some(([name]) => !headerName.test(name))) throw new Error('That is no header name.')
  return Object.fromEntries(entries.map(([name, value]) => [name, oneLine(value)]))
}

/** The sender of our mails: MAIL_FROM, else MAIL_TO, else no-reply at the site's host. */
export function senderOf(env: Env): { name: string; address: string } {
  const sender = env.MAIL_FROM ?? { name: '', address: '' }
  const address = sender.address || env.MAIL_TO || `no-reply@${new URL(siteUrl(env)).hostname}`
  return { name: sender.name || 'KrishiHaat', address }
}
