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
import { isMeasure, isOtherThing } from './advisor-other-things.policy.ts'
import { isAfterPlaceWord, isBeforePlaceWord } from './advisor-unknown-words.policy.ts'
import { isPlantPart } from './aspects/advisor-aspect-words.policy.ts'
import { findPhrases, type PhraseIndex, type PhraseMatch } from './words/advisor-phrases.policy.ts'
import type { Token } from './words/advisor-token.policy.ts'
import { createWordSet, type WordSet } from './words/advisor-word-set.policy.ts'

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

/** "Potato in Nilgiri": a tree that is called like a place, beside a crop and in the position of a place. */
function isThingNamedAsPlace(
  { towns }: Lexicon,
  tokens: readonly Token[],
  { id, start, end }: PhraseMatch,
  names: Matches,
) {
  return (
    id.startsWith('thing:') &&
    towns.matchWindow(tokens.slice(start, end))?.tier === 'exact' &&
    (isAfterPlaceWord(tokens, start) || isBeforePlaceWord(tokens, end)) &&
    names.some((other) => other.id.startsWith('crop:') && other.tier === 'exact')
  )
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

/** Verbs that are spelt like a food or a plant: crusts set (jam), people run (bhag) and weep (roti), pots burst (phoot). */
const verbsLikeNames = createWordSet(
  'jam jama jami bhag bhaag phoot phut fut roti rota rote भाग जम जमा जमी फूट रोटी',
  false,
)
const auxiliaries = createWordSet(
  'gaya gayi gayee gai gaye gye gyi gya gail gailba raha rahi rahe rha rhi rhe jata jati jate jaata jaati jaye jaayega jayega jayegi jao jana jaana jaane jane ja jaa jaye jaaye nikle nikla nikli pada padi pade रहा रही रहे गया गई गयी गए गये गइल जाता जाती जाते जाए जाये जाएगा जाएगी जाना जाने जा पड़ा पड़ी पड़े',
  false,
)
const people = createWordSet(
  'patni biwi bibi wife maa mata amma mummy beti bahu behan bahan aurat dadi beta bacha bachcha bachi bachchi bachche wo woh vo she main mai mujhe पत्नी बीवी माँ मां बेटी बहू बहन दादी बेटा बच्चा बच्ची बच्चे वो वह मैं',
  false,
)
const isIn = (set: WordSet, token: Token | undefined) => token !== undefined && set.has(token)

/** "Upar papdi jam gayi", "केंचुए भाग रहे", "patni roti hai": a verb, which names no food and no plant. */
const isVerb = (tokens: readonly Token[], { start, end }: PhraseMatch) =>
  end - start === 1 &&
  isIn(verbsLikeNames, tokens[start]) &&
  (isIn(auxiliaries, tokens[end]) || isIn(people, tokens[start - 1]))

const likenessWords = createWordSet(
  'jaisa jaise jaisi jaisan jitna jitne jitni जैसा जैसे जैसी जइसन जितना जितने जितनी',
  false,
)
const plants: ReadonlySet<string> = new Set(['crop', 'tree', 'flower'])
/** "Falls like thread", "साबुन जैसा झाग": how something looks. What grows may be asked about all the same: "crops like quinoa". */
const isLikeness = (
  { thingKinds }: Lexicon,
  tokens: readonly Token[],
  { id, start, end }: PhraseMatch,
) =>
  thingKinds.has(id) &&
  !plants.has(thingKinds.get(id) ?? '') &&
  (tokens[start - 1]?.folded === 'like' ||
    (/^(?:a|the)$/.test(tokens[start - 1]?.folded ?? '') && tokens[start - 2]?.folded === 'like') ||
    isIn(likenessWords, tokens[end]))

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
      !isVerb(tokens, match) &&
      !isLikeness(lexicon, tokens, match) &&
      !isOtherThing(tokens, match),
  )
  const varieties = findPhrases(lexicon.varieties, tokens).filter(
    (match) => !isTown(lexicon, tokens, match),
  )
  const subjectsByName = withoutOtherWords(
    tokens,
    withKindOfGobhi(tokens, withoutGuesses(lexicon, names)).filter(
      (match) => !isThingNamedAsPlace(lexicon, tokens, match, names),
    ),
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
    subjects: subjectsBesideProblems(
      lexicon,
      subjectMatches.filter((match) => !isMeasure(tokens, match)),
      problems,
    ),
    varieties,
    problems,
    states: findUnclaimed(lexicon.states),
    towns: findUnclaimed(lexicon.towns).filter((match) => isNamedAsPlace(lexicon, tokens, match)),
    substances: findPhrases(lexicon.substances, tokens),
  }
}
