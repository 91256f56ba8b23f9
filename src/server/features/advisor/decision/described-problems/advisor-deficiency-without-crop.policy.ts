import type { AdvisorKnowledge } from '../../knowledge/advisor-knowledge.service.ts'
import type { Passage } from '../../knowledge/advisor-passage.ts'
import type { Question } from '../../understanding/advisor-question.ts'
import { plantKinds } from '../../understanding/advisor-question-subjects.policy.ts'
import { createWordSet } from '../../understanding/words/advisor-word-set.policy.ts'
import { answerFrom } from '../outcome/advisor-candidate.ts'
import { maxChoices, passageChoice } from '../outcome/advisor-choices.policy.ts'
import type { Choice, CropAnswer } from '../outcome/advisor-decision.ts'
import { guideForProblems } from '../page-names/advisor-guides.policy.ts'

/** Words that ask which nutrient is missing. */
export const lackWords = createWordSet(
  'deficiency deficiencies deficient nutrient nutrients lack lacks lacking shortage missing kami kammi tatva tatv poshak कमी तत्व पोषक',
  false,
)
const signWords = createWordSet(
  'sign signs symptom symptoms identify recognise recognize lakshan lakshana pehchan pehchane pahchan pahchane nishani लक्षण पहचान पहचानें पहचाने निशानी',
  false,
)

/**
 * What a plant lacks, by the name of the nutrient or by signs that are those of one nutrient on every crop, where no crop is named or
 * only one that no page is about.
 * @param bySigns the guide to the nutrient whose signs are told.
 */
export function answerDeficiencyWithoutCrop(
  knowledge: AdvisorKnowledge,
  question: Question,
  act: CropAnswer,
  bySigns: Passage | undefined,
): CropAnswer {
  const { deficiencies, tokens, things, crops } = question
  if (crops.length > 0) return act
  const isOpen = act.kind === 'ask' && act.missing === 'crop'
  const isOfUncoveredPlant =
    act.kind === 'refuse' &&
    act.reason === 'uncovered' &&
    things.some(({ kind, text }) => plantKinds.has(kind) && text === act.name)
  if (!isOpen && !isOfUncoveredPlant) return act
  const [deficiency, other] = deficiencies
  const named = deficiency && !other ? guideForProblems(knowledge, deficiencies) : undefined
  const guide = named ?? bySigns
  if (!guide) return act
  const choices = act.choices ?? []
  if (isOpen && !named && !tokens.some((token) => lackWords.has(token)))
    return { ...act, choices: [passageChoice(guide), ...choices].slice(0, maxChoices) }
  const overview = tokens.some((token) => signWords.has(token))
    ? knowledge.passageById('guide/nutrient-deficiency')
    : undefined
  const shown = [...new Set([guide, ...(overview ? [overview] : [])])]
  const isShown = ({ en }: Choice) => shown.some(({ title }) => title.en === en.message)
  return { ...answerFrom(shown), choices: choices.filter((each) => !isShown(each)) }
}
