import type { BothLanguages } from '#server/platform/text/both-languages.ts'
import type { Passage } from '../../knowledge/advisor-passage.ts'

const sentencesOfLine = (line: string) => line.split(/(?<=[.।])\s+/)

/** What a line is about, before its colon: the name of a variety. */
const labelOf = (line: string) => /^[^:.।]{0,160}: /u.exec(line)?.[0] ?? ''

/** The lines of this part begin with what they are about. */
const labelledPart = /\/varieties$/

/** One row of sowing times: its dates stand before the sentences of it that match. */
function rowOn(english: readonly string[], hindi: readonly string[], matching: RegExp) {
  const matched = english.flatMap((en, index) => (matching.test(en) ? [index] : []))
  if (matched.length === 0) return []
  const join = (sentences: readonly string[]) =>
    [...new Set([0, ...matched])].map((index) => sentences[index] ?? '').join(' ')
  const hi = hindi.length === english.length ? join(hindi) : hindi.join(' ')
  return [{ en: join(english), hi }]
}

/** The sentences of a passage of which the English matches, each with what its line is about. */
export function sentencesOn(passage: Passage, matching: RegExp): BothLanguages[] {
  const hindiLines = passage.text.hi.split('\n')
  const isLabelled = labelledPart.test(passage.id)
  return passage.text.en.split('\n').flatMap((line, lineIndex) => {
    const hindiLine = hindiLines[lineIndex] ?? ''
    const english = sentencesOfLine(line)
    const hindi = sentencesOfLine(hindiLine)
    if (passage.id.endsWith('/sowing')) return rowOn(english, hindi, matching)
    return english.flatMap((en, index) => {
      if (!matching.test(en)) return []
      const hi = hindi.length === english.length ? (hindi[index] ?? '') : hindiLine
      const isLabelMissing = isLabelled && index > 0
      return isLabelMissing
        ? [{ en: labelOf(line) + en, hi: labelOf(hindiLine) + hi }]
        : [{ en, hi }]
    })
  })
}

/** Whether a passage begins with what matches, so that nobody has to look for it. */
export const beginsWith = ({ text }: Passage, matching: RegExp): boolean =>
  matching.test(sentencesOfLine(text.en.split('\n')[0] ?? '')[0] ?? '')

const halvesOf = (sentence: string) => sentence.split(/;\s+/)

/** The sentences of a passage, divided at semicolons where both languages have as many. */
export function piecesOf(passage: Passage): BothLanguages[] {
  return sentencesOn(passage, /./).flatMap(({ en, hi }) => {
    const hindi = halvesOf(hi)
    const english = halvesOf(en)
    return english.length === hindi.length
      ? english.map((each, index) => ({ en: each, hi: hindi[index] ?? '' }))
      : [{ en, hi }]
  })
}
