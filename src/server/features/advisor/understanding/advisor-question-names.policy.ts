import { foldWord } from '#server/platform/text/farm-words.ts'
import { withKindOfGobhi } from './advisor-cabbage-kinds.policy.ts'
import {
  isInside,
  isPlainWater,
  isVerbGo,
  isWeight,
  positionsOf,
  subjectsBesideProblems,
  withoutGuesses,
  withoutOtherWords,
} from './advisor-crop-mentions.policy.ts'
import type { Lexicon } from './advisor-lexicon.service.ts'
import { isOtherThing } from './advisor-other-things.policy.ts'
import { isAfterPlaceWord, isBeforePlaceWord } from './advisor-unknown-words.policy.ts'
import { isPlantPart } from './aspects/advisor-aspect-words.policy.ts'
import { findPhrases, type PhraseIndex, type PhraseMatch } from './words/advisor-phrases.policy.ts'
import type { Token } from './words/advisor-token.policy.ts'

type Matches = readonly PhraseMatch[]

/** Where a question names what the lexicon knows. */
export interface QuestionNames {
  /** Crops and uncovered things; without any, the first variety of a crop. */
  subjectMatches: Matches
  /** Those of them that are not part of a problem's name. */
  subjects: Matches
  varieties: Matches
  problems: Matches
  states: Matches
  towns: Matches
  substances: Matches
}

/** A town is not a crop that sounds like it: "पटना में", Patna. */
function isTown({ towns }: Lexicon, tokens: readonly Token[], { tier, start, end }: PhraseMatch) {
  const town = towns.matchWindow(tokens.slice(start, end))
  if (tier === 'exact' || town === undefined) return false
  return town.tier === 'exact' || (tier === 'sound' && isBeforePlaceWord(tokens, end))
}

/** "Gaya" and "Pali" are ordinary words too, unless "में" or the like follows. */
const isNamedAsPlace = (
  { isSpeltWord }: Lexicon,
  tokens: readonly Token[],
  { start, end }: PhraseMatch,
) =>
  !tokens.slice(start, end).every(isSpeltWord) ||
  isBeforePlaceWord(tokens, end) ||
  isAfterPlaceWord(tokens, start)

const rustOfIron: ReadonlySet<string> = new Set(['jang', 'zang', 'जंग'].map(foldWord))
/** "Pump me jang lag gaya": iron rusts, and "jang" is also a war; where a crop or a part of a plant is named it is a disease. */
const isRustOfIron = (tokens: readonly Token[], subjects: Matches, { start, end }: PhraseMatch) =>
  end - start === 1 &&
  rustOfIron.has(tokens[start]?.folded ?? '') &&
  !tokens.some(isPlantPart) &&
  !subjects.some(({ id }) => id.startsWith('crop:'))

const bitter: ReadonlySet<string> = new Set(
  'कड़वा कडवा कड़वी कडवी कड़वे कडवे kadwa kadva kadwi kadvi kadwe karwa karwi'.split(' '),
)
const diseases: ReadonlySet<string> = new Set(['rog', 'bimari', 'रोग', 'बीमारी'].map(foldWord))
/** "Swad kadwa": what tastes bitter is no "kandwa", smut, which is folded to the same. */
const isTaste = (tokens: readonly Token[], { start, end }: PhraseMatch) =>
  end - start === 1 &&
  bitter.has(tokens[start]?.text ?? '') &&
  !diseases.has(tokens[end]?.folded ?? '')

const tails: ReadonlySet<string> = new Set(
  ['poonch', 'punch', 'poochh', 'puchh', 'poonchh', 'tail', 'tails', 'पूँछ', 'पूंछ', 'दुम'].map(
    foldWord,
  ),
)
/** "Chuhe ki poonch jaise", like a rat's tail: a leaf looks so, and no rat is named. */
const isTailOf = (tokens: readonly Token[], { end }: PhraseMatch) =>
  [tokens[end], tokens[end + 1]].some((token) => token !== undefined && tails.has(token.folded))

/** Finds the names in a question. A name of a crop inside that of a problem is the problem's; states and towns are what neither claims. */
export function findNames(lexicon: Lexicon, tokens: readonly Token[]): QuestionNames {
  const names = findPhrases(
    lexicon.subjects,
    tokens,
    (position) => !isPlainWater(tokens, position),
  ).filter(
    (match) =>
      !isWeight(tokens, match) &&
      !isVerbGo(tokens, match) &&
      !isTown(lexicon, tokens, match) &&
      !isOtherThing(tokens, match),
  )
  const varieties = findPhrases(lexicon.varieties, tokens).filter(
    (match) => !isTown(lexicon, tokens, match),
  )
  const subjectsByName = withoutOtherWords(
    tokens,
    withKindOfGobhi(tokens, withoutGuesses(lexicon, names)),
  )
  const subjectMatches = subjectsByName.length > 0 ? subjectsByName : varieties.slice(0, 1)
  const problems = findPhrases(lexicon.problems, tokens).filter(
    (problem) =>
      !subjectMatches.some((match) => isInside(problem, match)) &&
      !isRustOfIron(tokens, subjectMatches, problem) &&
      !isTaste(tokens, problem) &&
      !isTailOf(tokens, problem),
  )
  const claimed = positionsOf([...subjectMatches, ...problems])
  const findUnclaimed = (index: PhraseIndex) =>
    findPhrases(index, tokens, (position) => !claimed.has(position))
  return {
    subjectMatches,
    subjects: subjectsBesideProblems(lexicon, subjectMatches, problems),
    varieties,
    problems,
    states: findUnclaimed(lexicon.states),
    towns: findUnclaimed(lexicon.towns).filter((match) => isNamedAsPlace(lexicon, tokens, match)),
    substances: findPhrases(lexicon.substances, tokens),
  }
}
