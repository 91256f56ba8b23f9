import type { AdvisorKnowledge } from '../knowledge/advisor-knowledge.service.ts'
import type { Passage } from '../knowledge/advisor-passage.ts'
import type { Question } from '../understanding/advisor-question.ts'
import { tellsOfSprayInjury } from '../understanding/advisor-spray-injury.policy.ts'
import { asksToGrowTogether } from '../understanding/intents/advisor-crops-together.policy.ts'
import {
  asksPlainlyForPrice,
  asksSellOrWait,
} from '../understanding/intents/advisor-goods-price.policy.ts'
import { offersOwnEquipment, readIntents } from '../understanding/intents/advisor-intents.policy.ts'
import { placeOfPriceQuestion } from '../understanding/intents/advisor-places.policy.ts'
import { asksPlainlyForWeather } from '../understanding/intents/advisor-sky-and-water.policy.ts'
import { wordsBesideTrade } from '../understanding/intents/advisor-trade.policy.ts'
import {
  type WeatherDamage,
  weatherDamage,
} from '../understanding/intents/advisor-weather-damage.policy.ts'
import { sprayGuide } from './advisor-crop-guide.policy.ts'
import { decidePrice } from './advisor-price-decision.policy.ts'
import { answerFrom, refuse } from './outcome/advisor-candidate.ts'
import type { CropAnswer } from './outcome/advisor-decision.ts'
import { namedGuides } from './page-names/advisor-guides.policy.ts'
import { decideWeatherPlace } from './service-questions/advisor-weather-place.policy.ts'

const namesGuide = (knowledge: AdvisorKnowledge, question: Question, guide: Passage) =>
  namedGuides(knowledge, question).some((each) => each.isOwn && each.guide === guide)

const guidesToDamage: Readonly<Record<WeatherDamage, string>> = {
  flood: 'guide/drainage',
  hail: 'guide/storm-damage',
  storm: 'guide/storm-damage',
  frost: 'guide/frost-protection',
  dry: 'guide/delayed-monsoon',
}

/** Answers what to do about a crop that the weather has hurt; null for any other question. */
function decideWeatherDamage(
  { passageById }: AdvisorKnowledge,
  question: Question,
): CropAnswer | null {
  const damage = weatherDamage(question)
  if (damage === null) return null
  const isPaddy = damage === 'flood' && question.crops.includes('rice')
  const guide = passageById(isPaddy ? 'guide/paddy-after-flood' : guidesToDamage[damage])
  return guide ? { ...answerFrom([guide]), isSure: true, isFinal: true } : null
}

/**
 * Decides what asks for prices, weather, listings, the shop or a spray; null for any other question.
 * @param home the city or state in the user's profile, '' when unknown.
 */
export function decideIntents(
  knowledge: AdvisorKnowledge,
  question: Question,
  home: string,
): CropAnswer | null {
  const intents = readIntents(question)
  const { crops } = question
  const spraying = sprayGuide(knowledge, question)
  if (spraying)
    return { ...answerFrom([spraying]), isSure: true, isFinal: tellsOfSprayInjury(question) }
  const ofDamage = decideWeatherDamage(knowledge, question)
  if (ofDamage) return ofDamage
  const intercropping = knowledge.passageById('guide/intercropping')
  if (intercropping && asksToGrowTogether(question))
    return { ...answerFrom([intercropping]), isSure: true, isFinal: true }
  const sellGuide = knowledge.passageById('guide/sell-on-krishihaat')
  const [named] = namedGuides(knowledge, question)
  if (
    intents.includes('selling') &&
    named?.isOwn &&
    named.guide !== sellGuide &&
    crops.length === 0
  )
    return null
  const msp = knowledge.passageById('guide/msp')
  if (intents.includes('selling') && msp && namesGuide(knowledge, question, msp))
    return answerFrom([msp])
  if (intents.includes('selling') && sellGuide) return answerFrom([sellGuide])
  const rentGuide = knowledge.passageById('guide/rent-on-krishihaat')
  if (intents.includes('rentingOut') && rentGuide) {
    return { ...answerFrom([rentGuide]), isFinal: offersOwnEquipment(question) }
  }
  const [first] = intents
  if (first === 'cropListings' && named?.isOwn && named.words.length > 1) return null
  if (!first || first === 'sowingNow') return null
  const isPrice = intents.includes('price')
  const priced = isPrice ? decidePrice(knowledge, question) : undefined
  if (priced !== undefined) return priced
  const besideTrade =
    first === 'price' || first === 'cropListings' ? wordsBesideTrade(question) : []
  if (besideTrade.length > 0) return { ...refuse('unknown', besideTrade.join(' ')), isSure: true }
  const isFinal = first === 'weather' && asksPlainlyForWeather(question)
  if (isPrice) {
    const place = placeOfPriceQuestion(question)
    const isPlain = asksPlainlyForPrice(question) || asksSellOrWait(question)
    return { kind: 'look-up', intents, crops, place, isFinal: isFinal || isPlain }
  }
  const { ask, place = '' } = decideWeatherPlace(question, home)
  if (first === 'weather' && ask) return { ...ask, isFinal }
  return { kind: 'look-up', intents, crops, place, isFinal }
}
