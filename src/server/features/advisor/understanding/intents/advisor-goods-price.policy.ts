import { calendarCrops } from '#server/features/calendar/calendar.service.ts'
import type { Question } from '../advisor-question.ts'
import { foldedText } from '../words/advisor-token.policy.ts'
import { createWordSet } from '../words/advisor-word-set.policy.ts'
import { hasMeaning, hasWord, isOneOf } from './advisor-intent-words.policy.ts'

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

const priceWord =
  '(?:price|prices|rate|rates|market|bhav|bhaav|bhaw|bhao|daam|dam|keemat|kimat|mandi|भाव|दाम|रेट|कीमत|मडी|बाजार)'
const moves =
  '(?:rise|rises|rising|increase|increases|fall|falls|falling|drop|decrease|crash|recover|improve|go up|go down|come up|come down|going up|going down|go high|up|down|badh\\S*|badega|badegi|ghat\\S*|gir\\S*|chadh\\S*|utr\\S*|utar\\S*|sudhr\\S*|बढ\\S*|घट\\S*|गिर\\S*|चढ\\S*|उतर\\S*|सुधर\\S*|tej|teji|mandi aayegi|तेजी)'
const future =
  '(?:will|would|shall|can|next|agle|aane wale|aage|future|forecast|prediction|expected|anuman|kab|kb|when|अगले|आने वाले|आगे|अनुमान|कब)'
const feast =
  '(?:diwali|deepawali|holi|eid|navratri|dussehra|dasara|sankranti|onam|pongal|budget|election|chunav|दिवाली|होली|ईद|नवरात्रि|दशहरा|चुनाव)'
const hold =
  '(?:hold|wait|keep|store|stock|ruk\\S*|rok\\S*|rakh\\S*|rukna|intezar|intzar|रुक\\S*|रोक\\S*|रख\\S*|इतजार)'
const sell = '(?:sell|selling|bech\\S*|bik\\S*|becho|बेच\\S*|बिक\\S*)'
const outlook = new RegExp(
  [
    `(?:^| )${future} (?:\\S+ ){0,4}${priceWord} (?:\\S+ ){0,4}${moves} `,
    `(?:^| )${priceWord} (?:\\S+ ){0,5}(?:badhega|badhegi|badhenge|badega|badegi|ghatega|ghatenge|girega|giregi|girenge|chadhega|chadhenge|utrega|sudhrega|jayega|jaayega|jayenge|rahega|rahenge|hoga|honge|milega kya|बढेगा|बढेगे|बढेगी|घटेगा|घटेगे|गिरेगा|गिरेगे|गिरेगी|चढेगा|उतरेगा|सुधरेगा|जाएगा|जायेगा|रहेगा|रहेगे|होगा) `,
    `(?:^| )${priceWord} (?:\\S+ ){0,3}(?:forecast|prediction|predict|outlook|trend|anuman|purvanuman|अनुमान|पूर्वानुमान) |(?:^| )(?:forecast|prediction|predict|outlook) (?:\\S+ ){0,4}${priceWord} `,
    `(?:^| )(?:what will|what would|kya hoga|kya rahega) (?:\\S+ ){0,3}${priceWord} `,
    `(?:^| )(?:will|would) (?:\\S+ ){0,4}(?:price|prices|rate|rates) `,
    `(?:^| )${priceWord} (?:\\S+ ){0,4}(?:next|agle|aane wale|in|by|अगले|आने वाले) (?:\\S+ )?(?:month|week|year|mahine|hafte|saal|january|february|march|april|may|june|july|august|september|october|november|december|diwali|holi|महीने|हफ्ते|साल) `,
    `(?:^| )${priceWord} (?:\\S+ ){0,2}(?:tomorrow|after ${feast}|${feast} (?:ke |के )?(?:baad|after|tak|बाद|तक)) |(?:^| )${feast} (?:ke |के )?(?:baad|बाद) (?:\\S+ ){0,3}${priceWord} `,
    '(?:^| )(?:teji|tezi|mandi|तेजी|मडी) (?:kab )?(?:aay\\S*|aaeg\\S*|rahe?g\\S*|आए\\S*|आये\\S*|रहेग\\S*) ',
    '(?:^| )(?:badhega|badhegi|badhenge|badega|girega|giregi|girenge|chadhega|utrega|बढेगा|बढेगे|गिरेगा|गिरेगे|चढेगा|उतरेगा) ',
    '\\b(?:going|go|goes|come|coming) (?:up|down)\\b',
  ].join('|'),
)
/** "Sell now or wait", "bechu ya ruku". */
const sellOrWait = new RegExp(
  [
    `(?:^| )${sell} (?:\\S+ ){0,4}(?:or|ya|या|ki|कि) (?:\\S+ ){0,4}${hold} `,
    `(?:^| )${hold} (?:\\S+ ){0,4}(?:or|ya|या|ki|कि) (?:\\S+ ){0,4}${sell} `,
  ].join('|'),
)
/** "Should I sell", "kab bechu": of whatever else is done with a crop it says nothing. */
const whenToSell = new RegExp(
  [
    '(?:^| )should i (?:\\S+ )?(?:hold|wait|sell) (?!(?:on|to|through|at|in) )',
    `(?:^| )(?:right|good|best|sahi|accha|acha|achha|सही|अच्छा) (?:time|samay|waqt|समय|वक्त) (?:\\S+ ){0,3}${sell} `,
    '(?:^| )when (?:should i |to |do i )(?:\\S+ )?sell ',
    '(?:^| )(?:abhi|ab|अभी|अब) (?:bech|बेच) (?:du|dun|doon|de|dena|दू|दे|देना) |(?:^| )(?:abhi|ab|अभी|अब) (?:bechu|bechun|bechna|becha|बेचू|बेचना) ',
    '(?:^| )(?:bech|बेच) (?:du|dun|doon|दू) ',
    '(?:^| )(?:kab|कब) (?:bechu|bechun|bechna|beche|bechen|becho|बेचू|बेचना|बेचे) ',
  ].join('|'),
)

/** Whether somebody wants to know whether to sell a crop now or later; how a store or this site sells is another matter. */
export function asksSellOrWait({ tokens, crops, aspects }: Question): boolean {
  if (crops.length === 0) return false
  const text = foldedText(tokens)
  return sellOrWait.test(text) || (aspects.length === 0 && whenToSell.test(text))
}

/** Whether a question wants to know how a price will be, or whether to wait with selling. */
export const asksPriceOutlook = (question: Question): boolean =>
  outlook.test(foldedText(question.tokens)) || asksSellOrWait(question)

/** Whether a question has no words but those of a price, its crop and a place, or asks how the price will be. */
export function asksPlainlyForPrice(question: Question): boolean {
  const { crops, tokens, subjects, placeWords, aspects, problems, hasSigns } = question
  if (crops.length === 0 || aspects.length > 0 || problems.length > 0 || hasSigns) return false
  if (asksPriceOutlook(question)) return true
  const isOfSubject = (position: number) =>
    subjects.some(({ start, end }) => start <= position && position < end)
  return tokens.every(
    (token, position) =>
      token.terms.length === 0 ||
      isOfSubject(position) ||
      placeWords.includes(token.text) ||
      isOneOf(token, 'price', 'rate', 'trend', 'show', 'day', 'now', 'howMuch', 'marketWords'),
  )
}
