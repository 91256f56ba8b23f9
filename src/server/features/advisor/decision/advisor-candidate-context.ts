import type { QuestionReading } from '../classifier/advisor-models.service.ts'
import type { AdvisorKnowledge } from '../knowledge/advisor-knowledge.service.ts'
import type { PassageHit } from '../knowledge/advisor-passage-hit.policy.ts'
import type { Question } from '../understanding/advisor-question.ts'
import type { CropAnswer } from './advisor-crop-decision.policy.ts'

const maxHits = 20

/** What is read once for all candidates of a question. */
export interface CandidateContext {
  knowledge: AdvisorKnowledge
  question: Question
  reading: QuestionReading
  ruled: CropAnswer
  /** Whether the rules are sure of it. */
  isRuledSurely: boolean
  /** The guides and the problems of the crop that have words of the question. */
  hits: readonly PassageHit[]
}

/** Reads once what all candidates of a question are weighed by. */
export function createCandidateContext(
  knowledge: AdvisorKnowledge,
  question: Question,
  rules: Pick<CandidateContext, 'ruled' | 'isRuledSurely'>,
  reading: QuestionReading,
): CandidateContext {
  const crops = new Set(question.crops.slice(0, 2))
  const guides = knowledge.search(question, {
    isSearched: ({ id }) => id.startsWith('guide/'),
    limit: maxHits,
  })
  const problems =
    crops.size > 0
      ? knowledge.search(question, {
          isSearched: ({ crop, problem }) =>
            crop !== null && crops.has(crop) && problem !== undefined,
          limit: maxHits,
        })
      : []
  return { knowledge, question, ...rules, reading, hits: [...guides, ...problems] }
}
