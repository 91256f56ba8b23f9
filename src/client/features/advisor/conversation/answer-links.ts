import type { ChatSource } from '#shared/advisor/advisor.schema.ts'
import { phoneNumbersIn } from './phone-numbers.ts'

/** A segment of an answer; a segment with a `url` is a link. */
export interface AnswerSegment {
  /** The index of its first character in the answer. */
  start: number
  text: string
  url: string | null
  /** The segment is the title of a paragraph. */
  isTitle?: true
}

/** Only pages of this site, web pages and phone numbers become links. */
const isLink = (url: string | null): url is string =>
  url !== null && /^(\/(?!\/)|https?:\/\/|tel:)/.test(url)

/** A short first line of a paragraph, without a price, a temperature or closing punctuation. */
const titles = /(?<=^|\n\n)[^\n₹°]{1,90}(?<![.!?।:;,])(?=\n[^\n])/gu

/**
 * Turns the sources and the telephone numbers named in an answer into links, and marks the titles of
 * its paragraphs. A source is linked where the answer names it last, a number where it is named first.
 * @returns the segments in order, and the sources the answer does not name.
 */
export function linkAnswer(text: string, sources: readonly ChatSource[]) {
  const linked: AnswerSegment[] = []
  const unlinkedSources: ChatSource[] = []
  const isFree = (start: number, end: number) =>
    linked.every((segment) => end <= segment.start || start >= segment.start + segment.text.length)
  // Longest first, because one title may be contained in another.
  const sorted = [...sources].sort((a, b) => b.title.length - a.title.length)
  for (const source of sorted) {
    const { title, url } = source
    const start = title === '' ? -1 : text.lastIndexOf(title)
    if (start >= 0 && isFree(start, start + title.length)) {
      linked.push({ start, text: title, url: isLink(url) ? url : null })
    } else unlinkedSources.push({ ...source, url: isLink(url) ? url : null })
  }
  for (const { start, title, url } of phoneNumbersIn(text)) {
    if (isFree(start, start + title.length)) linked.push({ start, text: title, url })
  }
  for (const { index, 0: title } of text.matchAll(titles)) {
    if (!isFree(index, index + title.length)) continue
    linked.push({ start: index, text: title, url: null, isTitle: true })
  }
  const segments: AnswerSegment[] = []
  let end = 0
  for (const segment of linked.sort((a, b) => a.start - b.start)) {
    if (segment.start > end)
      segments.push({ start: end, text: text.slice(end, segment.start), url: null })
    segments.push(segment)
    end = segment.start + segment.text.length
  }
  if (end < text.length) segments.push({ start: end, text: text.slice(end), url: null })
  return { segments, unlinkedSources }
}
