import { z } from 'zod'
import type { Env } from '#server/platform/config/env.ts'
import { siteUrl } from '#server/platform/config/site-url.ts'

const minute = 60
const hour = 60 * minute

/** A mail that no server took in this long is given up. */
export const givenUpAfterSeconds = 3 * 24 * hour
/** Longer than any batch takes: a process that was killed while sending has its mails back then. */
export const leaseSeconds = 10 * minute

/** Seconds until the next try after so many: a minute, two, four … at most four hours. */
export const backoffSeconds = (tries: number) => Math.min(minute * 2 ** (tries - 1), 4 * hour)

/** A failed sending, as nodemailer tells of it. */
export interface SendFailure {
  code?: string | undefined
  /** The mail server's answer, when it gave one. */
  responseCode?: number | undefined
  /** What it answered to. */
  command?: string | undefined
}

/**
 * What a failure asks for. `refused` is final: the server will not have this mail. `later` is this
 * mail's alone; with `unreachable` no other would get through either. A login or a sender that is
 * not accepted is the operator's mistake, and no mail should be lost over it.
 */
export function judgeFailure({ code, responseCode, command }: SendFailure) {
  const isAboutThisMail =
    (code === 'EENVELOPE' || code === 'EMESSAGE') && !command?.startsWith('MAIL')
  if (!isAboutThisMail) return 'unreachable'
  // 503 says that the conversation went wrong, not the mail.
  const isFinal = responseCode === undefined || (responseCode >= 500 && responseCode !== 503)
  return isFinal ? 'refused' : 'later'
}

/** One line without control characters: nothing typed into a subject can begin another header. */
export const oneLine = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()

const headerName = /^[A-Za-z][A-Za-z0-9-]{0,60}$/
const Address = z.email().max(254)

/** @throws Error for what is not one plain address. */
export function checkedAddress(address: string): string {
  const { success, data } = Address.safeParse(address)
  if (!success) throw new Error('A mail needs one plain address.')
  return data
}

/** @throws Error for a name that is none; values are put on one line. */
export function checkedHeaders(headers: Record<string, string>): Record<string, string> {
  const entries = Object.entries(headers)
  if (entries.some(([name]) => !headerName.test(name))) throw new Error('That is no header name.')
  return Object.fromEntries(entries.map(([name, value]) => [name, oneLine(value)]))
}

/** Who our mails come from: MAIL_FROM, else MAIL_TO, else no-reply at the site's host. */
export function senderOf(env: Env): { name: string; address: string } {
  const named = env.MAIL_FROM ?? { name: '', address: '' }
  const address = named.address || env.MAIL_TO || `no-reply@${new URL(siteUrl(env)).hostname}`
  return { name: named.name || 'KrishiHaat', address }
}
