import type { Token } from '../words/advisor-token.policy.ts'
import { createWordSet, type WordSet } from '../words/advisor-word-set.policy.ts'
import type { PhraseReading } from './advisor-aspect-phrases.policy.ts'
import {
  asksForAspect,
  isColourWord,
  isRemedyWord,
  isSignWord,
  questionWordSets,
} from './advisor-aspect-words.policy.ts'
import {
  aspectWords,
  type CropAspect,
  cropAspects,
  weakAspectWords,
} from './advisor-aspects.data.ts'

const weakWordSets = new Map(
  cropAspects.map((aspect) => [aspect, createWordSet(weakAspectWords[aspect] ?? '')]),
)
const monthNames = createWordSet(
  'january february march april june july august september october november december जनवरी फरवरी मार्च अप्रैल जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर',
)
const sowingVerbs = createWordSet(aspectWords.sowing.verbs ?? '')
const whichIsBest = createWordSet(
  'best which sabse acha accha achha achi acchi konsa kaunsa konsi kaunsi सबसे अच्छा अच्छी कौन कौनसा कौनसी उन्नत unnat top',
)
const which = createWordSet(
  'which konsi konsa kaunsi kaunsa kounsi kaun kon कौनसी कौनसा कौन',
  false,
)
/** What is no seed: "which variety, and how much seed". */
const namesVarieties = createWordSet(
  'variety varieties kism kisam kisme kismen verity vareity किस्म किस्में किस्मे वैरायटी',
  false,
)
const whenQuestion = createWordSet('when kab month months mahina mahine कब महीने महीना')
/** With a word for how much, even weak words ask for these. */
const amountAspects: ReadonlySet<CropAspect> = new Set(['spacing', 'yield', 'climate', 'seed'])

/** What is stored may be seed, for the next sowing. */
export const aspectsBesideStorage: ReadonlySet<CropAspect> = new Set([
  'general',
  'harvest',
  'seed',
  'sowing',
])

/** What the words of a question tell, before it is decided what they ask for. */
export interface AspectClues {
  tokens: readonly Token[]
  phrases: PhraseReading
  /** The aspects for which there is a word outside the conditions. */
  byWords: ReadonlySet<CropAspect>
  asksWhen: boolean
  asksHowMuch: boolean
  /** Whether it asks for an amount or a number. */
  asksAmount: boolean
  /** Whether it asks for a number of days, weeks or months. */
  countsDays: boolean
  /** "Harvest how many months after planting" asks for no time of planting. */
  isCountedFromSowing: boolean
}

export const hasAny = (tokens: readonly Token[], set: Pick<WordSet, 'has'>) =>
  tokens.some((token) => set.has(token))

export const isHighYielding = (tokens: readonly Token[]) =>
  tokens.some(
    ({ folded }, position) => folded === 'yielding' && tokens[position - 1]?.folded === 'high',
  )

const asksWhichOfCrop = (tokens: readonly Token[]) =>
  !tokens.some((token) => (isSignWord(token) && !isColourWord(token)) || isRemedyWord(token)) &&
  tokens.some((token, position) => {
    const before = tokens[position - 1]
    return (
      which.has(token) &&
      // "Sahi mahina konsa" asks for a time.
      !(before && whenQuestion.has(before)) &&
      tokens.slice(position + 1, position + 3).some(({ folded }) => folded === '')
    )
  })

/** "Which seed is best", "which wheat" and "high yielding wheat" ask for a variety. */
export function asksForVariety(
  { tokens, asksHowMuch, asksWhen }: AspectClues,
  present: ReadonlySet<CropAspect>,
): boolean {
  const isBestSeed = present.has('seed') && !asksHowMuch && !asksWhen && hasAny(tokens, whichIsBest)
  return isBestSeed || asksWhichOfCrop(tokens) || isHighYielding(tokens)
}

/** Whether a word for sowing is within three words of one for a time. */
function asksSowingTime(
  { tokens, isCountedFromSowing }: AspectClues,
  present: ReadonlySet<CropAspect>,
): boolean {
  // "At sowing time" is not a question for the time where the question is for an amount.
  const asksOther = (['fertiliser', 'seed', 'water', 'spacing'] as const).some((each) =>
    present.has(each),
  )
  const times = asksOther ? whenQuestion : questionWordSets.when
  return (
    !isCountedFromSowing &&
    tokens.some(
      (token, position) =>
        times.has(token) &&
        [-3, -2, -1, 1, 2, 3].some((step) => {
          const near = tokens[position + step]
          return near !== undefined && sowingVerbs.has(near)
        }),
    )
  )
}

/** The aspects in the order in which they are likely meant, whatever words they have. */
function orderOf(clues: AspectClues, present: ReadonlySet<CropAspect>, isSowingTime: boolean) {
  const { tokens, asksWhen, asksHowMuch } = clues
  const isHybridSeed =
    present.has('seed') && asksHowMuch && !tokens.some((token) => namesVarieties.hasExactly(token))
  // "When is the seed sown" asks for a time, "how much seed is sown" for an amount.
  const asksSeedTime = present.has('seed') && present.has('sowing') && asksWhen && !asksHowMuch
  const order: (CropAspect | false)[] = [
    'weeds',
    !isHybridSeed && !present.has('spacing') && 'varieties',
    'storage',
    isSowingTime && !asksHowMuch && 'sowing',
    (!present.has('harvest') || !asksWhen) && 'duration',
    (!present.has('water') || asksHowMuch) && 'spacing',
    asksSeedTime && 'sowing',
    'fertiliser',
    'seed',
    'water',
    (!(present.has('sowing') && asksWhen) || asksHowMuch) && 'yield',
    'harvest',
    'soil',
    asksWhen && 'sowing',
    'climate',
    'sowing',
    'general',
  ]
  const requested = order.filter((aspect) => aspect !== false)
  return [...new Set(requested)].filter((aspect) => present.has(aspect))
}

/** Orders what a question asks about a crop, the most likely first: what only words with other meanings ask for comes last. */
export function rankAspects(clues: AspectClues, present: ReadonlySet<CropAspect>) {
  const { tokens, phrases, asksAmount } = clues
  const isSowingTime = asksSowingTime(clues, present)
  const isTimeOfSowing = isSowingTime || hasAny(tokens, whenQuestion) || hasAny(tokens, monthNames)
  const isVariety = asksForVariety(clues, present)
  const isOnlyAmount =
    [...present].filter((aspect) => !aspectsBesideStorage.has(aspect) || aspect === 'seed').length <
    2
  const isWeak = (aspect: CropAspect) =>
    !phrases.certain.has(aspect) &&
    tokens.some((token) => weakWordSets.get(aspect)?.has(token)) &&
    !(aspect === 'varieties' && isVariety) &&
    !tokens.some(
      (token) => asksForAspect(aspect, token) && !weakWordSets.get(aspect)?.has(token),
    ) &&
    !(aspect === 'sowing' && isTimeOfSowing) &&
    !(asksAmount && amountAspects.has(aspect) && isOnlyAmount)
  const ordered = orderOf(clues, present, isSowingTime)
  // "Onion bulb production" asks for the production.
  const strong = ordered.filter((aspect) => aspect !== 'general' && !isWeak(aspect))
  return { aspects: [...new Set([...strong, ...ordered])], isWeak }
}
