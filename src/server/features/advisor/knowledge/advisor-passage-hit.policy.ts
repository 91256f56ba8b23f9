import { isLowWeight, termsOf } from '#server/platform/text/farm-words.ts'
import type { TextHit } from '#server/platform/text/text-index.ts'
import type { Question } from '../understanding/advisor-question.ts'
import type { Passage } from './advisor-passage.ts'

/** A passage that matches a question. */
export interface PassageHit {
  passage: Passage
  score: number
  /** The share of the question's words, by weight, that the passage contains, 0 to 1. */
  coverage: number
  /** The significant words of the question that the passage contains. */
  matchedWords: readonly string[]
  /** Whether the passage is about the question, rather than only containing some of its words. */
  isAbout: boolean
}

/** The name of a crop or state counts less than what the question asks about it. */
const nameWeight = 0.3
const lowWeight = 0.3

/** The weight of each term of a question; a term of several words has the highest of their weights. */
export function weighTerms({ words, cropStems, stateStems }: Question): Map<string, number> {
  const named = new Set([...cropStems, ...stateStems])
  const weights = new Map<string, number>()
  for (const word of words) {
    const terms = termsOf(word)
    const isName = terms.some((term) => named.has(term))
    const weight = isName ? nameWeight : isLowWeight(word) ? lowWeight : 1
    for (const term of terms) weights.set(term, Math.max(weight, weights.get(term) ?? 0))
  }
  return weights
}

const totalWeight = (words: readonly { weight: number }[]) =>
  words.reduce((sum, { weight }) => sum + weight, 0)

/** The passage about banned pesticides, which answers every question that names one. */
export const bannedPesticidesGuideId = 'guide/banned-pesticides'

/** Weighs the search score of a passage by how much of the question the passage covers. */
export function rescore(
  passage: Passage,
  { score, queryTerms, matches }: TextHit<'title' | 'words' | 'text'>,
  question: Question,
  weights: ReadonlyMap<string, number>,
): PassageHit {
  const { words, crops, cropStems, stateStems, placeWords } = question
  const isByState = passage.crop === null && passage.stateTexts !== undefined
  const isOwn = passage.crop !== null && crops.includes(passage.crop)
  const matchedTerms = new Set([...queryTerms, ...stateStems, ...(isOwn ? cropStems : [])])
  const weighedWords = words.map((word) => {
    const terms = termsOf(word)
    const isName = terms.some((term) => cropStems.includes(term) || stateStems.includes(term))
    // A passage by state names no towns, so a town in the question says little against it.
    const isTown = isByState && placeWords.includes(word)
    const weight = isLowWeight(word) || isTown ? lowWeight : 1
    return { word, weight, isName, isMatched: terms.some((term) => matchedTerms.has(term)) }
  })
  const covered = weighedWords.filter(({ isMatched }) => isMatched)
  const coverage = weighedWords.length === 0 ? 0 : totalWeight(covered) / totalWeight(weighedWords)
  // The crop's name alone is not enough: a potato recipe must not lead to a page about growing potatoes.
  const aspectWords = weighedWords.filter(({ weight, isName }) => weight === 1 && !isName)
  const matchesAspect = aspectWords.length === 0 || aspectWords.some(({ isMatched }) => isMatched)
  const hasHeadingMatch = [...matches].some(
    ([term, fields]) =>
      (weights.get(term) ?? 1) === 1 && (fields.includes('title') || fields.includes('words')),
  )
  return {
    passage,
    coverage,
    score: score * coverage ** 2,
    matchedWords: covered.filter(({ weight }) => weight === 1).map(({ word }) => word),
    isAbout: matchesAspect && (hasHeadingMatch || isOwn),
  }
}

/** A passage must cover more than this share of the question, or the advisor says that it does not know. */
const minPassageCoverage = 0.5

/** Whether a passage matches well enough to answer the question. */
export const isConfidentHit = ({ coverage, isAbout }: PassageHit) =>
  isAbout && coverage > minPassageCoverage
