import { makesNoHoles, tellsOfHoles } from '../../classifier/advisor-holes.policy.ts'
import type { QuestionReading } from '../../classifier/advisor-models.service.ts'
import { kindsOfProblem } from '../../classifier/advisor-problem-kinds.data.ts'
import type { AdvisorKnowledge } from '../../knowledge/advisor-knowledge.service.ts'
import type { Passage } from '../../knowledge/advisor-passage.ts'
import type { PassageHit } from '../../knowledge/advisor-passage-hit.policy.ts'
import type { Question } from '../../understanding/advisor-question.ts'
import {
  isColourWord,
  isPlantPart,
} from '../../understanding/aspects/advisor-aspect-words.policy.ts'
import { missingSign } from './advisor-telling-signs.policy.ts'

/** Where the model knows no kind of it, a problem is not impossible. */
const minProbability = 0.002

/** How likely a problem of a crop is, from 0 to 1, by the kind that a question names or describes. */
export const problemProbability = (
  { problem = '' }: Passage,
  { problem: kinds }: QuestionReading,
) => Math.max(minProbability, ...kindsOfProblem(problem).map((kind) => kinds.get(kind) ?? 0))

/** A problem, and how well its page and the model of kinds agree that a question describes it. */
interface LikeProblem {
  passage: Passage
  likeness: number
  probability: number
  /** The words that name no crop and stand on its page. */
  words: number
  /** Whether one of them is more than a part of the plant or a colour. */
  hasSign: boolean
}

const maxHits = 20

/** The problems of a crop that have words of a question, the most alike first; none that lacks a sign by which it would be known. */
export function problemsByLikeness(
  { search }: AdvisorKnowledge,
  question: Question,
  reading: QuestionReading,
  among: readonly Passage[],
): LikeProblem[] {
  const ids = new Set(among.map(({ id }) => id))
  const hits = search(question, { isSearched: ({ id }) => ids.has(id), limit: maxHits })
  const toLikeness = ({ passage, score, matchedWords }: PassageHit) => {
    const probability = problemProbability(passage, reading)
    const words = question.tokens.filter(
      ({ text, stem }) => matchedWords.includes(text) && !question.cropStems.includes(stem),
    )
    const stems = new Set(words.map(({ stem }) => stem))
    const hasSign = words.some((token) => !isPlantPart(token) && !isColourWord(token))
    return { passage, likeness: score * probability, probability, words: stems.size, hasSign }
  }
  return hits
    .filter(({ passage }) => !(tellsOfHoles(question) && makesNoHoles(passage)))
    .filter(({ passage }) => missingSign(question, passage) === '')
    .map(toLikeness)
    .sort((a, b) => b.likeness - a.likeness)
}

/**
 * How much likelier the likeliest problem is than the next, to be shown; and how likely its kind must be, from 0 to 1. Of the tuning
 * questions that are asked back one of thirty would be shown another problem than the expected one.
 */
const clearLead = 5
const minProbabilityOfKind = 0.1
const minWords = 2
const minWordsWithoutSign = 3
/** A problem that is less likely than the best by more than this is no rival. */
const maxLead = 12
const maxRivals = 3

/** The problem that fits clearly better than all others; undefined for none. */
export function clearlyLikeliest([best, second]: readonly LikeProblem[]): Passage | undefined {
  if (!best || best.probability < minProbabilityOfKind) return undefined
  // A leaf is yellow for many reasons.
  if (best.words < (best.hasSign ? minWords : minWordsWithoutSign)) return undefined
  return best.likeness > clearLead * ((second?.likeness ?? 0) + 1) ? best.passage : undefined
}

/** The problems of a crop, those first whose kind a question names or describes. */
export const problemsByKind = (reading: QuestionReading, among: readonly Passage[]): Passage[] =>
  among.toSorted((a, b) => problemProbability(b, reading) - problemProbability(a, reading))

/** The two or three problems that fit nearly as well as each other; none where nothing fits well, or only parts of plants and colours. */
export function nearlyAsLikely(ranked: readonly LikeProblem[]): Passage[] {
  const [best] = ranked
  if (!best) return []
  const near = ranked.filter(
    ({ likeness, words, hasSign }) =>
      hasSign && words >= minWords && likeness * maxLead > best.likeness,
  )
  return near.length > 1 ? near.slice(0, maxRivals).map(({ passage }) => passage) : []
}
