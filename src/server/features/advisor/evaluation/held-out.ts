import { createHash } from 'node:crypto'
import type { EvaluationQuestion } from './evaluation-questions.schema.ts'
import type { EvaluationPart } from './evaluation-questions.ts'

/**
 * Whether the text of a question puts it into the part that nobody reads while tuning the advisor: about a third
 * of all questions. The text alone decides, so nobody chooses the part.
 */
export function isHeldOut(question: string): boolean {
  const [firstByte = 0] = createHash('sha256').update(question, 'utf8').digest()
  return firstByte % 3 === 0
}

/**
 * The file that a question belongs to. Questions written before 2026-11-22 have no date: their totals have
 * influenced the ranking, so all of them are tuning questions. Of the others `isHeldOut` decides.
 */
export function evaluationPartOf({
  question,
  written,
}: Pick<EvaluationQuestion, 'question' | 'written'>): EvaluationPart {
  return written !== undefined && isHeldOut(question) ? 'untouched' : 'tuning'
}
