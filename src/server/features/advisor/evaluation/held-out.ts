import { createHash } from 'node:crypto'

/**
 * Whether an evaluation question is in the part that nobody reads while tuning the advisor: about a third of
 * all questions. The text alone decides, so a question's part never changes and nobody chooses it.
 */
export function isHeldOut(question: string): boolean {
  const [firstByte = 0] = createHash('sha256').update(question, 'utf8').digest()
  return firstByte % 3 === 0
}
