import type { SearchResult } from 'minisearch'
import { isFaint, termsOf } from '#server/platform/text/farm-words.ts'
import type { Question } from '../understanding/advisor-question.policy.ts'
import { isTool, type Passage } from './advisor-passage.ts'

/** A passage that was found. */
export interface Found {
  passage: Passage
  score: number
  /** The share of what was asked that it speaks of, 0 to 1. */
  coverage: number
  /** The words of the question that it has. */
  met: readonly string[]
  /** Whether it is about what was asked, not only has its words somewhere. */
  isAbout: boolean
}

/** Words of a name say less than what is asked about it. */
const nameWeight = 0.3
const lowWeight = 0.3

/** How much each term of a question counts; the most that one of its words gives it. */
export function weighTerms({ words, cropStems, stateStems }: Question): Map<string, number> {
  const named = new Set([...cropStems, ...stateStems])
  const weights = new Map<string, number>()
  for (const word of words) {
    const terms = termsOf(word)
    const isName = terms.some((term) => named.has(term))
    const weight = isName ? nameWeight : isFaint(word) ? lowWeight : 1
    for (const term of terms) weights.set(term, Math.max(weight, weights.get(term) ?? 0))
  }
  return weights
}

const weightOf = (words: readonly { weight: number }[]) =>
  words.reduce((sum, { weight }) => sum + weight, 0)

/** The passages for somebody whose life may be in danger. */
export const dangerGuides: readonly string[] = ['guide/pesticide-poisoning', 'guide/distress']

/** The passage that warns of banned pesticides; to a question that names one it is the answer. */
export const bannedGuide = 'guide/banned-pesticides'

/** Judges what the search found by how much of the question it covers. */
export function rescore(
  passage: Passage,
  { score, queryTerms, match }: SearchResult,
  question: Question,
  weights: ReadonlyMap<string, number>,
): Found {
  const { words, crops, cropStems, stateStems, places } = question
  const isOfPlaces = passage.crop === null && passage.places !== undefined
  const isOwn = passage.crop ? crops.includes(passage.crop) : isTool(passage)
  const met = new Set([...queryTerms, ...stateStems, ...(isOwn ? cropStems : [])])
  const parts = words.map((word) => {
    const terms = termsOf(word)
    const isName = terms.some((term) => cropStems.includes(term) || stateStems.includes(term))
    // A month, told state by state, need not name the town.
    const isTown = isOfPlaces && places.includes(word)
    const weight = isFaint(word) || isTown ? lowWeight : 1
    return { word, weight, isName, isMet: terms.some((term) => met.has(term)) }
  })
  const covered = parts.filter(({ isMet }) => isMet)
  const coverage = parts.length === 0 ? 0 : weightOf(covered) / weightOf(parts)
  // With a crop named, what is asked about it must be met too: no potato's page for a dish of it.
  const asked = parts.filter(({ weight, isName }) => weight === 1 && !isName)
  const isMet = asked.length === 0 || asked.some((part) => part.isMet)
  const hasName = Object.entries(match).some(
    ([term, fields]) =>
      (weights.get(term) ?? 1) === 1 && (fields.includes('title') || fields.includes('words')),
  )
  if (passage.id === bannedGuide && question.namesBanned) {
    return { passage, coverage: 1, score, met: words, isAbout: true }
  }
  return {
    passage,
    coverage,
    score: score * coverage ** 2,
    met: covered.filter(({ weight }) => weight === 1).map(({ word }) => word),
    isAbout: isMet && (hasName || (passage.crop !== null && isOwn)),
  }
}
