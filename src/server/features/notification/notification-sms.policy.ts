import type { Language } from '#shared/kit/language.constants.ts'
import type { NotificationContent } from '#shared/notification/notification.schema.ts'
import { loginDueTexts, securityTexts } from './security-sms-texts.ts'

export const smsOutboxTable = 'sms_outbox'

/** The kinds of notifications whose SMS, if they have one, are about the security of the account. */
export const securityKinds = ['second-factor', 'api-key', 'webhook', 'login-due']

/**
 * The setting that a notification's SMS depends on; null for the many that are sent without SMS.
 * 'security' has no setting, because an attacker who takes over an account would switch it off first.
 */
export function smsTopic(content: NotificationContent): 'orders' | 'bookings' | 'security' | null {
  if (content.kind === 'second-factor' || content.kind === 'login-due') return 'security'
  if (content.kind === 'api-key') return content.change === 'created' ? 'security' : null
  if (content.kind === 'webhook') {
    return ['created', 'moved', 'secret-rolled'].includes(content.change) ? 'security' : null
  }
  if (content.kind === 'order') {
    const { to, change } = content
    const important = to === 'seller' ? ['placed'] : ['accepted', 'dispatched']
    return important.includes(change) ? 'orders' : null
  }
  if (content.kind === 'booking') {
    const { to, change } = content
    const important = to === 'owner' ? ['requested'] : ['accepted', 'declined']
    return important.includes(change) ? 'bookings' : null
  }
  return null
}

/** The characters of GSM 03.38 that our texts may need. With any other an SMS is sent as UCS-2. */
const gsm = /^[A-Za-z0-9 \n@£$¥èéùìòÇØøÅåÆæßÉ!"#%&'()*+,\-./:;<=>?¡ÄÖÑÜ§¿äöñüà_]*$/
const isGsm = (text: string) => gsm.test(text)
/** Characters of one SMS in the GSM alphabet. */
const maxGsm = 160
/** Two segments of 67 UCS-2 characters: a single one of 70 is too short for the Hindi texts. */
const maxUcs2 = 134

export const fitsSms = (text: string) => text.length <= (isGsm(text) ? maxGsm : maxUcs2)

/**
 * Text that users wrote, as a few plain words, so that nobody can put a link or a phone number into a
 * message that we send.
 */
function plainText(text: string, max: number): string {
  const plain = text
    .normalize('NFKC')
    .replace(/[^\p{L}\p{M}\p{N}() -]+/gu, ' ')
    .replace(/\p{N}(?:[ ()-]*\p{N}){3,}/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  if (plain.length <= max) return plain
  const cut = plain.slice(0, max)
  return cut.slice(0, Math.max(cut.lastIndexOf(' '), max / 2)).trim()
}

const dayOf = (day: string, language: Language) =>
  new Intl.DateTimeFormat(language === 'hi' ? 'hi-IN' : 'en-IN', {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`))

function daysOf({ from, until }: { from: string; until: string }, language: Language): string {
  const [first, last] = [dayOf(from, language), dayOf(until, language)]
  if (from === until) return first
  return language === 'hi' ? `${first} से ${last}` : `${first} to ${last}`
}

const rupees = (amount: number) =>
  new Intl.NumberFormat('en-IN', {
    minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
    maximumFractionDigits: 2,
  }).format(amount)

interface SmsValues {
  number: string
  by: string
  item: string
  amount: string
  days: string
}
type SmsTemplate = (values: SmsValues) => string

const texts: Record<string, Record<Language, SmsTemplate>> = {
  'order placed': {
    en: ({ number, by, item, amount }) =>
      `New order ${number}${by && ` from ${by}`}: ${item}, Rs ${amount}. Please accept it within 24 hours.`,
    hi: ({ number, by, item, amount }) =>
      `नया ऑर्डर ${number}${by && `, ${by} से`}: ${item}, ₹${amount}। 24 घंटे में ऑर्डर लें या मना करें।`,
  },
  'order accepted': {
    en: ({ number, item, amount }) => `Your order ${number} (${item}, Rs ${amount}) was accepted.`,
    hi: ({ number, item, amount }) => `आपका ऑर्डर ${number} (${item}, ₹${amount}) मान लिया गया।`,
  },
  'order dispatched': {
    en: ({ number, item, amount }) =>
      `Your order ${number} (${item}, Rs ${amount}) is on its way to you.`,
    hi: ({ number, item, amount }) => `आपका ऑर्डर ${number} (${item}, ₹${amount}) भेज दिया गया है।`,
  },
  'order ready': {
    en: ({ number, item, amount }) =>
      `Your order ${number} (${item}, Rs ${amount}) is ready for pick-up.`,
    hi: ({ number, item, amount }) =>
      `आपका ऑर्डर ${number} (${item}, ₹${amount}) तैयार है, ले जा सकते हैं।`,
  },
  'booking requested': {
    en: ({ number, by, item, days }) =>
      `Booking ${number}: ${by || 'somebody'} asks for ${item}, ${days}. Please answer within 24 hours.`,
    hi: ({ number, by, item, days }) =>
      `बुकिंग ${number}: ${by || 'किसी'} को ${item} चाहिए, ${days}। 24 घंटे में जवाब दें।`,
  },
  'booking requested for today': {
    en: ({ number, by, item, days }) =>
      `Booking ${number}: ${by || 'somebody'} asks for ${item}, ${days}. Please answer today.`,
    hi: ({ number, by, item, days }) =>
      `बुकिंग ${number}: ${by || 'किसी'} को ${item} चाहिए, ${days}। आज ही जवाब दें।`,
  },
  'booking accepted': {
    en: ({ number, item, days }) => `Your booking ${number} of ${item}, ${days}, was accepted.`,
    hi: ({ number, item, days }) => `आपकी बुकिंग ${number} (${item}, ${days}) मान ली गई।`,
  },
  'booking declined': {
    en: ({ number, item, days }) => `Your booking ${number} of ${item}, ${days}, was declined.`,
    hi: ({ number, item, days }) => `आपकी बुकिंग ${number} (${item}, ${days}) नहीं मानी गई।`,
  },
}

/** @param item the newest listing's name. */
const savedSearchTexts: Record<Language, (count: number, item: string) => string> = {
  en: (count, item) =>
    count === 1
      ? `A new listing matches your saved search: ${item}.`
      : `${count} new listings match your saved searches, the newest: ${item}.`,
  hi: (count, item) =>
    count === 1
      ? `आपकी सहेजी खोज में नया आया: ${item}।`
      : `आपकी सहेजी खोजों में ${count} नए आए, सबसे नया: ${item}।`,
}

const names = { en: 'KrishiHaat', hi: 'कृषि हाट' }
/** For an item whose name has nothing but signs and numbers. */
const unnamedItem = {
  'saved-search': { en: 'a listing', hi: 'एक चीज़' },
  order: { en: 'your crop', hi: 'आपकी फ़सल' },
  booking: { en: 'the machine', hi: 'मशीन' },
}

function templateFor(
  content: NotificationContent & { kind: 'order' | 'booking' },
): Record<Language, SmsTemplate> {
  const isReady =
    content.kind === 'order' && content.change === 'dispatched' && content.delivery === 'pickup'
  // A request that expires earlier than after 24 hours does so at the end of the day.
  const isForToday = content.kind === 'booking' && content.answerBy !== undefined
  const event = `${content.kind} ${content.change}${isForToday ? ' for today' : ''}`
  const text = texts[isReady ? 'order ready' : event]
  if (!text) throw new Error(`No SMS is sent for ${content.kind} ${content.change}.`)
  return text
}

type SecurityChange = keyof typeof securityTexts

/** Which text about the security of the account a notification has; null for all others. */
function securityChangeOf(content: NotificationContent): SecurityChange | null {
  if (content.kind === 'second-factor') return content.change
  if (smsTopic(content) !== 'security') return null
  if (content.kind === 'api-key') return 'key-created'
  if (content.kind !== 'webhook') return null
  return content.change === 'created' ? 'webhook-created' : 'webhook-changed'
}

/** The text with the site's address where it fits. */
const withSite = (text: string, site: string | null) =>
  site && fitsSms(`${text} ${site}`) ? `${text} ${site}` : text

/** The address of the site is dropped, and the names are cut, until the text fits. */
function tradeText(
  content: NotificationContent & { kind: 'order' | 'booking' },
  language: Language,
  site: string | null,
): string {
  if (smsTopic(content) === null) throw new Error(`No SMS is sent for ${content.kind}.`)
  const template = templateFor(content)[language]
  const fallback = unnamedItem[content.kind][language]
  const write = (max: number, tail: string) => {
    const item = plainText(content.item, max) || fallback
    const more = content.kind === 'order' && content.more > 0 ? ` +${content.more}` : ''
    const values: SmsValues = {
      number: content.number,
      by: plainText(content.by, max),
      item: `${item}${more}`,
      amount: content.kind === 'order' ? rupees(content.total) : '',
      days: content.kind === 'booking' ? daysOf(content, language) : '',
    }
    return `${names[language]}: ${template(values)}${tail}`
  }
  const shortest = write(12, '')
  const candidates = [
    ...(site ? [30, 20].map((max) => write(max, ` ${site}`)) : []),
    ...[30, 20].map((max) => write(max, '')),
  ]
  return candidates.find(fitsSms) ?? shortest
}

/**
 * The SMS text of a notification: at most 160 characters of the GSM alphabet, or 134 others.
 * @param site the site's address, appended where it fits; null when it is not known.
 */
export function smsText(
  content: NotificationContent,
  language: Language,
  site: string | null,
): string {
  const name = names[language]
  const change = securityChangeOf(content)
  if (change) return withSite(`${name}: ${securityTexts[change][language]}`, site)
  switch (content.kind) {
    case 'login-due':
      return withSite(`${name}: ${loginDueTexts[language](dayOf(content.day, language))}`, site)
    case 'saved-search': {
      const item = plainText(content.name, 30) || unnamedItem['saved-search'][language]
      return withSite(`${name}: ${savedSearchTexts[language](content.countInSms ?? 1, item)}`, site)
    }
    case 'order':
    case 'booking':
      return tradeText(content, language, site)
    default:
      throw new Error(`No SMS is sent for ${content.kind}.`)
  }
}
