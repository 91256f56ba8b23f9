import { findPlaceInWords } from '#server/features/place/place-words.service.ts'
import { indianStates } from '#shared/kit/places.ts'
import type { Question } from '../../understanding/advisor-question.ts'
import {
  placeOfWeatherQuestion,
  possiblePlaces,
} from '../../understanding/intents/advisor-places.policy.ts'
import { askFor } from '../outcome/advisor-candidate.ts'
import { placeChoices } from '../outcome/advisor-choices.policy.ts'
import type { CropAnswer } from '../outcome/advisor-decision.ts'

/** So small that one forecast holds for all of it. */
const smallStates: ReadonlySet<string> = new Set(['Delhi', 'Chandigarh', 'Puducherry', 'Goa'])
const states: ReadonlySet<string> = new Set(indianStates)
const isLargeState = (name: string) => states.has(name) && !smallStates.has(name)

/**
 * The place whose forecast answers a question, or the question back which place is meant. A forecast is that of a town: for a large
 * state it is that of the user's town, if that lies there.
 * @param home the city or state in the user's profile, '' when unknown.
 */
export function decideWeatherPlace(
  question: Question,
  home: string,
): { place: string; ask?: undefined } | { ask: CropAnswer; place?: undefined } {
  const named = placeOfWeatherQuestion(question)
  if (named !== '') return { place: named }
  const { state } = question
  const isHomeThere = state !== null && findPlaceInWords(home)?.place.state === state
  const place = state === null || isHomeThere ? home : state
  if (place !== '' && !isLargeState(place)) return { place }
  const choices = placeChoices(possiblePlaces(question))
  return { ask: askFor('place', place === '' ? { choices } : { choices, ofState: place }) }
}
