import {
  answerDanger,
  decideDanger,
  isRefusedForDanger,
} from '../danger/advisor-danger-answer.policy.ts'
import {
  isSurelyHarmless,
  otherThanPoisoning,
  type RuledKind,
  soundsLikeDespair,
} from '../danger/advisor-likely-danger.service.ts'
import { readOverlookedDanger } from '../danger/advisor-overlooked-danger.policy.ts'
import { namesFumigant } from '../danger/advisor-pesticide-warning.policy.ts'
import type { AdvisorKnowledge } from '../knowledge/advisor-knowledge.service.ts'
import type { Question } from '../understanding/advisor-question.ts'
import { plantKinds } from '../understanding/advisor-question-subjects.policy.ts'
import { detectSmallTalk } from '../understanding/advisor-small-talk.policy.ts'
import { asksForOtherCrop, readIntents } from '../understanding/intents/advisor-intents.policy.ts'
import { monthsToSowIn } from '../understanding/season-and-weather/advisor-months.policy.ts'
import { decideForCrops } from './advisor-crop-decision.policy.ts'
import { decideIntents } from './advisor-intent-decision.policy.ts'
import { problemPassages } from './advisor-problem-decision.policy.ts'
import { decideByMisleadingNames } from './advisor-safety-answers.policy.ts'
import { decideServiceQuestion } from './advisor-service-candidates.policy.ts'
import { weighDecision } from './advisor-weighing.service.ts'
import { withholdOpposite } from './advisor-withheld-answers.policy.ts'
import { answerFrom, askFor, refuse } from './outcome/advisor-candidate.ts'
import {
  aspectChoices,
  cropChoices,
  cropsWithProblem,
  otherCropChoice,
} from './outcome/advisor-choices.policy.ts'
import {
  type CropAnswer,
  type DecidedAct,
  type Decision,
  isAboutCrop,
} from './outcome/advisor-decision.ts'
import { calledProblem } from './page-names/advisor-called-problem.policy.ts'
import {
  asksForNameOnly,
  guideByWords,
  guideForProblems,
  isGuideOfFamily,
  namedGuides,
} from './page-names/advisor-guides.policy.ts'
import { uncoveredSubject } from './page-names/advisor-uncovered-names.policy.ts'
import { unknownInsteadOfCrop } from './page-names/advisor-unknown-crops.policy.ts'
import { unknownSubject } from './page-names/advisor-unknown-subjects.policy.ts'
import { offerSiteHelp } from './service-questions/advisor-app-decision.policy.ts'

/** What is known about the user beside the question. */
export interface DecisionContext {
  /** The city or state in the user's profile, '' when unknown. */
  home: string
  /** The crop of the question before, when this question refers to it; null otherwise. */
  previousCrop: string | null
}

const askCrop = (message: string, ids: readonly string[] = [], replacedWord?: string): CropAnswer =>
  askFor('crop', { choices: cropChoices(message, ids, replacedWord) })

/** Uncovered things that have nothing to do with farming. */
const offTopicThings: ReadonlySet<string> = new Set(
  'cricket film phone programming politics marriage astrology joke exam travel crypto space other-apps car'
    .split(' ')
    .map((id) => `thing:${id}`),
)

/** Refuses what the advisor has no page about, by its name; of a crop beside it, the user may choose what to know. */
function decideUncovered(knowledge: AdvisorKnowledge, question: Question): CropAnswer | null {
  const thing = uncoveredSubject(question)
  const [named, other] = question.crops
  // "Angur me kevda": a disease, and no screw pine.
  if (named !== undefined && other === undefined) {
    const called = calledProblem(question, named, problemPassages(knowledge, named))
    if (called?.isNameAlone) return null
  }
  // "Rain today? labour comes for spraying": what is said beside a question for the weather.
  if (!thing || (thing.kind === 'topic' && readIntents(question)[0] === 'weather')) return null
  if (thing.kind === 'animal') return { ...refuse('animals', thing.text), isSure: true }
  if (thing.kind === 'other' && question.subjects.some(({ id }) => offTopicThings.has(id)))
    return { kind: 'refuse', reason: 'uncovered', name: thing.text, crop: null, isOffTopic: true }
  const [crop] = question.crops
  const isNamed = question.subjects.some(
    ({ id, tier }) => id === `crop:${crop}` && tier === 'exact',
  )
  if (crop === undefined || thing.kind === 'other' || !isNamed || question.mereMentions !== null)
    return refuse('uncovered', thing.text)
  return {
    ...{ kind: 'refuse', reason: 'uncovered', name: thing.text },
    ...(plantKinds.has(thing.kind) ? { crop: null, knownCrop: crop } : { crop }),
    choices: aspectChoices(knowledge, crop, question.aspects),
  }
}

/** Decides a question whose crops are not what it asks about: "tilmora, not sesame"; null where one of them may be. */
function decideMereMentions(question: Question): CropAnswer | null {
  const unknown = unknownInsteadOfCrop(question)
  return unknown === undefined ? null : { ...refuse('unknown', unknown), isSure: true }
}

/** Decides a question that denies every crop which it names, before anything is looked up for one of them. */
function decideDenied(knowledge: AdvisorKnowledge, question: Question): CropAnswer | null {
  if (question.mereMentions !== 'denied' || question.ambiguousCrops.length > 0) return null
  if (namedGuides(knowledge, question).some(({ isOwn }) => isOwn)) return null
  const name = unknownInsteadOfCrop(question) ?? question.unknownWords.join(' ')
  return { ...(name === '' ? askCrop(question.message) : refuse('unknown', name)), isSure: true }
}

const maxMonths = 2

/** Decides a question that names no crop. */
function decideWithoutCrop(knowledge: AdvisorKnowledge, question: Question): CropAnswer {
  const { message, problems, problemText, unknownWords, aspects, hasSigns, asksRemedy } = question
  const unknownName = unknownSubject(question)
  if (question.ambiguousCrops.length > 0)
    return askCrop(message, question.ambiguousCrops, question.misspeltWord ?? undefined)
  const sown = monthsToSowIn(question).flatMap(
    (month) => knowledge.passageById(`month/${String(month).padStart(2, '0')}`) ?? [],
  )
  if (sown.length > 0) return { ...answerFrom(sown.slice(0, maxMonths)), isSure: true }
  const [named] = namedGuides(knowledge, question)
  const byWords = guideByWords(knowledge, question)
  const isFamily = named !== undefined && isGuideOfFamily(named.guide.id)
  const isNamed =
    named &&
    (named.isOwn || unknownWords.length === 0) &&
    (isFamily || !question.lacksCropOnly || (named.isOwn && named.words.length > 1))
  const guides = isNamed
    ? [named.guide, ...byWords.filter((each) => each === named.guide)].slice(0, 1)
    : byWords
  if (isNamed && named.isOwn) {
    const isSure = asksForNameOnly(question, named)
    return { kind: 'passages', passages: [named.guide], showsDoses: true, isSure }
  }
  if (readIntents(question).includes('sowingNow')) {
    const [month] = knowledge.search(question, { isSearched: ({ id }) => id.startsWith('month/') })
    if (month) return { kind: 'passages', passages: [month.passage], showsDoses: true }
  }
  const problemGuide = problems.length > 0 ? guideForProblems(knowledge, problems) : undefined
  if (problemGuide) return { kind: 'passages', passages: [problemGuide], showsDoses: true }
  if (guides.length > 0 && problems.length === 0)
    return { kind: 'passages', passages: guides, showsDoses: true }
  const sickCrops = cropsWithProblem(knowledge, problems)
  // "Rust of zorbo" is about zorbo, and no page tells of locusts.
  if (problems.length > 0 && (unknownName !== '' || sickCrops.length === 0))
    return { ...refuse('unknown', unknownName || problemText), isSure: true }
  if (problems.length > 0) return askCrop(message, sickCrops)
  if (unknownName !== '') return refuse('unknown', unknownName)
  if (question.asksForScheme) return refuse('unknown')
  if (aspects.length > 0 || hasSigns || asksRemedy) return askCrop(message)
  return refuse('unknown')
}

/** What the rules alone decide. */
export function decideByRules(
  knowledge: AdvisorKnowledge,
  question: Question,
  context: DecisionContext,
): CropAnswer {
  const danger = decideDanger(knowledge, question, isSurelyHarmless)
  if (danger) return danger
  const ofName = decideByMisleadingNames(knowledge, question)
  if (ofName) return ofName
  const reply = detectSmallTalk(question.message)
  if (reply) return { kind: 'small-talk', reply }
  if (asksForOtherCrop(question)) return askCrop(question.message.replace(/\s*\([^()]*\)\s*$/, ''))
  return (
    decideServiceQuestion(knowledge, question) ??
    decideUncovered(knowledge, question) ??
    decideDenied(knowledge, question) ??
    decideIntents(knowledge, question, context.home) ??
    decideMereMentions(question) ??
    (question.crops.length > 0
      ? decideForCrops(knowledge, question)
      : decideWithoutCrop(knowledge, question))
  )
}

/**
 * What the rules make of a question before the model of dangers reads it. A plant that no page is about is known, too. Who names the
 * fumigant always gets its guide, which makes a poisoning or despair no less likely.
 */
function ruledKind({ things, substances }: Question, ruled: CropAnswer): RuledKind {
  if (namesFumigant({ substances })) return 'open'
  if (ruled.kind !== 'refuse') return ruled.kind === 'ask' ? 'open' : 'answered'
  if (ruled.reason === 'animals') return 'animals'
  const isPlant = things.some(({ text, kind }) => text === ruled.name && plantKinds.has(kind))
  return isPlant ? 'answered' : 'open'
}

/** What is decided after the rules: by a title that was pressed, by a danger that they overlooked, or by weighing. */
function reviseDecision(
  knowledge: AdvisorKnowledge,
  question: Question,
  ruled: CropAnswer,
  home: string,
): CropAnswer {
  if (ruled.kind === 'emergency' && ruled.danger === 'poisoning') {
    const other = otherThanPoisoning(question)
    return other ? answerDanger(knowledge, question, other) : ruled
  }
  if (ruled.kind === 'refuse' && ruled.reason === 'swallowing' && soundsLikeDespair(question))
    return answerDanger(knowledge, question, 'distress')
  if (ruled.kind === 'emergency' || isRefusedForDanger(ruled)) return ruled
  const danger = readOverlookedDanger(knowledge, question, ruledKind(question, ruled))
  const titled = knowledge.passageByTitle(question.message)
  if (titled) return answerFrom([titled])
  return danger
    ? answerDanger(knowledge, question, danger)
    : weighDecision(knowledge, question, ruled, home)
}

/**
 * Decides what happens with a question: which passages answer it, what is looked up, what is asked back, or
 * that it is refused. Nothing about another crop, problem or substance than the question names ever answers it.
 */
export function decide(
  knowledge: AdvisorKnowledge,
  question: Question,
  context: DecisionContext,
): Decision {
  const { mended, message } = question
  const usesPrevious = question.crops.length === 0 && context.previousCrop !== null
  const withCrop =
    usesPrevious && context.previousCrop ? { ...question, crops: [context.previousCrop] } : question
  const ruled = decideByRules(knowledge, withCrop, context)
  const weighed = reviseDecision(knowledge, withCrop, ruled, context.home)
  const revised = offerSiteHelp(knowledge, withCrop, withholdOpposite(knowledge, withCrop, weighed))
  const { choices = [], isSure: _, isFinal: _isFinal, ...act } = revised
  const guess = mended?.crop ?? (usesPrevious ? context.previousCrop : null)
  const isAboutGuess = guess !== null && isAboutCrop(act, guess)
  return {
    ...(act as DecidedAct),
    understoodCrop: isAboutGuess ? guess : null,
    choices: isAboutGuess ? [...choices, otherCropChoice(message)] : choices,
  }
}
