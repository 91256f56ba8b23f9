import { kisanCallCentre } from '#shared/advisor/advisor.constants.ts'
import type { ChatSource } from '#shared/advisor/advisor.schema.ts'

/** A stretch of an answer; `url` when a click on it leads somewhere. */
export interface AnswerPart {
  /** Where it starts in the answer. */
  start: number
  text: string
  url: string | null
  /** It says what the paragraph is about. */
  isTitle?: true
}

const call = { title: kisanCallCentre, url: `tel:${kisanCallCentre.replaceAll('-', '')}` }

/** A page of ours, an outside one, or a telephone; anything else is no place to lead to. */
const isLink = (url: string | null): url is string =>
  url !== null && /^(\/(?!\/)|https?:\/\/|tel:)/.test(url)

/** A short first line over the others of its paragraph; a price or a sentence is none. */
const titles = /(?<=^|\n\n)[^\n₹°]{1,90}(?<![.!?।:;,])(?=\n[^\n])/gu

/**
 * Makes what an answer names into links: its sources, where they are last named, and the farmers'
 * telephone; and marks the titles of its paragraphs.
 * @returns the answer's stretches in order, and the sources that it does not name.
 */
export function linkAnswer(text: string, sources: readonly ChatSource[]) {
  const named: AnswerPart[] = []
  const unnamed: ChatSource[] = []
  const isFree = (start: number, end: number) =>
    named.every((part) => end <= part.start || start >= part.start + part.text.length)
  // The longer first: one title may be a part of another.
  const sorted = [...sources].sort((a, b) => b.title.length - a.title.length)
  for (const source of [...sorted, call]) {
    const { title, url } = source
    const start = title === '' ? -1 : text.lastIndexOf(title)
    if (start >= 0 && isFree(start, start + title.length)) {
      named.push({ start, text: title, url: isLink(url) ? url : null })
    } else if ('date' in source) {
      unnamed.push({ ...source, url: isLink(url) ? url : null })
    }
  }
  for (const { index, 0: title } of text.matchAll(titles)) {
    if (!isFree(index, index + title.length)) continue
    named.push({ start: index, text: title, url: null, isTitle: true })
  }
  const parts: AnswerPart[] = []
  let end = 0
  for (const part of named.sort((a, b) => a.start - b.start)) {
    if (part.start > end) parts.push({ start: end, text: text.slice(end, part.start), url: null })
    parts.push(part)
    end = part.start + part.text.length
  }
  if (end < text.length) parts.push({ start: end, text: text.slice(end), url: null })
  return { parts, unnamed }
}
