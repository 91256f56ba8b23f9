import { modelledDangers, readDangerClasses } from '../classifier/advisor-models.service.ts'
import type { Question } from '../understanding/advisor-question.ts'
import type { Danger } from './advisor-danger.policy.ts'

/** So likely must the model find a danger, from 0 to 1, to be believed where the rules have no answer. */
const leastOfDanger = 0.7
/** The same where they have one, and for one part of a long story: of many parts one sounds dark by chance. */
const leastOfDoubtful = 0.85

/**
 * The danger that a question tells of in words which the rules do not know, such as "should I just drink the pesticide"; null
 * for none. @throws StartError when the file of weights does not fit its schema.
 */
export function readLikelyDanger(question: Question, hasAnswer: boolean): Danger | null {
  const parts = readDangerClasses(question)
  const least = hasAnswer || parts.length > 1 ? leastOfDoubtful : leastOfDanger
  const isLikely = (danger: Danger) => parts.some((classes) => (classes.get(danger) ?? 0) > least)
  const danger = modelledDangers.find(isLikely) ?? null
  // Who names a pest wants to kill that: "poison for the rats in my wheat".
  const hasPestWord = question.tokens.some(({ terms }) => terms.includes('=pest'))
  const namesPest = question.problems.length > 0 || (question.crops.length > 0 && hasPestWord)
  return danger === 'harm' && namesPest ? null : danger
}
