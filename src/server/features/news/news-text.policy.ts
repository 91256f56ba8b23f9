import { convert } from 'html-to-text'

const maxTitle = 200
const maxDescription = 320

/** Limits of the HTML that is parsed: longer or deeper markup could take minutes. */
const maxHtmlLength = 20_000
const maxHtmlDepth = 40
/** Control characters and characters that change the text direction. */
const unwantedCharacters = /[\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu

const htmlToPlainText = (html: string) =>
  convert(html.slice(0, maxHtmlLength), {
    wordwrap: false,
    limits: { maxDepth: maxHtmlDepth, ellipsis: '' },
    selectors: [
      { selector: 'img', format: 'skip' },
      { selector: 'a', options: { ignoreHref: true } },
    ],
  })
    .replace(unwantedCharacters, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** Shortens a text at the end of a word and adds an ellipsis. */
function truncateAtWord(text: string, max: number): string {
  if (text.length <= max) return text
  return `${text.slice(0, max).replace(/\s+\S*$/, '')}…`
}

/** A headline without markup. */
export const plainTitle = (html: string | undefined) =>
  truncateAtWord(htmlToPlainText(html ?? ''), maxTitle)

/** The beginning of a story without markup. */
export const plainDescription = (html: string | undefined) =>
  truncateAtWord(htmlToPlainText(html ?? ''), maxDescription)

/** A web address that is safe to link to; null unless it is http or https without credentials. */
export function safeWebAddress(text: string | undefined | null): string | null {
  if (!text || !URL.canParse(text.trim())) return null
  const url = new URL(text.trim())
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:'
  return isWeb && !url.username && !url.password ? url.href : null
}

/** The address of the first picture in a piece of HTML. */
export const firstImageAddress = (html: string | undefined) =>
  safeWebAddress(
    /<img[^<>]+src=["']([^"'<>]+)["']/i
      .exec((html ?? '').slice(0, maxHtmlLength))?.[1]
      ?.replaceAll('&amp;', '&'),
  )

/** A date as ISO 8601; null for an invalid date and for a future one, which would always be listed first. */
export function publishedInstant(text: unknown, now = Date.now()): string | null {
  const time = typeof text === 'string' ? Date.parse(text) : Number.NaN
  // A day of tolerance, because clocks and time zones of sources can be wrong by hours.
  return time <= now + 24 * 3_600_000 ? new Date(time).toISOString() : null
}

/** The name of a site: its host without www. */
export const siteName = (url: string) => new URL(url).hostname.replace(/^www\./, '')
