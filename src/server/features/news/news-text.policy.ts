import { convert } from 'html-to-text'

const maxTitle = 200
const maxDescription = 320

/** Room for the markup before the first lines: what is longer or deeper costs minutes to read. */
const readCharacters = 20_000
const readDepth = 40
/** Control characters, and the marks that turn the direction of what follows. */
const tricks = /[\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu

const plain = (html: string) =>
  convert(html.slice(0, readCharacters), {
    wordwrap: false,
    limits: { maxDepth: readDepth, ellipsis: '' },
    selectors: [
      { selector: 'img', format: 'skip' },
      { selector: 'a', options: { ignoreHref: true } },
    ],
  })
    .replace(tricks, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/** Cut at a word's end, with an ellipsis. */
function cut(text: string, max: number): string {
  if (text.length <= max) return text
  return `${text.slice(0, max).replace(/\s+\S*$/, '')}…`
}

/** A headline without markup. */
export const titleOf = (html: string | undefined) => cut(plain(html ?? ''), maxTitle)

/** The first lines of a story without markup. */
export const descriptionOf = (html: string | undefined) => cut(plain(html ?? ''), maxDescription)

/** An address that a browser may be sent to; null for anything but http and https. */
export function webAddress(text: string | undefined | null): string | null {
  if (!text || !URL.canParse(text.trim())) return null
  const url = new URL(text.trim())
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:'
  return isWeb && !url.username && !url.password ? url.href : null
}

/** The first picture inside a piece of HTML. */
export const pictureIn = (html: string | undefined) =>
  webAddress(
    /<img[^<>]+src=["']([^"'<>]+)["']/i
      .exec((html ?? '').slice(0, readCharacters))?.[1]
      ?.replaceAll('&amp;', '&'),
  )

/** An instant as ISO 8601; null for what is no date, and for one to come, which would always lead. */
export function instantOf(text: unknown, now = Date.now()): string | null {
  const time = typeof text === 'string' ? Date.parse(text) : Number.NaN
  // Clocks and time zones go wrong by hours.
  return time <= now + 24 * 3_600_000 ? new Date(time).toISOString() : null
}

/** A site's name as people say it: its host without www. */
export const hostOf = (url: string) => new URL(url).hostname.replace(/^www\./, '')
