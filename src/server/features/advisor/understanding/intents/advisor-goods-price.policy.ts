import { calendarCrops } from '#server/features/calendar/calendar.service.ts'
import type { Question } from '../advisor-question.ts'
import { createWordSet } from '../words/advisor-word-set.policy.ts'
import { hasMeaning, hasWord } from './advisor-intent-words.policy.ts'

/** Crops of which mandis trade something else than seed, or what is sown under another name. */
const groupsNotSoldAsSeed: ReadonlySet<string> = new Set([
  'Cereals',
  'Pulses',
  'Vegetables',
  'Fruits',
  'Fodder crops',
  'Flowers',
])
/** Guar and some others are traded as seed. */
const soldAsSeed: ReadonlySet<string> = new Set([
  'cluster-bean',
  'fenugreek',
  'watermelon',
  'pumpkin',
])
const seedWords = createWordSet('seed seeds beej bij biya biyaan बीज', false)
/** "Bt cotton seed packet": only what is sown is sold so. */
const sownWords = createWordSet('hybrid packet packets pouch bt bg2 हाइब्रिड संकर पैकेट बीटी', false)
const amountWords = /^(?:rate|dar|दर|रेट|quantity|matra|मात्रा)$/

const namesPrice = (question: Question) =>
  hasWord(question, 'price') ||
  hasMeaning(question, '=price') ||
  (hasWord(question, 'money') && hasWord(question, 'howMuch'))

/** "Gehu ke beej ka daam", "potato seed price": mandis report the price of what is harvested, not of what is sown. */
export function asksPriceOfSeed(question: Question): boolean {
  const { tokens, subjects, crops } = question
  const [id] = crops
  const crop = calendarCrops().find((each) => each.id === id)
  if (!crop) return false
  const isTraded = soldAsSeed.has(crop.id) || !groupsNotSoldAsSeed.has(crop.group)
  if (isTraded && !tokens.some((token) => sownWords.has(token))) return false
  const isInName = (position: number) =>
    subjects.some(({ start, end }) => start <= position && position < end)
  return (
    namesPrice(question) &&
    tokens.some(
      (token, position) =>
        seedWords.has(token) &&
        !isInName(position) &&
        // The seed rate is how much is sown.
        !amountWords.test(tokens[position + 1]?.folded ?? ''),
    )
  )
}

/**
 * What a question for a price wants beside the price of its crop: `price` of a fertiliser or a pesticide, which no mandi reports, or
 * `amount`, where "rate" is how much of it is given. Null where it is about the crop.
 */
export function asksRateOfSubstance(question: Question): 'price' | 'amount' | null {
  if (question.substances.length === 0 || question.crops.length === 0) return null
  return namesPrice(question) ? 'price' : 'amount'
}

/** "Gehu ki thresher ka daam": machines have the price that their sellers ask. */
export const asksPriceOfEquipment = (question: Question): boolean =>
  question.crops.length > 0 && hasWord(question, 'equipment') && namesPrice(question)

const outlook =
  /\b(?:going|go|goes|come|coming) (?:up|down)\b|\b(?:rise|fall|increase|drop)\b.*\b(?:month|week|later)\b|\bshould i (?:hold|wait|keep|sell)\b|\b(?:hold|sell now) or\b|\b(?:badhega|badhegi|badhenge|girega|giregi|girenge|chadhega|utrega)\b|\b(?:rok|rakh) (?:lu|lun|loon|ke|kar)\b.*\b(?:bech|bhav|daam|rate)|\bbech (?:du|dun|doon)\b|\b(?:abhi|ab) bechu\b|(?:बढ़ेगा|बढ़ेंगे|गिरेगा|गिरेंगे|चढ़ेगा|उतरेगा)|(?:बेच दूं|बेच दूँ|रोक लूं|रोक लूँ|अभी बेचूं|अभी बेचूँ)/iu

/** Whether a question wants to know how a price will be, or whether to wait with selling. */
export const asksPriceOutlook = ({ message }: Question): boolean => outlook.test(message)
