import { aspectPassage } from '../knowledge/advisor-aspect-passages.policy.ts'
import type { AdvisorKnowledge } from '../knowledge/advisor-knowledge.service.ts'
import type { Question } from '../understanding/advisor-question.ts'
import { askToConfirm, problemPassages } from './advisor-problem-decision.policy.ts'
import { deficiencyBySigns } from './advisor-problem-signs.policy.ts'
import { answerFrom, askFor } from './outcome/advisor-candidate.ts'
import { maxChoices, passageChoice, problemChoices } from './outcome/advisor-choices.policy.ts'
import type { CropAnswer } from './outcome/advisor-decision.ts'
import {
  deficiencyOfOtherCrop,
  onlyCropWithProblem,
} from './page-names/advisor-problem-of-other-crop.policy.ts'
import { likensToRust, tellsOfRetting } from './page-names/advisor-problem-question.policy.ts'

const overviewOfProblems = ({ passageById }: AdvisorKnowledge, crop: string) => {
  const overview = passageById(`calendar/${crop}/troubles`)
  return overview ? [overview] : []
}

/** Signs that a missing nutrient and a disease have in common decide for neither: both are offered, without doses. */
function offerDeficiency(
  knowledge: AdvisorKnowledge,
  question: Question,
  act: CropAnswer,
  crop: string,
): CropAnswer {
  const isGuess =
    act.kind === 'passages'
      ? !act.showsDoses && act.passages.every((each) => each.crop === crop)
      : act.kind === 'ask' && act.missing === 'problem'
  const guide = isGuess
    ? deficiencyBySigns(knowledge, question, crop, act.kind === 'ask')
    : undefined
  if (!guide) return act
  const choices = [passageChoice(guide), ...(act.choices ?? [])]
  return askFor('problem', {
    passages: overviewOfProblems(knowledge, crop),
    crop,
    choices: choices.slice(0, maxChoices),
  })
}

/** Khaira is a name for what rice lacks: in grapes it may be anything, and the doses for rice are no answer. */
function withholdOtherCropsProblem(
  knowledge: AdvisorKnowledge,
  question: Question,
  act: CropAnswer,
  crop: string,
): CropAnswer {
  const named = deficiencyOfOtherCrop(question)
  const isGuide =
    act.kind === 'passages' && act.passages.some(({ id }) => id.endsWith('-deficiency'))
  if (named !== undefined && isGuide)
    return askFor('problem', {
      passages: overviewOfProblems(knowledge, crop),
      unknownProblem: question.problemText,
      knownOf: named,
      crop,
      choices: problemChoices(problemPassages(knowledge, crop)),
    })
  if (act.kind !== 'ask' || act.missing !== 'problem') return act
  if (act.unknownProblem === '' || act.unknownProblem !== question.problemText) return act
  const knownOf = onlyCropWithProblem(knowledge.lexicon, question)
  return knownOf === undefined || knownOf === act.crop ? act : { ...act, knownOf }
}

/** "Jang jaise dhabbe" tells how the spots look: the rust of the page is not confirmed by that. */
function withholdDoseOfLikeness(
  knowledge: AdvisorKnowledge,
  question: Question,
  act: CropAnswer,
  crop: string,
): CropAnswer {
  const [passage] = act.kind === 'passages' && act.showsDoses ? act.passages : []
  return passage?.problem !== undefined && passage.crop === crop && likensToRust(question)
    ? askToConfirm(knowledge, passage, crop)
    : act
}

/** What is steeped for its fibre rots as it should: no stem rot. */
function withholdRotOfRetting(
  knowledge: AdvisorKnowledge,
  question: Question,
  act: CropAnswer,
  crop: string,
): CropAnswer {
  if (!tellsOfRetting(question)) return act
  const isProblem =
    act.kind === 'passages'
      ? act.passages.some(({ problem }) => problem !== undefined)
      : act.kind === 'ask' && act.missing === 'problem'
  const harvest = aspectPassage(knowledge, crop, 'harvest')
  return isProblem && harvest ? answerFrom([harvest]) : act
}

/** Replaces an answer about a trouble that the words of the question name or describe but do not mean, or that they do not decide. */
export const withholdProblem = (
  knowledge: AdvisorKnowledge,
  question: Question,
  given: CropAnswer,
  crop: string,
): CropAnswer =>
  [withholdRotOfRetting, withholdOtherCropsProblem, withholdDoseOfLikeness, offerDeficiency].reduce(
    (act, withhold) => withhold(knowledge, question, act, crop),
    given,
  )
