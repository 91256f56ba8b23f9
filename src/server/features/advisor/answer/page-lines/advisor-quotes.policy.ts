import type { BothLanguages } from '#server/platform/text/both-languages.ts'
import { withDosesPerAcre } from '#shared/kit/dose-per-acre.ts'
import type { Language } from '#shared/kit/language.constants.ts'
import { piecesOf } from '../../decision/requested-subjects/advisor-page-sentences.policy.ts'
import { namesCrop } from '../../decision/requested-subjects/advisor-requested-subjects.policy.ts'
import { advisorKnowledge } from '../../knowledge/advisor-knowledge.service.ts'
import type { Passage } from '../../knowledge/advisor-passage.ts'

/** At most this many sentences stand before a page; more are no help to find them. */
const maxSentences = 3

/** The first of some sentences, as what a page says of something. */
export const quote = (name: BothLanguages, sentences: readonly BothLanguages[]): BothLanguages => {
  const texts = (language: Language) =>
    withDosesPerAcre(
      sentences
        .slice(0, maxSentences)
        .map((each) => each[language].replace(/(?<=[^.।])$/u, language === 'hi' ? '।' : '.'))
        .join(' '),
      language,
    )
  return {
    en: `On ${name.en}: "${texts('en')}"`,
    hi: `${name.hi} के बारे में: “${texts('hi')}”`,
  }
}

/** What a guide to several crops says of those of a question; of two crops, the piece that names the fewest others. */
export function piecesOn(guide: Passage, crops: readonly string[]): readonly BothLanguages[] {
  const pieces = piecesOf(guide).filter(({ en }) =>
    crops.every((crop) => namesCrop(advisorKnowledge(), en, crop)),
  )
  return crops.length < 2
    ? pieces
    : pieces.sort((one, other) => one.en.length - other.en.length).slice(0, 1)
}
