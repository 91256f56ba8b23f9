import { particles, wordsOfPlace } from './advisor-crop-mentions.policy.ts'
import { isDeniedApart } from './advisor-denied-crops.policy.ts'
import { cropsOfVarietyQuestion, isPastCrop, isPutBetween } from './advisor-past-crops.policy.ts'
import type { Question } from './advisor-question.ts'
import { isPlantPart } from './aspects/advisor-aspect-words.policy.ts'
import { wordSet } from './aspects/advisor-conditions.policy.ts'
import type { PhraseMatch } from './words/advisor-phrases.policy.ts'
import type { Token } from './words/advisor-token.policy.ts'

const wordsBeforeMentions = wordSet('not like after before without')
const wordsAfterMentions = wordSet(
  'like jagah badlay bajay bajaye alawa chhodkar chodkar hatakar chhodo chodo chhoddo जगह बजाय अलावा छोड़कर छोड़ो हटाकर छोड़ी छोड़ा chhodi chhoda nahi nahin nhi nai naahi नही नाही jaisa jaise jaisi जैसा जैसे जैसी badle बदले jitna jitne jitni barabar जितना जितने जितनी बराबर',
)

const afterWords = wordSet('baad pichhe peechhe बाद पीछे')
const harvestWords = wordSet(
  'katai kataai katne kaatne kat harvest harvesting harvested fasal khudai khudne khodne ukhadne कटाई कटने काटने कट फसल खुदाई खुदने खोदने उखाड़ने',
)

/** "धान की कटाई के बाद": from `position` on, after the crop's name. */
function isAfterItsHarvest(tokens: readonly Token[], position: number): boolean {
  const word = tokens[position]?.folded ?? ''
  const isBetween = particles.has(word) || harvestWords.has(word)
  return afterWords.has(word) || (isBetween && isAfterItsHarvest(tokens, position + 1))
}

/** "After harvesting paddy", "after the paddy". */
const isAfterWord = (tokens: readonly Token[], start: number) =>
  tokens[start - 2]?.folded === 'after' &&
  (tokens[start - 1]?.folded === 'the' || harvestWords.has(tokens[start - 1]?.folded ?? ''))

/** "After the potato harvest when to sow moong": the harvest is that of a crop which the question is not about. */
export function followsOtherHarvest({ tokens, subjects, crops }: Question): boolean {
  const named = subjects.filter(({ id }) => id.startsWith('crop:'))
  const isHarvestBefore = ({ folded }: Token, position: number) =>
    harvestWords.has(folded) &&
    (isAfterItsHarvest(tokens, position) ||
      tokens.slice(Math.max(0, position - 4), position).some((each) => each.folded === 'after'))
  return named.length > crops.length && tokens.some(isHarvestBefore)
}

const articles = wordSet('the my our a an this these any ordinary usual normal plain common simple')
const prepositions = wordSet('in for of on')
/** The word before a name, without the articles and one preposition between: "not in the wheat". */
function wordBefore(tokens: readonly Token[], start: number): string {
  let position = start - 1
  while (articles.has(tokens[position]?.folded ?? '')) position--
  if (prepositions.has(tokens[position]?.folded ?? '')) position--
  return tokens[position]?.folded ?? ''
}

const onlyWords = wordSet('only bas sirf keval kewal balki बस सिर्फ केवल बल्कि')
const denyingWords = wordSet('not no na nahi nahin nhi neither ना न नही')
/** "Neither paddy nor wheat, only barley": the crops from the one that is singled out on; all where none is. */
function fromOnlyOne(tokens: readonly Token[], crops: readonly PhraseMatch[]) {
  const isDeniedBefore = (position: number) =>
    tokens.slice(0, position).some(({ folded }) => denyingWords.has(folded))
  const index = crops.findIndex(
    ({ start }) => onlyWords.has(wordBefore(tokens, start)) && isDeniedBefore(start),
  )
  return index > 0 ? crops.slice(index) : withoutListOfDenied(tokens, crops)
}

const listingDenials = wordSet('no na neither nor न ना')
/** "No wheat, no rice, tell maize": two crops at least are denied so, for "batao na gehu" denies nothing. */
function withoutListOfDenied(tokens: readonly Token[], crops: readonly PhraseMatch[]) {
  const isDenied = ({ start }: PhraseMatch) => listingDenials.has(tokens[start - 1]?.folded ?? '')
  const others = crops.filter((match) => !isDenied(match))
  return others.length > 0 && crops.length - others.length > 1 ? others : crops
}

const wordsBesideWellCrop = wordSet(
  'standard standards beside nearby next to near it them they is are was were the too also bhi bhee ki ke ka fasal paas bagal wali wala bilkul ekdum to भी की के का फसल पास बगल वाली वाला बिलकुल एकदम तो',
)
const wellWords = wordSet('fine healthy okay theek thik theekh badhiya badiya ठीक स्वस्थ बढ़िया')
/** Not "ho": in "theek ho jaye" the crop is ill. */
const wordsAfterWell = wordSet('hai h hain he है हैं')
/** "Garlic beside it is fine", "धनिया ठीक है": a plant that lacks nothing, from `position` on, after its name. */
export function isWell(tokens: readonly Token[], position: number): boolean {
  const word = tokens[position]?.folded ?? ''
  const next = tokens[position + 1]?.folded
  if (wellWords.has(word)) return next === undefined || wordsAfterWell.has(next) || word === 'fine'
  return wordsBesideWellCrop.has(word) && isWell(tokens, position + 1)
}

const uncutWords = wordSet('khadi khari kharee खड़ी khali khaali खाली')
const fieldWords = wordSet('fasal phasal khet kheto kheton फसल खेत')
/** "In standing paddy", "धान की खड़ी फसल में": where the crop that is asked about stands, or will stand. */
function isHost(tokens: readonly Token[], { start, end }: PhraseMatch): boolean {
  const next = particles.has(tokens[end]?.folded ?? '') ? end + 1 : end
  return (
    tokens[start - 1]?.folded === 'standing' ||
    (uncutWords.has(tokens[next]?.folded ?? '') &&
      fieldWords.has(tokens[next + 1]?.folded ?? '') &&
      wordsOfPlace.has(tokens[next + 2]?.folded ?? ''))
  )
}

const wordsBetweenRows = wordSet('the my our young old rows row of lines trees palms')
/** "Between rows of cotton": what stands beside the crop that is asked about. */
function isBetween(tokens: readonly Token[], position: number): boolean {
  const word = tokens[position]?.folded ?? ''
  return word === 'between' || (wordsBetweenRows.has(word) && isBetween(tokens, position - 1))
}

const beingWords = wordSet('is was are were')
const cutWords = wordSet('cut harvested')
/** "Paddy is just cut", "once the wheat is off". */
const isJustCut = (tokens: readonly Token[], end: number) =>
  beingWords.has(tokens[end]?.folded ?? '') &&
  (tokens[end + 1]?.folded === 'off' ||
    (tokens[end + 1]?.folded === 'just' && cutWords.has(tokens[end + 2]?.folded ?? '')))

const lateWords = wordSet('late der deri देर देरी')
const mostWordsToLate = 5
/** "Paddy got cut very late", "dhan katne me der ho gayi": the crop that stood there before. */
function isCutLate(tokens: readonly Token[], { end }: PhraseMatch): boolean {
  const after = tokens.slice(end, end + mostWordsToLate).map(({ folded }) => folded)
  return (
    after.some((word) => lateWords.has(word)) &&
    after.some((word) => harvestWords.has(word) || cutWords.has(word))
  )
}

/** "I already know about sunflower". */
const isKnownAlready = (tokens: readonly Token[], start: number) =>
  tokens[start - 1]?.folded === 'about' && tokens[start - 2]?.folded === 'know'

const insteadWords = wordSet('instead insted')
const fromWords = wordSet('se से')
const beforeWords = wordSet('pehle pahle pahele phle pehale पहले')
/** "धान से पहले". */
const isBeforeIt = (tokens: readonly Token[], end: number) =>
  fromWords.has(tokens[end]?.folded ?? '') && beforeWords.has(tokens[end + 1]?.folded ?? '')

const treeWords = wordSet('tree trees palm palms')
/** "Under jack trees". */
const isShade = (tokens: readonly Token[], { start, end }: PhraseMatch) =>
  tokens[start - 1]?.folded === 'under' && treeWords.has(tokens[end]?.folded ?? '')

const isDeniedInEnglish = (tokens: readonly Token[], { start }: PhraseMatch) =>
  wordBefore(tokens, start) === 'not'

const leftWords = wordSet('chhod chod chhoad hata छोड़ हटा')
const absolutives = wordSet('ke kar k के कर')
/** "Gehu chhod ke chana": the crop that is given up. */
const isLeft = (tokens: readonly Token[], end: number) =>
  leftWords.has(tokens[end]?.folded ?? '') && absolutives.has(tokens[end + 1]?.folded ?? '')

/** "Santre ki nai patti": the new leaf; "nai" is also "not". */
function isNewPart(tokens: readonly Token[], position: number): boolean {
  const part = tokens[position + 1]
  return tokens[position]?.folded === 'nai' && part !== undefined && isPlantPart(part)
}

/** Whether a crop is only mentioned beside what is asked about: "after the wheat", "like cotton", "not apple". */
function isMention(tokens: readonly Token[], match: PhraseMatch): boolean {
  const { start, end } = match
  const after = tokens[end]?.folded ?? ''
  const next = particles.has(after) || wordsOfPlace.has(after) ? end + 1 : end
  return (
    wordsBeforeMentions.has(tokens[start - 1]?.folded ?? '') ||
    isDeniedInEnglish(tokens, match) ||
    isAfterWord(tokens, start) ||
    isAfterItsHarvest(tokens, end) ||
    (tokens[start - 1]?.folded === 'of' && insteadWords.has(tokens[start - 2]?.folded ?? '')) ||
    isBeforeIt(tokens, end) ||
    isLeft(tokens, end) ||
    isShade(tokens, match) ||
    (wordsAfterMentions.has(tokens[next]?.folded ?? '') && !isNewPart(tokens, next)) ||
    isWell(tokens, end) ||
    isHost(tokens, match) ||
    isBetween(tokens, start - 1) ||
    isPutBetween(tokens, match) ||
    isPastCrop(tokens, match) ||
    isJustCut(tokens, end) ||
    isKnownAlready(tokens, start)
  )
}

/** The crops that a question is about, for all that is only mentioned: "not apple", "धान की कटाई के बाद". */
function meantCrops(tokens: readonly Token[], crops: readonly PhraseMatch[]) {
  const denied = new Set(
    crops.filter((match) => isDeniedInEnglish(tokens, match)).map(({ id }) => id),
  )
  const meant = cropsOfVarietyQuestion(
    tokens,
    fromOnlyOne(tokens, crops).filter((match) => !isMention(tokens, match)),
  )
  // "I grow wheat on one side; for the barley, not the wheat".
  const others = meant.filter(({ id }) => !denied.has(id))
  const requested = others.length > 0 ? others : meant
  const later = requested.filter((match) => !isCutLate(tokens, match))
  return later.length > 0 ? later : requested
}

/**
 * Whether every crop that a question names is only mentioned: `denied` where all of them are ("not for wheat, for the other one",
 * "mushroom nahi, keeda jadi"), `beside` where something else stands beside them ("moonwheat, like wheat"); null where one is asked about.
 */
export function readMereMentions(
  message: string,
  tokens: readonly Token[],
  crops: readonly PhraseMatch[],
): 'denied' | 'beside' | null {
  if (crops.length === 0 || meantCrops(tokens, crops).length > 0) return null
  const isDenied = (match: PhraseMatch) =>
    isDeniedInEnglish(tokens, match) || isDeniedApart(message, tokens, match)
  return crops.every(isDenied) ? 'denied' : 'beside'
}

/** Leaves out crops that are only mentioned, when another is asked about. */
export function withoutMentions(
  tokens: readonly Token[],
  crops: readonly PhraseMatch[],
  hasProblem: boolean,
) {
  const meant = meantCrops(tokens, crops)
  const requested = meant.length > 0 ? meant : crops
  // "Bud rot of coconut in apple" asks about the apple.
  const last = requested.at(-1)
  const isIn = last !== undefined && tokens[last.start - 1]?.folded === 'in'
  const isOnlyIn =
    isIn && requested.every((each) => each === last || tokens[each.start - 1]?.folded !== 'in')
  return last && isOnlyIn && requested.length === 2 && hasProblem ? [last] : requested
}
