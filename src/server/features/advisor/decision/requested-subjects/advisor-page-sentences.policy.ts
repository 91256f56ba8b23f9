import type { BothLanguages } from '#server/platform/text/both-languages.ts'
import type { Passage } from '../../knowledge/advisor-passage.ts'

const sentencesOfLine = (line: string) => line.split(/(?<=[.।])\s+/)

/** What a line is about, before its colon: the name of a variety, the season and states of a sowing. */
const labelOf = (line: string) => /^[^:.।]{0,160}: /u.exec(line)?.[0] ?? ''

/** The lines of these parts begin with what they are about. */
const labelledParts = /\/(?:sowing|varieties)$/

/** The sentences of a passage of which the English matches, each with what its line is about. */
export function sentencesOn(passage: Passage, matching: RegExp): BothLanguages[] {
  const hindiLines = passage.text.hi.split('\n')
  const isLabelled = labelledParts.test(passage.id)
  return passage.text.en.split('\n').flatMap((line, lineIndex) => {
    const hindiLine = hindiLines[lineIndex] ?? ''
    const english = sentencesOfLine(line)
    const hindi = sentencesOfLine(hindiLine)
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
