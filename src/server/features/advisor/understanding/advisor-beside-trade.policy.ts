import { isDenied } from './advisor-conditions.policy.ts'
import { isCropContextWord } from './advisor-context-words.policy.ts'
import { isIntentWord, isOneOf, isPlaceMark } from './advisor-intent-words.policy.ts'
import type { Question } from './advisor-question.ts'
import type { Token } from './advisor-token.policy.ts'

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

/**
 * What a question for a price or an offer names beside the crop, the place and the words of trade: flour, a mill. The
 * price of the crop is not what it asks for. Words beside "mandi" or "में" are places.
 */
export function wordsBesideTrade(question: Question): string[] {
  const { tokens, otherWords, placeWords, subjects } = question
  const isBeforeCrop = (position: number) =>
    placeWords.length > 0 &&
    subjects.some(({ id, start }) => id.startsWith('crop:') && start === position + 1)
  const others = tokens
    .filter(
      (token, position) =>
        // "Royal apple price in Azadpur": a kind of apple. "Apple juice price" is about juice.
        !(isBeforeCrop(position) && !isOneOf(token, 'notInMandi')) &&
        (otherWords.includes(token.text) || isOneOf(token, 'notInMandi')) &&
        !isDenied(tokens, position) &&
        !placeWords.includes(token.text) &&
        (isOneOf(token, 'notInMandi') || !(isIntentWord(token) || isCropContextWord(token))) &&
        ![tokens[position - 1], tokens[position + 1]].some(isMarketWord),
    )
    .map(({ text }) => text)
  return [...new Set([...flourBesideTrade(question), ...others])]
}
