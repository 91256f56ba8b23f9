import type { ChatReply, ChatSource } from '#shared/advisor/advisor.schema.ts'
import type { Language } from '#shared/kit/language.constants.ts'
import { isTool, type Passage } from '../knowledge/advisor-passage.ts'
import { dangerGuides, type Found } from '../knowledge/advisor-passage-hit.policy.ts'
import type { Question } from '../understanding/advisor-question.policy.ts'
import { say, saySources, shorten } from './advisor-sentences.policy.ts'

/** A passage must speak of more than this share of what was asked, or we say that we do not know. */
export const leastCoverage = 0.5
/** Somebody in danger is answered on a guess. */
const leastInDanger = 0.34
/** A second passage is told when it is nearly as good and adds something. */
const secondShare = 0.5
const longestText = 1100

export const isKnown = ({ passage, coverage, isAbout }: Found) =>
  isAbout && coverage > (dangerGuides.includes(passage.id) ? leastInDanger : leastCoverage)

/** Whether it sounds as if somebody's life were in danger: then our own checked words are given. */
export const isInDanger = ([best]: readonly Found[]) =>
  best !== undefined && dangerGuides.includes(best.passage.id) && isKnown(best)

/** What a passage says, of its places that of the state alone. */
export function tell({ text, places = [] }: Passage, state: string | null, language: Language) {
  const here = state ? places.filter(({ states }) => states.includes(state)) : []
  const told =
    here.length > 0 ? here.map((place) => place.text[language]).join('\n') : text[language]
  return shorten(told, longestText)
}

export const sourcesOf = ({ sources }: Passage): ChatSource[] =>
  sources.map(({ title, url }) => ({ title, url, date: '' }))

/** Each once, by title. */
export const distinct = (sources: readonly ChatSource[]) => [
  ...new Map(sources.map((source) => [source.title, source])).values(),
]

function pickPassages(found: readonly Found[]): Passage[] {
  const [first, ...rest] = found.filter(({ passage }) => !isTool(passage))
  if (!first) return []
  const second = rest.find(
    ({ passage, score, met, isAbout }) =>
      isAbout &&
      score > first.score * secondShare &&
      passage.crop === first.passage.crop &&
      met.some((word) => !first.met.includes(word) && !/^\p{N}+$/u.test(word)),
  )
  return second ? [first.passage, second.passage] : [first.passage]
}

/** Joins the best passages into an answer that names its sources, or says that it does not know. */
export function composeAnswer(
  found: readonly Found[],
  { state }: Pick<Question, 'state'>,
  language: Language,
): ChatReply {
  const best = found[0]
  if (!best || !isKnown(best)) return unknownReply(language)
  const passages = pickPassages(found)
  const told = passages.map(
    (passage) => `${passage.title[language]}\n${tell(passage, state, language)}`,
  )
  // A whole month's list is of little use without the state.
  if (!state && best.passage.id.startsWith('month/')) told.push(say.whichState[language])
  const sources = distinct(passages.flatMap(sourcesOf))
  return {
    message: `${told.join('\n\n')}\n\n${saySources(sources, language)}`,
    sources,
    isKnown: true,
    writtenBy: 'advisor',
  }
}

export const unknownReply = (language: Language): ChatReply => ({
  message: say.unknown[language],
  sources: [],
  isKnown: false,
  writtenBy: 'advisor',
})
