import type { Question } from '../understanding/advisor-question.ts'
import { createWordSet } from '../understanding/words/advisor-word-set.policy.ts'
import { kindsOfProblem } from './advisor-problem-kinds.data.ts'

const holeWords = createWordSet(
  'hole holes holed chhed ched chhedon surakh suraakh छेद छेदों सुराख',
  false,
)
/** What is spotted as well may be a leaf spot whose middle falls out. */
const spotWords = createWordSet(
  'spot spots spotted daag dhabba dhabbe dhabbo दाग धब्बा धब्बे धब्बों fall falls fell gir girta girte गिर',
  false,
)
/** Kinds of diseases and of pests that suck, which eat no holes. */
const kindsWithoutHoles: ReadonlySet<string> = new Set([
  'aphid',
  'thrips',
  'whitefly',
  'hopper',
  'mealybug',
  'scale',
  'mite',
  'psylla',
  'stunting',
  'powdery-mildew',
  'downy-mildew',
  'mosaic',
  'leaf-curl',
  'leaf-spot',
  'early-blight',
  'late-blight',
  'blight',
  'bacterial',
  'anthracnose',
  'rust',
  'white-rust',
  'smut',
  'blast',
  'mould',
  'scab',
])

/** Whether a question tells of holes, and of no spots from which they may come. */
export const tellsOfHoles = ({ tokens, problems }: Question) =>
  problems.length === 0 &&
  tokens.some((token) => holeWords.has(token)) &&
  !tokens.some((token) => spotWords.has(token))

/**
 * Whether a disease or a pest makes no holes; shot hole, a disease, makes them.
 * @param of.problem its English name; without one it is neither.
 */
export function makesNoHoles({ problem = '' }: { problem?: string }): boolean {
  const kinds = kindsOfProblem(problem)
  return (
    kinds.length > 0 &&
    kinds.every((kind) => kindsWithoutHoles.has(kind)) &&
    !/shot[ -]hole/i.test(problem)
  )
}
