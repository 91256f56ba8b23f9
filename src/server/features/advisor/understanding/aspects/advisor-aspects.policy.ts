import type { Token } from '../words/advisor-token.policy.ts'
import { createWordSet } from '../words/advisor-word-set.policy.ts'
import { readAspectPhrases } from './advisor-aspect-phrases.policy.ts'
import {
  type AspectClues,
  asksForVariety,
  aspectsBesideStorage,
  hasAny,
  isHighYielding,
  rankAspects,
} from './advisor-aspect-ranking.policy.ts'
import {
  asksForAspect,
  describesPoorGrowth,
  isGeneralSignWord,
  isPlantPart,
  isRemedyWord,
  isSignWord,
  isStrongSignWord,
  questionWordSets,
} from './advisor-aspect-words.policy.ts'
import {
  areaWords,
  beingWords,
  type CropAspect,
  cropAspects,
  givingWords,
  keepingWords,
} from './advisor-aspects.data.ts'
import { aspectsOnSoil, conditionPositions, namesSoilAsPlace } from './advisor-conditions.policy.ts'

const { when, howMuch, dayCount, becomeReady, seasons } = questionWordSets
const keeping = createWordSet(keepingWords)
const weights = createWordSet('kilo kilos kg kgs kilogram gram grams किलो ग्राम')
const using = createWordSet(
  'lagenge lagengi lagega lagegi lagta lagti lagte lage dale daale dalna dalen boye boya bone bona chahiye need needed required sown लगेगा लगेगी लगेंगे लगता लगती लगते डालें डालना बोएं बोना चाहिए',
)
const amounts = createWordSet('much many kitna kitne kitni कितना कितने कितनी')
const afterWords = createWordSet('after baad बाद')
const areas = createWordSet(areaWords)
const being = createWordSet(beingWords)

const giving = createWordSet(givingWords)
const pits = createWordSet('pit pits gadhe gaddhe gaddha gadda गड्ढे गड्ढा', false)
const single = createWordSet('ek one per prati har each 1 एक प्रति हर', false)
const trees = createWordSet('plant paudhe paudha podhe ped tree trees palm bel vine पौधे पौधा पेड़ बेल')
const seedlings = createWordSet(
  'seedling seedlings paudh nursery ropai transplant transplanting पौध रोपाई नर्सरी',
)
const plants = createWordSet('plants paudhe paudha podhe poudhe suckers पौधे')
const earthing = createWordSet(
  'earthing chadhaye chadhana chadhane chadhai chadhaai chadhawe chadhave chadhau chadhao चढ़ाएं चढ़ाना चढ़ाई चढ़ावें चढ़ाऊं चढ़ाये चढ़ाने चढ़ाते',
)
const quintals = createWordSet('quintal quintals kuntal qtl ton tons tonne tonnes टन क्विंटल कुंतल')
/** What a question asks about a crop. */
export interface AspectReading {
  /** What the question asks about a crop, the most likely first. */
  aspects: CropAspect[]
  /** Those of the aspects that more than words with other meanings ask for. */
  strongAspects: CropAspect[]
  /** Whether only words that mean other things too ask for the first aspect. */
  isAspectWeak: boolean
  /** Whether it asks how much, without saying of what. */
  asksUnnamedAmount: boolean
  /** Whether it asks for a time. */
  asksWhen: boolean
  asksHowMuch: boolean
  /** Whether it asks for an amount or a number, and not only how something is done. */
  asksAmount: boolean
  /** Whether it uses words for what is wrong with plants, which may also describe a soil or a variety: black, dry. */
  hasSigns: boolean
  /** Whether it can only be about what is wrong with plants. */
  hasStrongSigns: boolean
  /** Whether it says more about the signs than that there is a disease or an insect. */
  hasSpecificSigns: boolean
  /** Whether it asks for a remedy. */
  asksRemedy: boolean
}

/** Reads what a question asks about a crop; the tokens are those that name nothing. */
export function readAspects(tokens: readonly Token[]): AspectReading {
  const clues = readClues(tokens)
  const { aspects, isWeak } = rankAspects(clues, readPresentAspects(clues))
  const { asksWhen, asksHowMuch, asksAmount, countsDays } = clues
  const [first] = aspects
  return {
    aspects,
    asksUnnamedAmount: asksAmount && (first === undefined || first === 'general'),
    strongAspects: aspects.filter((aspect) => !isWeak(aspect)),
    isAspectWeak: first !== undefined && isWeak(first),
    asksWhen,
    asksHowMuch,
    // "A seedling of how many days" is a time.
    asksAmount: asksAmount && !countsDays,
    hasSigns: tokens.some(isSignWord) || describesPoorGrowth(tokens),
    hasStrongSigns:
      describesPoorGrowth(tokens) ||
      tokens.some(isStrongSignWord) ||
      (tokens.some(isSignWord) && tokens.some(isPlantPart)),
    hasSpecificSigns: tokens.some((token) => isSignWord(token) && !isGeneralSignWord(token)),
    asksRemedy: tokens.some(isRemedyWord),
  }
}

function readClues(tokens: readonly Token[]): AspectClues {
  const phrases = readAspectPhrases(tokens)
  const conditions = conditionPositions(tokens)
  const requested = tokens.filter((_, position) => !conditions.has(position))
  const byWords = new Set(
    cropAspects.filter((aspect) => requested.some((token) => asksForAspect(aspect, token))),
  )
  const countsDays = hasAny(tokens, dayCount)
  return {
    tokens,
    byWords,
    phrases,
    asksWhen: hasAny(tokens, when) || phrases.asksWhen,
    asksHowMuch: hasAny(tokens, howMuch),
    asksAmount: hasAny(tokens, amounts),
    countsDays,
    isCountedFromSowing:
      countsDays &&
      hasAny(tokens, afterWords) &&
      (byWords.has('harvest') || byWords.has('duration')),
  }
}

/** The aspects that the words and turns of phrase of a question ask for. */
function readPresentAspects(clues: AspectClues): ReadonlySet<CropAspect> {
  const { tokens, phrases, byWords, asksWhen } = clues
  const present = new Set(byWords)
  readDurations(clues, present)
  readYieldAndStorage(clues, present)
  for (const aspect of phrases.excluded) present.delete(aspect)
  for (const aspect of phrases.certain) present.add(aspect)
  if (namesSoilAsPlace(tokens) && aspectsOnSoil.some((aspect) => present.has(aspect)))
    present.delete('soil')
  if (
    namesIrrigatedLand(tokens) &&
    aspectsOnSoil.some((each) => each !== 'water' && present.has(each))
  )
    present.delete('water')
  readAmounts(clues, present)
  // The age of a seedling is that of its planting.
  if (present.has('duration') && hasAny(tokens, seedlings)) present.delete('duration')
  // "Irrigate in summer" asks for the water.
  const asksForCare = present.has('water') || present.has('fertiliser') || present.has('weeds')
  if (hasAny(tokens, seasons) && !present.has('climate') && !asksForCare) present.add('sowing')
  if (hasAny(tokens, earthing)) present.delete('soil')
  // "The time of maize farming" is its sowing time.
  if (asksWhen && [...present].join() === 'general') present.add('sowing')
  if (isHighYielding(tokens)) present.delete('yield')
  if (asksForVariety(clues, present)) present.add('varieties')
  return present
}

const irrigatedLand = createWordSet('irrigated sinchit सिंचित', false)
const watering = createWordSet('water watering irrigation pani paani sinchai पानी सिंचाई', false)

/** "Castor spacing irrigated": a kind of land, and no question for the water. */
const namesIrrigatedLand = (tokens: readonly Token[]) =>
  hasAny(tokens, irrigatedLand) && !hasAny(tokens, watering)

/** Days and months: how long until the harvest, between two waterings, or from sowing on. */
function readDurations(
  { tokens, countsDays, isCountedFromSowing, asksHowMuch }: AspectClues,
  present: Set<CropAspect>,
): void {
  // Pits are dug for planting.
  if (hasAny(tokens, pits)) present.delete('harvest')
  if (hasAny(tokens, pits) && asksHowMuch) present.add('spacing')
  // A gap of days is none between plants.
  if (present.has('water') && countsDays) present.delete('spacing')
  if (isCountedFromSowing) present.delete('sowing')
  const isGiven = hasAny(tokens, using) || present.has('seed')
  if (asksHowMuch && hasAny(tokens, quintals) && !isGiven) present.add('yield')
  const isDuration = countsDays && hasAny(tokens, becomeReady)
  if (isDuration && !present.has('water') && !present.has('fertiliser')) present.add('duration')
}

/** What a crop gives, and how that is stored. */
function readYieldAndStorage({ tokens, asksAmount }: AspectClues, present: Set<CropAspect>): void {
  const asksForDetail = [...present].some((aspect) => aspect !== 'general' && aspect !== 'harvest')
  const isStored = !asksAmount && ![...present].some((aspect) => !aspectsBesideStorage.has(aspect))
  if (hasAny(tokens, keeping) && isStored) present.add('storage')
  const asksWhatItGives = hasAny(tokens, giving) || (hasAny(tokens, areas) && hasAny(tokens, being))
  if (asksAmount && asksWhatItGives && !asksForDetail) present.add('yield')
}

/** Amounts that are asked for without saying of what: of seed, of plants, or of fruit. */
function readAmounts(
  { tokens, asksAmount, asksHowMuch }: AspectClues,
  present: Set<CropAspect>,
): void {
  const isSowingOnly = [...present].every((aspect) => aspect === 'general' || aspect === 'sowing')
  if (!isSowingOnly) return
  // "How many kilos are sown on an acre" asks for the seed.
  const isSownOn = hasAny(tokens, using) || (present.has('sowing') && hasAny(tokens, areas))
  if (asksAmount && hasAny(tokens, weights) && isSownOn) present.add('seed')
  if (!asksHowMuch) return
  // "How many fruits on one tree" asks for the yield, "how many trees on an acre" for the seed.
  const isOfOnePlant = tokens.some(
    (token, position) =>
      single.has(token) && tokens.slice(position + 1, position + 3).some((next) => trees.has(next)),
  )
  if (isOfOnePlant) present.add('yield')
  else if (hasAny(tokens, plants)) present.add('seed')
}
