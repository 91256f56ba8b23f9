import type { Passage } from '../../knowledge/advisor-passage.ts'
import type { Question } from '../../understanding/advisor-question.ts'
import { isSameWord, tokenize } from '../../understanding/words/advisor-token.policy.ts'

const wordsOfTitle = ({ title }: Passage) => tokenize(`${title.en} ${title.hi}`)

/**
 * Whether a question names the crops that a guide to their weeds is written for: "weeds in vegetables".
 * @param general the guide to all weeds, whose words say nothing of the crops.
 */
export function namesCropsOfGuide({ tokens }: Question, guide: Passage, general: Passage): boolean {
  const ofAll = wordsOfTitle(general)
  const own = wordsOfTitle(guide).filter(
    (word) => word.terms.length > 0 && !ofAll.some((each) => isSameWord(each, word)),
  )
  return tokens.some((token) => own.some((word) => isSameWord(token, word)))
}
