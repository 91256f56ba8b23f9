import type { ChatReply, ChatSource } from '#shared/advisor/advisor.schema.ts'
import type { Language } from '#shared/kit/language.constants.ts'
import { isToolPassage, type Passage } from '../knowledge/advisor-passage.ts'
import { emergencyGuideIds, type PassageHit } from '../knowledge/advisor-passage-hit.policy.ts'
import type { Question } from '../understanding/advisor-question.policy.ts'
import { advisorSentences, sourcesLine, truncateAtSentence } from './advisor-sentences.policy.ts'

/** A passage must cover more than this share of the question, or the advisor says that it does not know. */
export const minPassageCoverage = 0.5
/** The same for emergencies, where a weak match is better than no answer. */
const minEmergencyCoverage = 0.34
/** A second passage needs at least this share of the first one's score. */
const secondPassageMinShare = 0.5
const maxPassageLength = 1100

/** Whether a passage matches well enough to answer the question. */

export const isConfidentHit = ({ passage, coverage, isAbout }: PassageHit) =>
  isAbout &&
  coverage > (emergencyGuideIds.includes(passage.id) ? minEmergencyCoverage : minPassageCoverage)

/** Whether somebody's life may be in danger; the answer is then one of our own checked passages. */
export const isEmergency = ([best]: readonly PassageHit[]) =>
  best !== undefined && emergencyGuideIds.includes(best.passage.id) && isConfidentHit(best)

/** A passage's text, shortened; where it has texts by state, those of the user's state alone. */
export function passageTextForState(
  { text, stateTexts = [] }: Passage,
  state: string | null,
  language: Language,
) {
  const textsForState = state ? stateTexts.filter(({ states }) => states.includes(state)) : []
  const answerText =
    textsForState.length > 0
      ? textsForState.map((each) => each.text[language]).join('\n')
      : text[language]
  return truncateAtSentence(answerText, maxPassageLength)
}

export const passageSources = ({ sources }: Passage): ChatSource[] =>
  sources.map(({ title, url, date = '' }) => ({ title, url, date }))

/** Removes sources with a title that occurs twice. */
export const distinctSources = (sources: readonly ChatSource[]) => [
  ...new Map(sources.map((source) => [source.title, source])).values(),
]

function choosePassages(hits: readonly PassageHit[]): Passage[] {
  const [first, ...rest] = hits.filter(({ passage }) => !isToolPassage(passage))
  if (!first) return []
  const second = rest.find(
    ({ passage, score, matchedWords, isAbout }) =>
      isAbout &&
      score > first.score * secondPassageMinShare &&
      passage.crop === first.passage.crop &&
      matchedWords.some((word) => !first.matchedWords.includes(word) && !/^\p{N}+$/u.test(word)),
  )
  return second ? [first.passage, second.passage] : [first.passage]
}

/** Joins the best passages into an answer with its sources; without a good match, the reply that we do not know. */
export function composeAnswer(
  hits: readonly PassageHit[],
  { state }: Pick<Question, 'state'>,
  language: Language,
): ChatReply {
  const best = hits[0]
  if (!best || !isConfidentHit(best)) return unknownReply(language)
  const passages = choosePassages(hits)
  const paragraphs = passages.map(
    (passage) => `${passage.title[language]}\n${passageTextForState(passage, state, language)}`,
  )
  // The list of all crops sown in a month is of little use without the state.
  if (!state && best.passage.id.startsWith('month/')) {
    paragraphs.push(advisorSentences.whichState[language])
  }
  const sources = distinctSources(passages.flatMap(passageSources))
  return {
    message: `${paragraphs.join('\n\n')}\n\n${sourcesLine(sources, language)}`,
    sources,
    isKnown: true,
    writtenBy: 'advisor',
  }
}

export const unknownReply = (language: Language): ChatReply => ({
  message: advisorSentences.unknown[language],
  sources: [],
  isKnown: false,
  writtenBy: 'advisor',
})
