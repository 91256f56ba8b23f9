import { noGuide, readQuestion } from '../classifier/advisor-models.service.ts'
import type { AdvisorKnowledge } from '../knowledge/advisor-knowledge.service.ts'
import type { Passage } from '../knowledge/advisor-passage.ts'
import type { Question } from '../understanding/advisor-question.ts'
import {
  asksPriceOfSeed,
  asksPriceOutlook,
} from '../understanding/intents/advisor-goods-price.policy.ts'
import {
  asksForAnotherCrop,
  asksWhatNotToGive,
  doesWithout,
  tellsOfMistake,
} from '../understanding/intents/advisor-opposite-questions.policy.ts'
import { withholdOtherWeeds } from './advisor-crop-guide.policy.ts'
import { decideFertiliser } from './advisor-fertiliser-decision.policy.ts'
import { decideNamedProblem } from './advisor-problem-decision.policy.ts'
import { deficiencyBySigns } from './advisor-problem-signs.policy.ts'
import { answerWaitingDays, withholdColourOfPack } from './advisor-safety-answers.policy.ts'
import { compareVarieties, replaceOtherAspect } from './advisor-withheld-aspects.policy.ts'
import { withholdProblem } from './advisor-withheld-problems.policy.ts'
import { answerDeficiencyWithoutCrop } from './described-problems/advisor-deficiency-without-crop.policy.ts'
import { answerFrom, askFor, refuse } from './outcome/advisor-candidate.ts'
import {
  aspectChoices,
  cropChoices,
  maxChoices,
  passageChoice,
} from './outcome/advisor-choices.policy.ts'
import type { CropAnswer } from './outcome/advisor-decision.ts'
import { addPlantingParts } from './requested-subjects/advisor-planting-parts.policy.ts'
import {
  addSecondAspect,
  answerStatedAspects,
} from './requested-subjects/advisor-stated-aspects.policy.ts'
import {
  addCropBesideGuide,
  answerMixing,
  answerStatedGuide,
  putAmountFirst,
} from './requested-subjects/advisor-stated-guides.policy.ts'

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

/**
 * Replaces an answer that has the words of a question and another part of the crop's page or the opposite of its sense: the page of the
 * crop instead of which another is wanted, what to give where somebody asks what not to give, or the doses and the soil of what somebody
 * wants to do without; and one that does not say how long to wait after a spray.
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
  const safe = withholdColourOfPack(knowledge, question, act)
  const answer = withholdOfCrop(knowledge, question, withholdOtherWeeds(knowledge, question, safe))
  return addPlantingParts(knowledge, question, answer)
}

/** Probabilities (0–1) by the model from which on a question is rather about something else than a part of a crop's page. */
const minOther = { offTopic: 0.15, problem: 0.1, site: 0.3, scheme: 0.3 } as const
const minOtherGuide = 0.3
/** Minimum probability by the model of a guide that a rule gives. */
const minStatedGuide = 0.1

/** The same of a part of a crop's page, or of a price. */
const minStatedAspect = 0.15

const isClassLikely = (name: string, question: Question) =>
  (readQuestion(question).class.get(name) ?? 0) >= minStatedAspect

const isLikelyOffTopic = (question: Question) =>
  (readQuestion(question).class.get('offTopic') ?? 0) > minOther.offTopic

function isLikelyOther(question: Question): boolean {
  const reading = readQuestion(question)
  return (
    Object.entries(minOther).some(([name, least]) => (reading.class.get(name) ?? 0) > least) ||
    [...reading.guide].some(([id, each]) => id !== noGuide && each > minOtherGuide)
  )
}

const isGuideLikely = ({ id }: Passage, question: Question) =>
  (readQuestion(question).guide.get(id.replace('guide/', '')) ?? 0) > minStatedGuide

/** What the clauses of a question state, as far as the model does not find something else likelier. */
function answerStated(
  knowledge: AdvisorKnowledge,
  question: Question,
  act: CropAnswer,
): CropAnswer | null {
  if (act.kind !== 'ask' || isLikelyOffTopic(question)) return null
  const guide = answerStatedGuide(knowledge, question, act)
  if (guide?.kind === 'passages' && guide.passages.some((each) => isGuideLikely(each, question)))
    return guide
  const named = answerNamed(knowledge, question, act)
  if (named || isLikelyOther(question)) return named
  return answerStatedAspects(knowledge, question, act, (aspect) => isClassLikely(aspect, question))
}

/** What the page says of the problem or the growth regulator that a question names, where it would be asked what is wanted. */
function answerNamed(
  knowledge: AdvisorKnowledge,
  question: Question,
  act: CropAnswer,
): CropAnswer | null {
  if (act.kind !== 'ask' || act.missing !== 'aspect' || act.crop === null) return null
  if (asksPriceOutlook(question) && isClassLikely('price', question))
    return { kind: 'look-up', intents: ['price'], crops: [act.crop], place: '' }
  const ofProblem =
    question.problems.length > 0 ? decideNamedProblem(knowledge, question, act.crop) : null
  if (ofProblem)
    return ofProblem.kind === 'passages' && ofProblem.isSure
      ? { ...ofProblem, choices: act.choices ?? [] }
      : null
  const isRegulator = question.substances.some((id) => knowledge.lexicon.growthRegulatorIds.has(id))
  const ofRegulator = isRegulator ? decideFertiliser(knowledge, question, act.crop) : null
  return ofRegulator?.kind === 'passages' ? ofRegulator : null
}

const isOppositeOf = (act: CropAnswer, question: Question) =>
  (tellsWhatToGive(act) && asksWhatNotToGive(question)) ||
  tellsWhatIsMissing(act, question) ||
  tellsSeedForPrice(act, question) ||
  tellsDoseAfterMistake(act, question)

function withholdOfCrop(
  knowledge: AdvisorKnowledge,
  question: Question,
  given: CropAnswer,
): CropAnswer {
  const [crop] = question.crops
  if (crop === undefined)
    return (
      answerMixing(knowledge, question, given) ??
      answerDeficiencyWithoutCrop(
        knowledge,
        question,
        withholdDoseWithoutCrop(question, given),
        deficiencyBySigns(knowledge, question, '', given.kind === 'refuse'),
      )
    )
  const act = withholdProblem(knowledge, question, given, crop)
  const other = isAboutNamedCrop(act, question) ? asksForAnotherCrop(question) : null
  const guide = other === null ? undefined : knowledge.passageById(guidesToOtherCrops[other])
  if (guide) return answerFrom([guide])
  const replaced =
    compareVarieties(knowledge, question, act) ?? replaceOtherAspect(knowledge, question, act)
  const withAmount = putAmountFirst(knowledge, question, replaced ?? act) ?? replaced
  if (withAmount) return withAmount
  const stated = answerStated(knowledge, question, act)
  if (stated && !isOppositeOf(stated, question)) return stated
  if (!isOppositeOf(act, question))
    return addCropBesideGuide(knowledge, question, addSecondAspect(knowledge, question, act))
  const choices = aspectChoices(knowledge, crop, question.aspects)
  return { kind: 'refuse', reason: 'not-on-page', name: '', crop, choices }
}
