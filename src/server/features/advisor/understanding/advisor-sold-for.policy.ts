import type { Question } from './advisor-question.ts'

/** "Aloo 1 quintal kitne ka (hai)". */
/** "Kya kilo hai", "kitna chal raha", "how much is it going for". */
const soldForPhrases =
  /(?:kya|क्या) (?:kilo|kg|quintal|kuntal|bhav|किलो|क्विंटल|कुंतल)|(?:kya|kitna|kitne|क्या|कितना|कितने) (?:kilo |kg |quintal |किलो |क्विंटल )?(?:chal|bik|चल|बिक) (?:raha|rha|rahi|रहा|रही)|going for|what (?:is|are) (?:\S+ ){1,3}(?:selling|sold|sells?) (?:for|at)|(?:kya|kiske|kis|किस) (?:bhav|bhaw|bhaav|rate|daam|भाव|रेट|दाम)|how much (?:for|is) (?:a |an |one |1 |per )?(?:quintal|quintals|kg|kilo|ton|tonne|bag)|what (?:is|are) \S+ (?:paying|offering)|(?:quintal|kuntal|kilo|kg|क्विंटल|कुंतल|किलो) (?:ka|ke|का|के) (?:kitna|kitne|kya|कितना|कितने|क्या)|(?:get|fetch|earn) for \d+ (?:quintals?|kg|kilos?|tons?|tonnes?|bags?)/
const kitneKa = /(?:kitne|kitna|kitni|कितने|कितना|कितनी) (?:ka|ke|ki|का|के|की)(?: (?:hai|h|he|है))?$/
/** "Aloo bechne wale kisan": people who sell are looked for. */
export const asksForThoseWhoSell = ({ tokens }: Question) =>
  /(?:bechne|bechane|बेचने) (?:wal|vaal|वाल)/.test(tokens.map(({ folded }) => folded).join(' '))

/** Whether a question asks in a turn of phrase, without a word for price, what something is sold for. */
export const asksSoldForInWords = ({ tokens }: Question) => {
  const text = tokens.map(({ folded }) => folded).join(' ')
  return kitneKa.test(text) || soldForPhrases.test(text)
}
