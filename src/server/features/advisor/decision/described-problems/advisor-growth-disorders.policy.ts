import type { AdvisorKnowledge } from '../../knowledge/advisor-knowledge.service.ts'
import { isAboutCrops, type Passage } from '../../knowledge/advisor-passage.ts'
import type { Question } from '../../understanding/advisor-question.ts'
import { isColourWord } from '../../understanding/aspects/advisor-aspect-words.policy.ts'
import { textWithoutCrops } from '../../understanding/intents/advisor-opposite-questions.policy.ts'
import { signsOfDecay, signsOfDiseaseAlone } from './advisor-disease-signs.policy.ts'
import { type GrowthDisorder, growthDisorders } from './advisor-growth-disorders.data.ts'

/** The disorder of a crop's growth that a question tells of, and no sign of a pest or a disease beside it; undefined for none. */
export function growthDisorder(question: Question, crop: string): GrowthDisorder | undefined {
  const { freeTokens, substances } = question
  if (
    substances.length > 0 ||
    freeTokens.some((token) => signsOfDiseaseAlone.has(token) || signsOfDecay.has(token))
  )
    return undefined
  const text = textWithoutCrops(question)
  const hasColour = freeTokens.some(isColourWord)
  return growthDisorders.find(
    ({ crops, exceptCrops = [], question: pattern, isWithoutColour }) =>
      (crops === undefined || crops.includes(crop)) &&
      !exceptCrops.includes(crop) &&
      !(isWithoutColour && hasColour) &&
      pattern.test(text),
  )
}

const parts = ['soil', 'water', 'harvest', 'fertiliser', 'seed']

/** The problem of the crop's own page that a disorder is; else the guide to its causes, and the part of its page that speaks of it. */
export function passagesOnDisorder(
  { passages, passageById }: AdvisorKnowledge,
  { problem, text, guide }: GrowthDisorder,
  crop: string,
): Passage[] {
  const own =
    problem && passages.find((each) => each.crop === crop && problem.test(each.problem ?? ''))
  if (own) return [own]
  const part = text
    ? parts
        .flatMap((name) => passageById(`calendar/${crop}/${name}`) ?? [])
        .find((passage) => text.test(passage.text.en))
    : undefined
  const causes = guide === undefined ? undefined : passageById(guide)
  return [causes && isAboutCrops(causes, [crop]) ? causes : undefined, part].filter(
    (passage) => passage !== undefined,
  )
}
