import type { Question, UncoveredThing } from '../../understanding/advisor-question.ts'
import { nonAnimalContextWords } from '../../understanding/advisor-small-talk.data.ts'
import { createWordSet } from '../../understanding/advisor-word-set.policy.ts'

const negations: ReadonlySet<string> = new Set(['not', 'nahi', 'nahin', 'nhi', 'नही'])
const nonAnimalContext = createWordSet(nonAnimalContextWords)

/** What a question is about that the advisor has no page on; undefined when it is about a crop or a field. */
export function uncoveredSubject({
  things,
  crops,
  tokens,
  aspects,
  hasSigns,
  strongAspects,
}: Question): UncoveredThing | undefined {
  // "My buffalo is not eating" is about the buffalo, "a buffalo is eating" about the field.
  const isAboutField = tokens.some(
    (token, position) =>
      nonAnimalContext.has(token) && !negations.has(tokens[position - 1]?.folded ?? ''),
  )
  const isAboutCrop =
    crops.length > 0 && (aspects.some((aspect) => aspect !== 'general') || hasSigns)
  return things.find(({ kind }) =>
    kind === 'food' && crops.length > 0 && strongAspects.includes('varieties')
      ? false // "Varieties with more sugar".
      : kind === 'topic' || kind === 'food'
        ? (crops.length > 0 || kind === 'food') && !hasSigns
        : kind === 'animal'
          ? !isAboutField && !isAboutCrop
          : !isAboutCrop || (kind !== 'other' && kind !== 'person'),
  )
}
