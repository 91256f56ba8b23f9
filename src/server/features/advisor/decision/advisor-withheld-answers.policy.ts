import { isRefusedForDanger } from '../danger/advisor-danger-answer.policy.ts'
import { safeSprayingGuideId } from '../danger/advisor-pesticide-warning.policy.ts'
import { comparedProducts } from '../danger/advisor-product-comparison.policy.ts'
import { readSafetyQuestion } from '../danger/advisor-safety-question.policy.ts'
import { aspectPassage } from '../knowledge/advisor-aspect-passages.policy.ts'
import type { AdvisorKnowledge } from '../knowledge/advisor-knowledge.service.ts'
import { bannedPesticidesGuideId } from '../knowledge/advisor-passage-hit.policy.ts'
import { tellsColourOfPack } from '../understanding/advisor-pack-colour.policy.ts'
import type { Question } from '../understanding/advisor-question.ts'
import { asksPriceOfSeed } from '../understanding/intents/advisor-goods-price.policy.ts'
import {
  asksForAnotherCrop,
  asksWhatNotToGive,
  doesWithout,
  tellsOfMistake,
} from '../understanding/intents/advisor-opposite-questions.policy.ts'
import { answerFrom, askFor, refuse } from './advisor-candidate.ts'
import {
  aspectChoices,
  cropChoices,
  maxChoices,
  passageChoice,
  problemChoices,
} from './advisor-choices.policy.ts'
import { withholdOtherWeeds } from './advisor-crop-guide.policy.ts'
import type { CropAnswer } from './advisor-decision.ts'
import { askToConfirm, problemPassages } from './advisor-problem-decision.policy.ts'
import { deficiencyBySigns } from './advisor-problem-signs.policy.ts'
import { fedAnimal, passageOnAnimals } from './page-names/advisor-animal-questions.policy.ts'
import {
  deficiencyOfOtherCrop,
  onlyCropWithProblem,
} from './page-names/advisor-problem-of-other-crop.policy.ts'
import { likensToRust, tellsOfRetting } from './page-names/advisor-problem-question.policy.ts'

const guidesToOtherCrops = {
  instead: 'guide/choosing-crops',
  after: 'guide/crop-rotation',
} as const

/** Whether an answer is the page of a crop that the question names, or asks back about it. */
function isAboutNamedCrop(act: CropAnswer, { crops }: Question): boolean {
  const ofAct =
    act.kind === 'passages'
      ? act.passages.map(({ crop }) => crop)
      : act.kind === 'ask'
        ? [act.crop]
        : [null]
  return ofAct.every((crop) => crop !== null && crops.includes(crop))
}

/** The aspects of a page that tell what to give or to sow. */
const tellsWhatToGive = (act: CropAnswer) =>
  act.kind === 'passages' &&
  act.passages.some(({ id, problem }) => problem !== undefined || givenAspect.test(id))
const givenAspect = /\/(?:fertiliser|varieties|sowing|seed|overview|growing|care|basics)$/

const doneWithout = ['fertiliser', 'water', 'soil', 'seed'] as const
/** Whether a page tells of what the question does without. */
const tellsWhatIsMissing = (act: CropAnswer, question: Question) =>
  act.kind === 'passages' &&
  doneWithout.some(
    (aspect) =>
      act.passages.some(({ id }) => id.endsWith(`/${aspect}`)) && doesWithout(question, aspect),
  )

/** How much seed is sown tells nothing of its price. */
const tellsSeedForPrice = (act: CropAnswer, question: Question) =>
  act.kind === 'passages' &&
  act.passages.some(({ id }) => id.endsWith('/seed')) &&
  asksPriceOfSeed(question)

const tellsDoseAfterMistake = (act: CropAnswer, question: Question) =>
  act.kind === 'passages' &&
  tellsOfMistake(question) &&
  act.passages.some(({ id }) => id.endsWith('/fertiliser') || id.startsWith('guide/weeds'))
/** "Atrazine kitna dale": the guide to the weeds of one crop has doses that kill another. */
function withholdDoseWithoutCrop(question: Question, act: CropAnswer): CropAnswer {
  const { message, substances, pesticideIds, unknownWords } = question
  const namesPesticide = substances.some((id) => pesticideIds.has(id))
  const isForOneCrop =
    act.kind === 'passages' && act.passages.some(({ id }) => id.startsWith('guide/weeds-'))
  if (!namesPesticide || !isForOneCrop) return act
  return unknownWords.length > 0
    ? refuse('unknown', unknownWords.join(' '))
    : askFor('crop', {
        choices: [...act.passages.map(passageChoice), ...cropChoices(message, [])].slice(
          0,
          maxChoices,
        ),
      })
}

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

/**
 * Replaces an answer that has the words of a question and the opposite of its sense: the page of the crop instead of which another
 * is wanted, what to give where somebody asks what not to give, or the doses and the soil of what somebody wants to do without; and
 * one that does not say how long to wait after a spray.
 */
export const withholdOpposite = (
  knowledge: AdvisorKnowledge,
  question: Question,
  act: CropAnswer,
): CropAnswer => answerWaitingDays(knowledge, question, replaceOpposite(knowledge, question, act))

function replaceOpposite(
  knowledge: AdvisorKnowledge,
  question: Question,
  act: CropAnswer,
): CropAnswer {
  if (act.kind === 'emergency') return act
  const safe = withholdUnlabelled(knowledge, question, act)
  return withholdOfCrop(knowledge, question, withholdOtherWeeds(knowledge, question, safe))
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

/** The guide to spraying where nobody knows what is in a packet, whose colour is no sign of a mite. */
function withholdUnlabelled(
  { passageById }: AdvisorKnowledge,
  question: Question,
  act: CropAnswer,
): CropAnswer {
  const guide = passageById(safeSprayingGuideId)
  if (act.kind === 'refuse' && act.reason === 'harm') return act
  const isGuess =
    (act.kind === 'passages' && !act.showsDoses) ||
    (act.kind === 'ask' && act.missing === 'problem')
  const isUnknown =
    readSafetyQuestion(question) === 'unlabelled' || (isGuess && tellsColourOfPack(question))
  return guide && isUnknown ? answerFrom([guide]) : act
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

function withholdOfCrop(
  knowledge: AdvisorKnowledge,
  question: Question,
  given: CropAnswer,
): CropAnswer {
  const [crop] = question.crops
  if (crop === undefined) return withholdDoseWithoutCrop(question, given)
  const act = [
    withholdRotOfRetting,
    withholdOtherCropsProblem,
    withholdDoseOfLikeness,
    offerDeficiency,
  ].reduce((answer, withhold) => withhold(knowledge, question, answer, crop), given)
  const other = isAboutNamedCrop(act, question) ? asksForAnotherCrop(question) : null
  const guide = other === null ? undefined : knowledge.passageById(guidesToOtherCrops[other])
  if (guide) return answerFrom([guide])
  const isOpposite =
    (tellsWhatToGive(act) && asksWhatNotToGive(question)) ||
    tellsWhatIsMissing(act, question) ||
    tellsSeedForPrice(act, question) ||
    tellsDoseAfterMistake(act, question)
  if (!isOpposite) return act
  const choices = aspectChoices(knowledge, crop, question.aspects)
  return { kind: 'refuse', reason: 'not-on-page', name: '', crop, choices }
}

/**
 * Answers how many days to wait after a spray where nothing that was decided does: the page of a disease stays, and a sentence says
 * before it that the days stand on the label.
 */
function answerWaitingDays(
  knowledge: AdvisorKnowledge,
  question: Question,
  act: CropAnswer,
): CropAnswer {
  if (readSafetyQuestion(question) !== 'waiting' || act.kind === 'emergency') return act
  const guide = knowledge.passageById(safeSprayingGuideId)
  const isAnswered =
    act.kind === 'passages' &&
    act.passages.some(
      ({ id, problem }) =>
        problem !== undefined || id === bannedPesticidesGuideId || id === guide?.id,
    )
  if (!guide || isAnswered || isRefusedForDanger(act)) return act
  const namesProblems = act.kind === 'refuse' || (act.kind === 'ask' && act.missing === 'problem')
  return { ...answerFrom([guide]), choices: namesProblems ? (act.choices ?? []) : [] }
}

const sureOf = (act: CropAnswer): CropAnswer => ({ ...act, isSure: true })

/** Decides by an animal that is fed or has destroyed a crop, or by products that are compared: the other words mislead. */
export function decideByMisleadingNames(
  knowledge: AdvisorKnowledge,
  question: Question,
): CropAnswer | null {
  const passage = passageOnAnimals(knowledge, question)
  if (passage) return sureOf(answerFrom([passage]))
  const fed = fedAnimal(question)
  if (fed) return sureOf(refuse('animals', fed.text))
  const products = question.crops.length === 0 ? comparedProducts(question) : ''
  return products === '' ? null : sureOf(refuse('unknown', products))
}
