import type { Passage } from '../../knowledge/advisor-passage.ts'
import type { Question } from '../../understanding/advisor-question.ts'
import { isDenied } from '../../understanding/aspects/advisor-conditions.policy.ts'
import { createWordSet } from '../../understanding/words/advisor-word-set.policy.ts'
import { tellingSigns } from './advisor-telling-signs.data.ts'

const signs = tellingSigns.map(({ words, page, isBySound = false }) => ({
  words: createWordSet(words, isBySound),
  page,
}))

/**
 * What a question tells of the plant and few problems show, gum, webs, a beetle, where the page of a problem does not mention it; ''
 * where it mentions all.
 */
export function missingSign(
  { tokens, cropStems }: Question,
  { problem = '', text }: Passage,
): string {
  const page = `${problem} ${text.en}`
  const missing = signs.filter((sign) => !sign.page.test(page))
  const token = tokens.find(
    (each, position) =>
      missing.some(({ words }) => words.has(each)) &&
      !cropStems.includes(each.stem) &&
      // "Sundi nahi": no caterpillar is seen.
      !isDenied(tokens, position),
  )
  return token?.text ?? ''
}
