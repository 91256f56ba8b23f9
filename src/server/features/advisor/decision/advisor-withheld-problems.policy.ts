import { aspectPassage } from '../knowledge/advisor-aspect-passages.policy.ts'
import type { AdvisorKnowledge } from '../knowledge/advisor-knowledge.service.ts'
import type { Passage } from '../knowledge/advisor-passage.ts'
import type { Question } from '../understanding/advisor-question.ts'
import type { CropAspect } from '../understanding/aspects/advisor-aspects.data.ts'
import {
  askToConfirm,
  decideNamedProblem,
  problemPassages,
  unconfirmed,
} from './advisor-problem-decision.policy.ts'
import { deficiencyBySigns, problemBySigns } from './advisor-problem-signs.policy.ts'
import { confirmCalledProblem } from './described-problems/advisor-confirmed-name.policy.ts'
import { lackWords } from './described-problems/advisor-deficiency-without-crop.policy.ts'
import {
  answerDescribed,
  guessedProblem,
} from './described-problems/advisor-described-answer.policy.ts'
import { joinedProblems, joinsTwo } from './described-problems/advisor-joined-problems.policy.ts'
import { answerNamedGroup } from './described-problems/advisor-named-groups.policy.ts'
import { withholdQuestionForSigns } from './described-problems/advisor-question-for-signs.policy.ts'
import { answerFrom, askFor } from './outcome/advisor-candidate.ts'
import { maxChoices, passageChoice, problemChoices } from './outcome/advisor-choices.policy.ts'
import type { CropAnswer } from './outcome/advisor-decision.ts'
import { generalProblems, vagueProblems } from './page-names/advisor-problem-groups.data.ts'
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
  const isSure = deficiencyBySigns(knowledge, question, crop, false) === guide
  if (isSure && question.tokens.some((token) => lackWords.has(token)))
    return { ...answerFrom([guide]), choices: problemChoices(problemPassages(knowledge, crop)) }
  const rivals = act.kind === 'passages' ? act.passages : []
  return askFor('problem', {
    passages: overviewOfProblems(knowledge, crop),
    ...(rivals.length > 0 && { likely: [guide, ...rivals] }),
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

/** "Knots on the roots of tomato and brinjal": the problem of each crop by its signs; null where those of one do not tell it. */
function ofAllCrops(knowledge: AdvisorKnowledge, question: Question): CropAnswer | null {
  const shown = question.crops.map((each) => {
    const signs = problemBySigns(knowledge, question, each)
    return signs ? guessedProblem(signs, each) : undefined
  })
  const problems = shown.filter((each) => each !== undefined)
  return problems.length === question.crops.length ? unconfirmed(problems, problems) : null
}

const tellsOfProblem = ({ id, problem }: Passage) =>
  problem !== undefined || id.endsWith('-deficiency')

/** A problem that the question names, or signs by which the rules know one, where the models leave it open. */
function answerOpenProblem(
  knowledge: AdvisorKnowledge,
  question: Question,
  act: CropAnswer,
  crop: string,
): CropAnswer {
  const isOpen = act.kind === 'ask' && act.crop === crop && act.unknownProblem === ''
  if (question.crops.length > 1) return isOpen ? (ofAllCrops(knowledge, question) ?? act) : act
  // "Zinc ki kami" names what is given, too.
  const isOther = (aspect: CropAspect) =>
    aspect !== 'fertiliser' || question.deficiencies.length === 0
  const asksOther = question.strongAspects.some(isOther) && !question.asksRemedy
  const namesPesticide = question.substances.some((id) => question.pesticideIds.has(id))
  const isNamed = question.problems.some((each) => !vagueProblems.has(each))
  if (isOpen && isNamed && !namesPesticide && !asksOther) {
    const named = decideNamedProblem(knowledge, question, crop)
    const isGeneral = question.problems.some((each) => generalProblems.has(each))
    const isAboutProblem = named?.kind === 'passages' && named.passages.every(tellsOfProblem)
    // "Jhulsa" of potato are two blights; "rot" need not be the only problem that has it in its name.
    if (isAboutProblem && !(isGeneral && named.showsDoses)) return named
  }
  const signs = problemBySigns(knowledge, question, crop)
  const bySigns = signs && guessedProblem(signs, crop)
  const all = problemPassages(knowledge, crop)
  return answerDescribed({ knowledge, question, act, crop, all, bySigns: bySigns ?? undefined })
}

/** What a question calls by a name: one problem, or a kind of which the crop has a few. */
function answerCalled(
  knowledge: AdvisorKnowledge,
  question: Question,
  act: CropAnswer,
  crop: string,
): CropAnswer {
  const all = problemPassages(knowledge, crop)
  const confirmed = confirmCalledProblem(knowledge.lexicon, question, act, crop, all)
  return answerNamedGroup(knowledge, question, confirmed, crop, all)
}

/** Both problems that the question names, where one of them would be answered, or asked which it is. */
function answerJoinedProblems(
  knowledge: AdvisorKnowledge,
  question: Question,
  act: CropAnswer,
  crop: string,
): CropAnswer {
  const isAboutProblem =
    act.kind === 'passages'
      ? act.passages.every((each) => each.crop === crop && each.problem !== undefined)
      : act.kind === 'ask' && act.crop === crop
  if (!isAboutProblem || question.crops.length !== 1) return act
  const joined = joinedProblems(knowledge, question, crop, problemPassages(knowledge, crop))
  return joined.length > 1 ? answerFrom(joined) : act
}

/** "Safed makhi aur lal patti dono": what else its signs may mean is a button beside the problem that is named. */
function offerSecondProblem(
  knowledge: AdvisorKnowledge,
  question: Question,
  act: CropAnswer,
  crop: string,
): CropAnswer {
  const isNamed = question.problems.length > 0 && question.crops.length === 1
  if (act.kind !== 'passages' || !isNamed || !joinsTwo(question)) return act
  if (act.passages.some(({ problem }) => problem === undefined)) return act
  const others = { ...question, problems: [] }
  const signs = problemBySigns(knowledge, others, crop)
  const bySigns = signs?.kind === 'passages' ? signs.passages : []
  const lack = deficiencyBySigns(knowledge, others, crop, false)
  const further = [...(lack ? [lack] : []), ...bySigns].filter(
    (each) => !act.passages.includes(each),
  )
  if (further.length === 0) return act
  return {
    ...act,
    choices: [...further.map(passageChoice), ...(act.choices ?? [])].slice(0, maxChoices),
  }
}

/** Replaces an answer about a trouble that the words of the question name or describe but do not mean, or that they do not decide. */
export const withholdProblem = (
  knowledge: AdvisorKnowledge,
  question: Question,
  given: CropAnswer,
  crop: string,
): CropAnswer =>
  [
    withholdRotOfRetting,
    withholdQuestionForSigns,
    answerJoinedProblems,
    answerOpenProblem,
    answerCalled,
    withholdOtherCropsProblem,
    withholdDoseOfLikeness,
    offerDeficiency,
    offerSecondProblem,
  ].reduce((act, withhold) => withhold(knowledge, question, act, crop), given)
