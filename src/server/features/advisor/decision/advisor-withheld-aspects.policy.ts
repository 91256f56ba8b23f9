import { guideIdOfPesticideWarning } from '../danger/advisor-pesticide-warning.policy.ts'
import { aspectPassage, passageOfAspect } from '../knowledge/advisor-aspect-passages.policy.ts'
import type { AdvisorKnowledge } from '../knowledge/advisor-knowledge.service.ts'
import type { Passage } from '../knowledge/advisor-passage.ts'
import type { Question } from '../understanding/advisor-question.ts'
import type { CropAspect } from '../understanding/aspects/advisor-aspects.data.ts'
import { textWithoutCrops } from '../understanding/intents/advisor-opposite-questions.policy.ts'
import { foldedText } from '../understanding/words/advisor-token.policy.ts'
import { answerFrom } from './outcome/advisor-candidate.ts'
import { aspectChoices, maxChoices, passageChoice } from './outcome/advisor-choices.policy.ts'
import type { CropAnswer } from './outcome/advisor-decision.ts'
import { wholeCultivation } from './requested-subjects/advisor-crop-operations.data.ts'
import type { RequestedSubject } from './requested-subjects/advisor-requested-subject.ts'
import {
  comparedVarieties,
  guideToPair,
  isNamedBy,
  namesSowing,
  passageOnKind,
  passagesOn,
  problemsOn,
  requestedKind,
  requestedSubject,
  speakOf,
} from './requested-subjects/advisor-requested-subjects.policy.ts'

/** Whether an answer may stand although it does not speak of the subject: it tells another part of the page that is asked for too. */
function answersOtherAspect(act: CropAnswer, { strongAspects }: Question): boolean {
  const others = strongAspects.filter((aspect) => !weakBesideSubject.has(aspect))
  return (
    act.kind === 'passages' &&
    others.some((aspect) =>
      act.passages.some(({ id }) => id.endsWith(`/${passageOfAspect[aspect]}`)),
    )
  )
}
/** "Kiwi pruning month": the words of sowing and harvest belong to the subject. */
const weakBesideSubject: ReadonlySet<CropAspect> = new Set(['sowing', 'harvest', 'general'])

const guidesOf = ({ guides, general, ownGuides }: RequestedSubject, id: string) =>
  [guides, general, ownGuides].some((each) => each?.test(id) === true)

/** Whether an answer may be about something else than the subject that is asked: a part of the crop's page, or a guide to its nursery or store. */
function mayMissSubject(act: CropAnswer, subject: RequestedSubject, question: Question): boolean {
  if (act.kind === 'passages' && subject.isOfSeed && !act.showsDoses) return true
  if (act.kind === 'passages')
    return act.passages.every(
      ({ id, problem }) =>
        problem === undefined && (!id.startsWith('guide/') || guidesOf(subject, id)),
    )
  // "Should I prune" has a word of those who want to buy.
  if (act.kind === 'look-up') return act.intents.join() === 'cropListings' && !subject.isSign
  if (act.kind === 'refuse')
    return (
      !(subject.isPlanting && subject.isOnlyAnswered) &&
      (act.reason === 'not-on-page' ||
        (act.crop !== null && isNamedBy(act.name, subject, question)))
    )
  const isNoSign = subject.isSign ? question.problems.length === 0 : !question.hasSigns
  return (
    act.kind === 'ask' &&
    (act.missing === 'aspect' ||
      (act.missing === 'place' && subject.isNoWeather === true) ||
      (act.missing === 'problem' && isNoSign && isNamedBy(act.unknownProblem, subject, question)))
  )
}

/** "In which month, and seedlings of how many days": the sowing time stands first. */
const asksForSowingToo = (act: CropAnswer, subject: RequestedSubject, question: Question) => {
  const { strongAspects, asksWhen, asksHowMuch } = question
  if (act.kind === 'passages')
    return subject.isOfSowing && (subject.isPlanting || !asksWhen) && act.passages.every(isSowing)
  const asksBoth = strongAspects.includes('sowing') && strongAspects.includes('seed')
  return subject.isOnlyAnswered && !subject.isPlanting && asksBoth && !asksHowMuch
}
const isSowing = ({ id }: Passage) => id.endsWith('/sowing')

/** "Bel kaat ke lagana": the word for cutting is also that for the harvest. */
const isAboutHarvest = (passages: readonly Passage[]) =>
  passages.every(({ id }) => id.endsWith('/harvest'))

const timeWords =
  /(?:^| )(?:kab|when|kis|month|mahine|mahina|samay|time|date|season|mausam|kahiya|कब|किस|सी\Sन|मौसम|महीने|महीना|समय|कहिया) /

/** "Cucumber on a trellis, how": the time of sowing and the overview answer what is left when the subject is overlooked. */
const overlooksSubject = (
  passages: readonly Passage[],
  { isPlanting, isOverlooked }: RequestedSubject,
  question: Question,
) =>
  (isPlanting === true || isOverlooked === true) &&
  (passages.every(({ id }) => /\/(?:sowing|overview)$/.test(id)) ||
    (!isPlanting && question.strongAspects.length === 0)) &&
  (isPlanting ? !timeWords.test(foldedText(question.tokens)) : !namesSowing(question))

/** Whether an answer of one kind may give way to the subject. */
function mayGiveWay(act: CropAnswer, subject: RequestedSubject, question: Question): boolean {
  if (!subject.isOnlyAnswered && !subject.isPlanting) return true
  // "Pits for ash gourd: how many seeds in each": another part of the page is asked for, too.
  if (act.kind === 'ask' && !subject.isPlanting)
    return question.strongAspects.every((aspect) => weakBesideSubject.has(aspect))
  if (act.kind !== 'passages') return true
  return (
    (subject.isPlanting && isAboutHarvest(act.passages)) ||
    act.passages.every(({ id }) => subject.general?.test(id) || subject.guides?.test(id)) ||
    overlooksSubject(act.passages, subject, question)
  )
}

/** The texts on a subject, with the time of the sowing where that is asked too, and with what was to be shown if it speaks of the subject. */
function textsOn(
  knowledge: AdvisorKnowledge,
  question: Question,
  act: CropAnswer,
  subject: RequestedSubject,
  crop: string,
): readonly Passage[] {
  const passages = passagesOn(knowledge, subject, crop)
  const sowing = aspectPassage(knowledge, crop, 'sowing')
  if (passages.length === 0) return passages
  const shown = act.kind === 'passages' ? act.passages : []
  if (sowing && asksForSowingToo(act, subject, question))
    return [...new Set(subject.isPlanting ? [...passages, sowing] : [sowing, ...passages])]
  const alsoTelling = shown.filter((each) => each.crop === crop && speakOf([each], subject))
  const ofKind = passageOnRequestedKind(knowledge, question, subject, crop)
  const withKind = ofKind ? [...passages.filter(isGuide), ofKind] : []
  return [...new Set([...withKind, ...passages, ...alsoTelling])]
}
const isGuide = ({ id }: Passage) => id.startsWith('guide/')

/** "When to begin Mrig bahar": the part of the page that tells when its flowers come. */
function passageOnRequestedKind(
  knowledge: AdvisorKnowledge,
  question: Question,
  subject: RequestedSubject,
  crop: string,
): Passage | undefined {
  const asksForWater = question.strongAspects.includes('water')
  const kind = question.asksWhen && !asksForWater ? requestedKind(subject, question) : undefined
  return kind && passageOnKind(knowledge, subject, kind, crop)
}

/** The part of the crop's page that speaks of a subject, before the guide that does. Null where only the guide does. */
function putPageFirst(
  knowledge: AdvisorKnowledge,
  { passages, ...act }: CropAnswer & { kind: 'passages' },
  subject: RequestedSubject,
  crop: string,
): CropAnswer | null {
  if (!passages.every(isGuide)) return null
  const [page] = passagesOn(knowledge, subject, crop).filter((each) => each.crop === crop)
  return page ? { ...act, passages: [page, ...passages].slice(0, maxTexts) } : null
}

/**
 * "Kiwi pruning month": the text that speaks of pruning instead of another part of the page, or that the page has none. Null where
 * the answer may stand.
 */
export function replaceOtherAspect(
  knowledge: AdvisorKnowledge,
  question: Question,
  act: CropAnswer,
): CropAnswer | null {
  const [crop, second] = question.crops
  const subject = requestedSubject(question)
  if (second !== undefined) return answerTwoCrops(knowledge, question, act)
  if (!subject || crop === undefined) return addHowToCultivate(knowledge, question, act)
  if (!mayMissSubject(act, subject, question) || !mayGiveWay(act, subject, question)) return null
  if (guideIdOfPesticideWarning(question) !== undefined) return null
  const isSpread =
    subject.general !== undefined || subject.ownGuides !== undefined || subject.isOnlyAnswered
  if (act.kind === 'passages' && speakOf(act.passages, subject) && !subject.guide && !isSpread)
    return putPageFirst(knowledge, act, subject, crop)
  if (!subject.isFirst && answersOtherAspect(act, question)) return null
  const passages = textsOn(knowledge, question, act, subject, crop)
  if (passages.length > 0) return answerFrom(passages.slice(0, maxTexts))
  if (subject.isPlanting && (subject.isOnlyAnswered || act.kind === 'passages')) return null
  const choices = [
    ...(act.kind === 'passages' ? act.passages : [])
      .filter((each) => each.crop === crop)
      .map(passageChoice),
    ...aspectChoices(knowledge, crop, question.aspects),
  ].slice(0, maxChoices)
  const inPassing = problemsOn(knowledge, subject, crop).slice(0, maxTexts)
  return {
    kind: 'refuse',
    reason: 'not-on-page',
    name: '',
    subject: subject.name,
    crop,
    choices,
    ...(inPassing.length > 0 && { inPassing, matching: subject.text }),
  }
}

/** "Chickpea with mustard, how many rows": the guide that tells most of the pair. */
function answerTwoCrops(
  knowledge: AdvisorKnowledge,
  question: Question,
  act: CropAnswer,
): CropAnswer | null {
  const isShown =
    act.kind === 'passages' && act.passages.every(({ id }) => id.startsWith('guide/intercropping'))
  const isOpen =
    act.kind === 'ask' &&
    (act.missing === 'aspect' || (act.missing === 'problem' && !question.hasSigns)) &&
    requestedSubject(question)?.id === 'intercropping'
  const guide = isShown || isOpen ? guideToPair(knowledge, question.crops) : undefined
  return guide ? answerFrom([guide]) : null
}

/** "How is dragon fruit grown": beside the overview, how it is planted. */
function addHowToCultivate(
  knowledge: AdvisorKnowledge,
  question: Question,
  act: CropAnswer,
): CropAnswer | null {
  const [crop, second] = question.crops
  if (act.kind !== 'passages' || crop === undefined || second !== undefined) return null
  const [overview, other] = act.passages
  if (!overview?.id.endsWith('/overview') || other) return null
  if (!wholeCultivation.test(textWithoutCrops(question))) return null
  const seed = aspectPassage(knowledge, crop, 'seed')
  return seed ? { ...act, passages: [overview, seed] } : null
}

/** At most this many texts answer together, and as many problems are quoted. */
const maxTexts = 2

/** "1121 or 1509": the varieties where the page has both, or the names of those that it has not. Null for any other question. */
export function compareVarieties(
  knowledge: AdvisorKnowledge,
  question: Question,
  act: CropAnswer,
): CropAnswer | null {
  const [crop] = question.crops
  const names = comparedVarieties(question)
  if (crop === undefined || names.length < 2) return null
  if (act.kind !== 'passages' && act.kind !== 'ask') return null
  const varieties = aspectPassage(knowledge, crop, 'varieties')
  const missing = names.filter((name) => !varieties?.text.en.includes(name))
  if (varieties && missing.length === 0) return answerFrom([varieties])
  const choices = aspectChoices(knowledge, crop, ['varieties', ...question.aspects])
  return { kind: 'refuse', reason: 'unknown', name: missing.join(', '), crop, choices }
}
