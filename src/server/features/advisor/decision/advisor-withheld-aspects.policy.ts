import { guideIdOfPesticideWarning } from '../danger/advisor-pesticide-warning.policy.ts'
import { aspectPassage, passageOfAspect } from '../knowledge/advisor-aspect-passages.policy.ts'
import type { AdvisorKnowledge } from '../knowledge/advisor-knowledge.service.ts'
import type { Passage } from '../knowledge/advisor-passage.ts'
import type { Question } from '../understanding/advisor-question.ts'
import type { CropAspect } from '../understanding/aspects/advisor-aspects.data.ts'
import { answerFrom } from './outcome/advisor-candidate.ts'
import { aspectChoices, maxChoices, passageChoice } from './outcome/advisor-choices.policy.ts'
import type { CropAnswer } from './outcome/advisor-decision.ts'
import type { RequestedSubject } from './requested-subjects/advisor-requested-subjects.data.ts'
import {
  comparedVarieties,
  isNamedBy,
  passagesOn,
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

/** Whether an answer may be about something else than the subject that is asked: a part of the crop's page, or a guide to its nursery or store. */
function mayMissSubject(act: CropAnswer, subject: RequestedSubject, question: Question): boolean {
  if (act.kind === 'passages')
    return act.passages.every(
      ({ id, problem }) =>
        problem === undefined && (!id.startsWith('guide/') || subject.guides?.test(id) === true),
    )
  if (act.kind === 'refuse')
    return (
      act.reason === 'not-on-page' || (act.crop !== null && isNamedBy(act.name, subject, question))
    )
  const isNoSign = subject.isSign ? question.problems.length === 0 : !question.hasSigns
  return (
    act.kind === 'ask' &&
    (act.missing === 'aspect' ||
      (act.missing === 'problem' && isNoSign && isNamedBy(act.unknownProblem, subject, question)))
  )
}

/** "In which month, and seedlings of how many days": the sowing time stands first. */
const asksForSowingToo = (act: CropAnswer, subject: RequestedSubject, question: Question) => {
  const { strongAspects, asksWhen, asksHowMuch } = question
  if (act.kind === 'passages')
    return subject.isOfSowing && !asksWhen && act.passages.every(isSowing)
  const asksBoth = strongAspects.includes('sowing') && strongAspects.includes('seed')
  return subject.isOnlyAnswered && asksBoth && !asksHowMuch
}
const isSowing = ({ id }: Passage) => id.endsWith('/sowing')

/** "Bel kaat ke lagana": the word for cutting is also that for the harvest. */
const isAboutHarvest = (passages: readonly Passage[]) =>
  passages.every(({ id }) => id.endsWith('/harvest'))

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
  if (!subject || crop === undefined || second !== undefined) return null
  if (!mayMissSubject(act, subject, question)) return null
  if (subject.isOnlyAnswered && act.kind === 'passages' && !isAboutHarvest(act.passages))
    return null
  if (guideIdOfPesticideWarning(question) !== undefined) return null
  if (act.kind === 'passages' && speakOf(act.passages, subject) && !subject.guide) return null
  if (!subject.isFirst && answersOtherAspect(act, question)) return null
  const passages = passagesOn(knowledge, subject, crop)
  const sowing = aspectPassage(knowledge, crop, 'sowing')
  if (passages.length > 0)
    return answerFrom([
      ...new Set(
        sowing && asksForSowingToo(act, subject, question) ? [sowing, ...passages] : passages,
      ),
    ])
  if (subject.isOnlyAnswered) return null
  const choices = [
    ...(act.kind === 'passages' ? act.passages.map(passageChoice) : []),
    ...aspectChoices(knowledge, crop, question.aspects),
  ].slice(0, maxChoices)
  return { kind: 'refuse', reason: 'not-on-page', name: '', subject: subject.name, crop, choices }
}

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
