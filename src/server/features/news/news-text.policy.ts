import { convert } from 'html-to-text'

const maxTitle = 200
const maxDescription = 320

const plain = (html: string) =>
  convert(html, {
    wordwrap: false,
    selectors: [
      { selector: 'img', format: 'skip' },
      { selector: 'a', options: { ignoreHref: true } },
    ],
  })
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
  webAddress(/<img[^>]+src=["']([^"'>]+)["']/i.exec(html ?? '')?.[1]?.replaceAll('&amp;', '&'))

/** An instant as ISO 8601; null for what is no date. */
export function instantOf(text: unknown): string | null {
  const time = typeof text === 'string' ? Date.parse(text) : Number.NaN
  return Number.isNaN(time) ? null : new Date(time).toISOString()
}

/** A site's name as people say it: its host without www. */
export const hostOf = (url: string) => new URL(url).hostname.replace(/^www\./, '')
