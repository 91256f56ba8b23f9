import type { ChatReply, ChatSource } from '#shared/advisor/advisor.schema.ts'
import { withDosesPerAcre } from '#shared/kit/dose-per-acre.ts'
import type { Language } from '#shared/kit/language.constants.ts'
import type { Passage } from '../knowledge/advisor-passage.ts'
import { advisorSentences, sourcesLine, truncateAtSentence } from './advisor-sentences.policy.ts'

const maxPassageLength = 1100

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

/** An amount of a product to measure out: 2 ml, 0.6 g, 10 किलो, or its strength: 75 WP. */
const dose =
  /\d\s*(?:g|gm|gram|ml|kg|l|litre|%|ppm|ग्राम|मिली|किलो|लीटर)(?![\p{L}\p{M}])|\d\s*(?:WP|EC|SC|SL|SG|WG|WDG|DF|GR|G|FS|WS|ZC|OD|L|CG|SP)(?![\p{L}])/u

/** Ends a clause that stood before a removed one as a sentence. */
const endSentence = (text: string) =>
  text.replace(/;$/, /\p{Script=Devanagari}/u.test(text) ? '।' : '.')

/** A text without the clauses that give doses, in whole sentences again; '' when nothing else is left. */
export function withoutDoses(text: string): string {
  const clauses = text.split(/(?<=[.।;])\s+/).filter((clause) => !dose.test(clause))
  const capitalized = clauses.map((clause, index) =>
    clauses[index - 1]?.endsWith(';')
      ? clause
      : clause.charAt(0).toLocaleUpperCase('en') + clause.slice(1),
  )
  return endSentence(capitalized.join(' '))
}

/** A procedure's sentences as numbered lines; a text of one sentence stays as it is. */
export function numberedSteps(text: string): string {
  const steps = text.split(/(?<=[.।])\s+/)
  return steps.length < 2 ? text : steps.map((step, index) => `${index + 1}. ${step}`).join('\n')
}

/** The text of a decision's passage as the reader may see it. */
export function shownPassageText(
  passage: Passage,
  showsDoses: boolean,
  state: string | null,
  language: Language,
): string {
  const text = passageTextForState(passage, state, language)
  return showsDoses || passage.problem === undefined ? text : withoutDoses(text)
}

/** Joins passages into an answer with its sources. */
export function composePassages(
  passages: readonly Passage[],
  { showsDoses, state }: { showsDoses: boolean; state: string | null },
  language: Language,
): Pick<ChatReply, 'message' | 'sources'> {
  const paragraphs = passages.map((passage) => {
    const shownText = shownPassageText(passage, showsDoses, state, language)
    const text = withDosesPerAcre(shownText, language)
    return `${passage.title[language]}\n${passage.isProcedure ? numberedSteps(text) : text}`
  })
  // The list of all crops sown in a month is of little use without the state.
  if (!state && passages[0]?.id.startsWith('month/')) {
    paragraphs.push(advisorSentences.whichState[language])
  }
  if (!showsDoses) paragraphs.push(advisorSentences.confirmProblem[language])
  const sources = distinctSources(passages.flatMap(passageSources))
  if (sources.length > 0) paragraphs.push(sourcesLine(sources, language))
  return { message: paragraphs.join('\n\n'), sources }
}

export const unknownReply = (language: Language): ChatReply => ({
  message: advisorSentences.unknown[language],
  sources: [],
  isKnown: false,
  writtenBy: 'advisor',
})
