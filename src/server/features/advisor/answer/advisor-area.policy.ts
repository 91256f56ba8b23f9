import { findPlaceInWords } from '#server/features/place/place-words.service.ts'
import type { ChatQuery, DecidedQuestion } from '../conversation/advisor-query.ts'
import type { Question } from '../understanding/advisor-question.ts'

/** Where prices and listings are looked for. */
export interface QueryArea {
  state: string
  /** A district or town, '' for none. */
  district: string
  point: { lat: number; lon: number } | null
}

/** The place that a question names, or else the user's; null where the named place is not known. */
export function areaOf(
  query: ChatQuery,
  { question, decision }: DecidedQuestion,
): QueryArea | null {
  const named = decision.kind === 'look-up' ? decision.place : ''
  if (named !== '' && named !== query.city && named !== query.state) {
    const place = findPlaceInWords(named)?.place
    if (place) return { state: place.state, district: place.district, point: place }
    if (question.state === null) return null
  }
  if (question.state !== null) return { state: question.state, district: '', point: null }
  const { city, state, place } = query
  const known = place ?? findPlaceInWords(`${city} ${state}`)?.place ?? null
  return { state, district: city, point: known && { lat: known.lat, lon: known.lon } }
}

/** The state that a question names, or that of the town which it names, or else the user's; null for none. */
export const stateOf = ({ state, placeWords }: Question, query: ChatQuery): string | null =>
  state ??
  (placeWords.length > 0 ? findPlaceInWords(placeWords.join(' '))?.place.state : null) ??
  (query.state || null)
