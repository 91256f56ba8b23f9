import { isPurpose, isWeight } from '../advisor-crop-mentions.policy.ts'
import type { Question } from '../advisor-question.ts'
import { isDenied } from '../aspects/advisor-conditions.policy.ts'
import { isCropContextWord } from '../aspects/advisor-context-words.policy.ts'
import { isCommonWord } from '../words/advisor-common-words.policy.ts'
import type { Token } from '../words/advisor-token.policy.ts'
import { isIntentWord, isOneOf, isPlaceMark } from './advisor-intent-words.policy.ts'

/** "Apni fasal app pe list karni hai": somebody wants to offer a crop, not to see what is offered. */
export const asksToList = ({ tokens }: Question) =>
  /(?:list|listing|लिस्ट|लिस्टिंग) (?:kar|karna|karni|karne|kare|karen|karu|karun|karwana|karwani|karana|karani|banana|banani|banane|banau|banaye|dalna|dalni|dalu|dale|lagana|lagani|lagau|कर|करना|करनी|करने|करें|करूं|कराना|करानी|करवाना|करवानी|बनाना|बनानी|बनाऊं|बनाएं|डालना|डालनी|डालूं|लगाना|लगानी)(?= |$)|\b(?:create|make|add|post|put|publish) (?:a |my |the |new )*(?:list|listing|crop|stock|fasal)|\blist (?:my|our) (?:crop|crops|stock|harvest|produce|fasal)/.test(
    tokens.map(({ folded }) => folded).join(' '),
  )

/** "Kya kilo hai", "kitna chal raha", "how much is it going for". */
const soldForPhrases =
  /(?:kya|क्या) (?:kilo|kg|quintal|kuntal|bhav|किलो|क्विंटल|कुंतल)|(?:kya|kitna|kitne|क्या|कितना|कितने) (?:kilo |kg |quintal |किलो |क्विंटल )?(?:chal|bik|चल|बिक) (?:raha|rha|rahi|रहा|रही)|going for|what (?:is|are) (?:\S+ ){1,3}(?:selling|sold|sells?) (?:for|at)|(?:kya|kiske|kis|किस) (?:bhav|bhaw|bhaav|rate|daam|भाव|रेट|दाम)|how much (?:for|is) (?:a |an |one |1 |per )?(?:quintal|quintals|kg|kilo|ton|tonne|bag)|what (?:is|are) \S+ (?:paying|offering)|(?:quintal|kuntal|kilo|kg|क्विंटल|कुंतल|किलो) (?:ka|ke|का|के) (?:kitna|kitne|kya|कितना|कितने|क्या)|(?:get|fetch|earn) for \d+ (?:quintals?|kg|kilos?|tons?|tonnes?|bags?)/
/** "Mandi me moong ka kya haal hai". */
const stateOfMarket =
  /(?:mandi|bazar|bazaar|market|मडी|बाजार|मार्केट) (?:me |mein |mai |ka |में |मे |का )?(?:\S+ ){0,3}(?:haal|hal|haalat|sthiti|chal raha|chal rha|हाल|स्थिति|चल रहा)(?= |$)|(?:haal|haalat|हाल) (?:\S+ ){0,3}(?:mandi|bazar|bazaar|मडी|बाजार)(?= |$)/
/** "Aloo 1 quintal kitne ka (hai)". */
const kitneKa = /(?:kitne|kitna|kitni|कितने|कितना|कितनी) (?:ka|ke|ki|का|के|की)(?: (?:hai|h|he|है))?$/
/** "Aloo bechne wale kisan": people who sell are looked for. */
export const asksForThoseWhoSell = ({ tokens }: Question) =>
  /(?:bechne|bechane|बेचने) (?:wal|vaal|वाल)/.test(tokens.map(({ folded }) => folded).join(' '))

/** Whether a question asks in a turn of phrase, without a word for price, what something is sold for. */
export const asksSoldForInWords = ({ tokens }: Question) => {
  const text = tokens.map(({ folded }) => folded).join(' ')
  return kitneKa.test(text) || soldForPhrases.test(text) || stateOfMarket.test(text)
}

/** "Gehu ka aata": flour, which is spelt like "comes". */
const flourBesideTrade = ({ tokens }: Question): string[] => {
  const text = tokens.map(({ folded }) => folded).join(' ')
  return (
    /(?:ka|ke|का|के) (aata|atta|ata|आटा|आटे)(?! (?:hai|h|he|है|tha|था|ja|जा)(?= |$))/
      .exec(text)
      ?.slice(1) ?? []
  )
}

const isMarketWord = (token: Token | undefined) =>
  token !== undefined && (isPlaceMark(token) || isOneOf(token, 'marketWords'))

/** In a question of more words one that stands far from the crop and the price tells a story. */
const mostWordsOfTradeQuestion = 10

/** Whether a word stands beside the name of a crop or a word for its price, with at most one word between: "price of cotton lint". */
function isBesideGoods({ tokens, subjects }: Question, position: number): boolean {
  if (tokens.length <= mostWordsOfTradeQuestion) return true
  const reach = 2
  return (
    subjects.some(({ start, end }) => position >= start - reach && position < end + reach) ||
    tokens.some((token, other) => Math.abs(other - position) <= reach && isOneOf(token, 'price'))
  )
}

/**
 * What a question for a price or an offer names beside the crop, the place and the words of trade: flour, a mill. The
 * price of the crop is not what it asks for. Words beside "mandi" or "में" are places.
 */
export function wordsBesideTrade(question: Question): string[] {
  const { tokens, otherWords, placeWords, subjects } = question
  const isBeforeCrop = (position: number) =>
    placeWords.length > 0 &&
    subjects.some(({ id, start }) => id.startsWith('crop:') && start === position + 1)
  // "Oil palm price": the oil belongs to the name.
  const isInCropName = (position: number) =>
    subjects.some(
      ({ id, start, end }) => id.startsWith('crop:') && start <= position && position < end,
    )
  const others = tokens
    .filter(
      (token, position) =>
        !isInCropName(position) &&
        !isWeight(tokens, { start: position, end: position + 1 }) &&
        // "Royal apple price in Azadpur": a kind of apple. "Apple juice price" is about juice.
        !(isBeforeCrop(position) && !isOneOf(token, 'notInMandi')) &&
        ((otherWords.includes(token.text) &&
          !isCommonWord(token) &&
          isBesideGoods(question, position)) ||
          isOneOf(token, 'notInMandi')) &&
        !isDenied(tokens, position) &&
        !isPurpose(tokens, { start: position, end: position + 1 }) &&
        !placeWords.includes(token.text) &&
        (isOneOf(token, 'notInMandi') || !(isIntentWord(token) || isCropContextWord(token))) &&
        ![tokens[position - 1], tokens[position + 1]].some(isMarketWord),
    )
    .map(({ text }) => text)
  return [...new Set([...flourBesideTrade(question), ...others])]
}
