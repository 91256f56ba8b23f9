import type { Question } from '../advisor-question.ts'
import { foldedText } from '../words/advisor-token.policy.ts'

const gone =
  '(?:gone|vanished|disappeared|missing|unavailable|finished|shortage|short|khatam|gayab|khatm|खत्म|गायब)'
const market =
  '(?:market|markets|shop|shops|store|stores|dealer|dealers|bazar|bazaar|dukan|dukaan|mandi|बाजार|दुकान|मडी)'
const shortage = new RegExp(
  `(?:^| )${gone} (?:\\S+ ){0,3}${market} |(?:^| )${market} (?:\\S+ ){0,4}${gone} `,
)

/** "Chlorpyriphos is gone from the market": what cannot be bought, which harms nobody. */
export const tellsOfShortage = ({ tokens }: Question): boolean => shortage.test(foldedText(tokens))
