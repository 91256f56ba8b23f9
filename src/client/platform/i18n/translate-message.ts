import type { Translate } from '#client/platform/i18n/translation.ts'
import { type MessageTemplate, templateOfMessage } from '#shared/kit/message-template.ts'

/** Messages of failures; the oldest give way. */
const maxReceived = 100
const received = new Map<string, MessageTemplate>()

/** An English message from the server or the device's storage, with what it was made from. */
interface ReceivedMessage extends Partial<MessageTemplate> {
  message: string
}

/**
 * Remembers what a message was made from, for `translateMessage`.
 * @returns the message.
 */
export function rememberTemplate({ message, template, values }: ReceivedMessage): string {
  if (template === undefined || values === undefined) return message
  received.set(message, { template, values })
  const [oldest] = received.keys()
  if (received.size > maxReceived && oldest !== undefined) received.delete(oldest)
  return message
}

/** What a message was made from, here or on the server; undefined for a message without values. */
export const findTemplate = (message: string): MessageTemplate | undefined =>
  templateOfMessage(message) ?? received.get(message)

/** An amount in rupees as the server writes it: without commas, for programs. */
const plainRupees = /(?<=₹)\d+(\.\d+)?/g
/** Both languages write them alike: 12,500, or 620.50 with paise. */
const withCommas = (rupees: string) =>
  Number(rupees).toLocaleString('en-IN', { minimumFractionDigits: rupees.includes('.') ? 2 : 0 })

/** An English message of the contract or the server in the user's language. */
export function translateMessage(t: Translate, message: string): string {
  const translated = t(message)
  const origin = translated === message ? findTemplate(message) : undefined
  if (!origin) return translated
  const { label, unit, ...values } = origin.values
  return t(origin.template, {
    ...values,
    unit: unit && t(String(unit)),
    label: label && translateMessage(t, String(label)),
  }).replace(plainRupees, withCommas)
}
