import { findPlaceInWords } from '#server/features/place/place-words.service.ts'
import { indianStates } from '#shared/kit/places.ts'
import type { Question } from '../../understanding/advisor-question.ts'
import { readMonsoonQuestion } from '../../understanding/intents/advisor-far-weather.policy.ts'
import {
  placeOfWeatherQuestion,
  possiblePlaces,
} from '../../understanding/intents/advisor-places.policy.ts'
import { tokenize } from '../../understanding/words/advisor-token.policy.ts'
import { createWordSet } from '../../understanding/words/advisor-word-set.policy.ts'
import { askFor } from '../outcome/advisor-candidate.ts'
import { placeChoices } from '../outcome/advisor-choices.policy.ts'
import type { CropAnswer } from '../outcome/advisor-decision.ts'

/** So small that one forecast holds for all of it. */
const smallStates: ReadonlySet<string> = new Set(['Delhi', 'Chandigarh', 'Puducherry', 'Goa'])
const isRegion = (place: string) => tokenize(place).some((token) => regions.has(token))
const regions = createWordSet(
  'vidarbha vidarbh marathwada konkan khandesh saurashtra kutch kachchh malwa chambal bundelkhand baghelkhand purvanchal mewar marwar terai tarai deccan rayalaseema coastal विदर्भ मराठवाड़ा मराठवाडा कोंकण कोकण खानदेश सौराष्ट्र कच्छ मालवा चंबल बुंदेलखंड बघेलखंड पूर्वांचल मेवाड़ मारवाड़ तराई',
  false,
)
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
  // "When does the monsoon reach Vidarbha": a region has no forecast of its own.
  if (readMonsoonQuestion(question) !== null && isRegion(named)) return { ask: askFor('place', {}) }
  if (named !== '') return { place: named }
  const { state } = question
  const isHomeThere = state !== null && findPlaceInWords(home)?.place.state === state
  const place = state === null || isHomeThere ? home : state
  if (place !== '' && !isLargeState(place)) return { place }
  const choices = placeChoices(possiblePlaces(question))
  return { ask: askFor('place', place === '' ? { choices } : { choices, ofState: place }) }
}
