import { foldWord, splitWords } from '#server/platform/text/farm-words.ts'
import type { Lexicon } from './advisor-lexicon.service.ts'
import type { PhraseMatch } from './words/advisor-phrases.policy.ts'
import type { Token } from './words/advisor-token.policy.ts'

/** The positions of the tokens that belong to names. */
export const positionsOf = (matches: readonly PhraseMatch[]) =>
  new Set(
    matches.flatMap(({ start, end }) => Array.from({ length: end - start }, (_, i) => start + i)),
  )

export const particles: ReadonlySet<string> = new Set(['ka', 'ke', 'ki', 'का', 'के', 'की'])

/** "10 gram" is a weight, "gram wilt" a crop's disease. */
export function isWeight(
  tokens: readonly Token[],
  { start, end }: Pick<PhraseMatch, 'start' | 'end'>,
): boolean {
  if (end - start !== 1 || !['gram', 'grams'].includes(tokens[start]?.folded ?? '')) return false
  const before = tokens[start - 1]?.folded ?? ''
  const isPerPlant =
    tokens[start]?.folded === 'grams' && tokens.some(({ folded }) => folded === 'per')
  return (
    isPerPlant ||
    /\d|^(?:kitna|kitne|kitni|many|much|per|a|prati)$/.test(before) ||
    tokens[start + 1]?.folded === 'per'
  )
}

const verbsBeforeGo = new Set(
  splitWords(
    'dal daal dihal kail lagal lagawal bowal boal ropal katal kaatal ruk kar ban ho chala chali so mar le de aa baith reh rah bech',
  ).map(foldWord),
)

/** "Ruk jau" means "shall I wait", no barley, and "khad dal jai" is no oats. */
export const isVerbGo = (tokens: readonly Token[], { start, end }: PhraseMatch) =>
  end - start === 1 &&
  /^ja(?:un?|i)$/.test(tokens[start]?.folded ?? '') &&
  verbsBeforeGo.has(tokens[start - 1]?.folded ?? '')

const wordsBeforeWater = new Set(['to', 'i', 'we', 'you', 'should', 'much', 'enough'])

/** Whether "water" is no part of a plant's name: "how often to water spinach" is not about water spinach. */
export const isPlainWater = (tokens: readonly Token[], position: number) =>
  tokens[position]?.folded === 'water' && wordsBeforeWater.has(tokens[position - 1]?.folded ?? '')

const aphidWords: ReadonlySet<string> = new Set(['lahi', 'लाही'].map(foldWord))
export const wordsOfPlace: ReadonlySet<string> = new Set(
  splitWords('me mein mai main m in on par pe pr में मे पर').map(foldWord),
)

/** "Dhaniya me lahi" asks about aphids, though toria is called lahi too. */
const isAphidOnCrop = (
  tokens: readonly Token[],
  { start, end }: PhraseMatch,
  subjects: readonly PhraseMatch[],
) =>
  end - start === 1 &&
  aphidWords.has(tokens[start]?.folded ?? '') &&
  wordsOfPlace.has(tokens[start - 1]?.folded ?? '') &&
  subjects.some((other) => other.id.startsWith('crop:') && other.end === start - 1)

/** "Niger seed rate" asks how much seed of niger, not for the price of niger seed. */
function withoutSeedOfRate(tokens: readonly Token[], match: PhraseMatch): PhraseMatch {
  const { start, end } = match
  const isSeedRate = tokens[end - 1]?.folded === 'seed' && tokens[end]?.folded === 'rate'
  return isSeedRate && end - start > 1 ? { ...match, end: end - 1 } : match
}

const countingWords: ReadonlySet<string> = new Set(
  splitWords(
    'kitne kitna kitni ketna ketne kai kay kaye ek do teen कितने कितना कितनी केतना केतने कै कई एक दो तीन',
  ).map(foldWord),
)
/** "कितने बेर": how many times, as they say in the east, and no ber. */
const isTimes = (tokens: readonly Token[], { start, end }: PhraseMatch) =>
  end - start === 1 &&
  /^(?:ber|bera|बेर)$/.test(tokens[start]?.folded ?? '') &&
  countingWords.has(tokens[start - 1]?.folded ?? '')

/** The names without words that belong to something else in the question: an aphid called like a crop, the seed of a seed rate. */
export const withoutOtherWords = (tokens: readonly Token[], names: readonly PhraseMatch[]) =>
  names
    .filter((name) => !isAphidOnCrop(tokens, name, names) && !isTimes(tokens, name))
    .map((name) => withoutSeedOfRate(tokens, name))

/** Crops that only belong to the name of a problem ("tobacco caterpillar") are not what the question is about. */
export function subjectsBesideProblems(
  lexicon: Lexicon,
  subjects: readonly PhraseMatch[],
  problems: readonly PhraseMatch[],
) {
  const isWithin = ({ start, end }: PhraseMatch) =>
    problems.some(
      (problem) =>
        problem.start <= start && end <= problem.end && problem.end - problem.start > end - start,
    )
  const isProblemOf = ({ id }: PhraseMatch) =>
    lexicon.cropProblems.some(
      ({ crop, entries }) =>
        `crop:${crop}` === id && problems.some((problem) => entries.has(problem.id)),
    )
  const others = subjects.filter((match) => !isWithin(match))
  return others.length > 0
    ? others
    : subjects.filter((match) => !isWithin(match) || isProblemOf(match))
}

const forWords = new Set(['liye', 'lie', 'लिए', 'लिये', 'waste', 'vaste'].map(foldWord))

/** "For a hotel", "juice ke liye": what a crop is wanted for, not what is asked about. */
export const isPurpose = (
  tokens: readonly Token[],
  { start, end }: Pick<PhraseMatch, 'start' | 'end'>,
) =>
  tokens[start - 1]?.folded === 'for' ||
  (particles.has(tokens[end]?.folded ?? '') && forWords.has(tokens[end + 1]?.folded ?? ''))

/** Whether a name is part of another, longer or as long: "moth" of "moth bean". */
export const isInside = (inner: PhraseMatch, outer: PhraseMatch) =>
  outer.start <= inner.start && inner.end <= outer.end

/** Beside a crop or an animal that is named plainly, a word that only sounds like another crop is an ordinary word. */
export function withoutGuesses(
  { thingKinds }: Pick<Lexicon, 'thingKinds'>,
  matches: readonly PhraseMatch[],
): readonly PhraseMatch[] {
  const isGuess = ({ tier }: PhraseMatch) => tier === 'sound'
  const isPlain = ({ id, tier }: PhraseMatch) =>
    tier !== 'sound' && (id.startsWith('crop:') || thingKinds.get(id) === 'animal')
  return matches.some(isPlain) ? matches.filter((match) => !isGuess(match)) : matches
}
