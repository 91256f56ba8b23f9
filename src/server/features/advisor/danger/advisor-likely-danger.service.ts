import { modelledDangers, readDangerClasses } from '../classifier/advisor-models.service.ts'
import type { Question } from '../understanding/advisor-question.ts'
import type { Danger } from './advisor-danger.policy.ts'

/** So likely must the model find a danger, from 0 to 1, to be believed. */
const leastOfDanger = 0.6

/**
 * The danger that a question tells of in words which the rules do not know, such as "should I just drink the pesticide"; null
 * for none. @throws StartError when the file of weights does not fit its schema.
 */
export function readLikelyDanger(question: Question): Danger | null {
  const classes = readDangerClasses(question)
  const isLikely = (danger: Danger) => (classes.get(danger) ?? 0) > leastOfDanger
  const danger = modelledDangers.find(isLikely) ?? null
  // Who names a pest wants to kill that: "poison for the rats in my wheat".
  return danger === 'harm' && question.problems.length > 0 ? null : danger
}
