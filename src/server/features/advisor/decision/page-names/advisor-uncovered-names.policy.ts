import type { Question, UncoveredThing } from '../../understanding/advisor-question.ts'
import { nonAnimalContextWords } from '../../understanding/advisor-small-talk.data.ts'
import { createWordSet } from '../../understanding/words/advisor-word-set.policy.ts'

const negations: ReadonlySet<string> = new Set(['not', 'nahi', 'nahin', 'nhi', 'नही'])
const nonAnimalContext = createWordSet(nonAnimalContextWords)

const bamboo = createWordSet('bamboo bans baans बाँस', false)
/** The bamboo on which a crop climbs. */
const isSupport = ({ text }: UncoveredThing, { crops, tokens }: Question) =>
  crops.length > 0 && tokens.some((token) => token.text === text && bamboo.has(token))

/** What a question is about that the advisor has no page on; undefined when it is about a crop or a field. */
export function uncoveredSubject(question: Question): UncoveredThing | undefined {
  const { crops, tokens, aspects, hasSigns, strongAspects } = question
  const things = question.things.filter((thing) => !isSupport(thing, question))
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
          : kind === 'person'
            ? !isAboutCrop && !things.some((each) => each.kind === 'animal')
            : !isAboutCrop || kind !== 'other',
  )
}
