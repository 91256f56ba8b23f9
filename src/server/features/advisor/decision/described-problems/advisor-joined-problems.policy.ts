import type { AdvisorKnowledge } from '../../knowledge/advisor-knowledge.service.ts'
import type { Passage } from '../../knowledge/advisor-passage.ts'
import type { Question } from '../../understanding/advisor-question.ts'
import { createWordSet } from '../../understanding/words/advisor-word-set.policy.ts'
import { generalProblems } from '../page-names/advisor-problem-groups.data.ts'

const joining = createWordSet(
  'and aur dono both also bhi plus tatha evam saath और दोनों भी तथा एवं साथ',
  false,
)
/** Whether a question joins two things: "makhi aur lal patti dono". */
export const joinsTwo = ({ tokens }: Question) => tokens.some((token) => joining.has(token))

const maxJoined = 2

/** "Aphids and also rust": the problems that a question joins, each by a name that one problem of the crop has; none for fewer than two. */
export function joinedProblems(
  { lexicon }: AdvisorKnowledge,
  question: Question,
  crop: string,
  among: readonly Passage[],
): Passage[] {
  if (question.problems.length < 2 || !joinsTwo(question)) return []
  const only = question.problems.flatMap((problem) => {
    const [first, second] = lexicon.cropProblems.filter(
      (each) => each.crop === crop && each.entries.has(problem),
    )
    return first && !second && !generalProblems.has(problem)
      ? among.filter((passage) => passage.problem === first.name)
      : []
  })
  const distinct = [...new Set(only)]
  return distinct.length > 1 ? distinct.slice(0, maxJoined) : []
}
