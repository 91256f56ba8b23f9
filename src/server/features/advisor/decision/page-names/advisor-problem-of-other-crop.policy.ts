import { foldWord } from '#server/platform/text/farm-words.ts'
import type { Lexicon } from '../../understanding/advisor-lexicon.service.ts'
import type { Question } from '../../understanding/advisor-question.ts'
import { tokenize } from '../../understanding/words/advisor-token.policy.ts'
import { createWordSet } from '../../understanding/words/advisor-word-set.policy.ts'
import { deficiencyNamesOfOneCrop, generalProblems } from './advisor-problem-groups.data.ts'

const cropsByName: ReadonlyMap<string, string> = new Map(
  Object.entries(deficiencyNamesOfOneCrop).map(([name, crop]) => [foldWord(name), crop]),
)

const wordsForDisease = createWordSet('rog disease bimari बीमारी रोग', false)

/**
 * The crop of which the name of a missing nutrient is known, where a question names only others, and the nutrient by no other
 * name: "khaira" of grapes; undefined else.
 */
export function deficiencyOfOtherCrop({ crops, problemText }: Question): string | undefined {
  if (crops.length === 0) return undefined
  const words = tokenize(problemText).filter((word) => !wordsForDisease.has(word))
  const named = words.map(({ folded }) => cropsByName.get(folded))
  return named.every((crop) => crop !== undefined && !crops.includes(crop)) ? named[0] : undefined
}

/** The only crop that has the problem of a question, where that is one; undefined else. */
export function onlyCropWithProblem(
  { cropProblems }: Lexicon,
  { problems }: Question,
): string | undefined {
  if (problems.length === 0 || problems.some((problem) => generalProblems.has(problem)))
    return undefined
  const having = cropProblems.filter(({ entries }) => problems.every((each) => entries.has(each)))
  const crops = new Set(having.map(({ crop }) => crop))
  const [only] = crops
  return crops.size === 1 ? only : undefined
}
