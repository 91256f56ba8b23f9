import { readAspectPhrases } from './advisor-aspect-phrases.policy.ts'
import {
  asksForAspect,
  describesPoorGrowth,
  isColourWord,
  isGeneralSignWord,
  isPlantPart,
  isRemedyWord,
  isSignWord,
  isStrongSignWord,
  questionWordSets,
} from './advisor-aspect-words.policy.ts'
import {
  areaWords,
  aspectWords,
  beingWords,
  type CropAspect,
  cropAspects,
  givingWords,
  keepingWords,
  weakAspectWords,
} from './advisor-aspects.data.ts'
import { aspectsOnSoil, conditionPositions, namesSoilAsPlace } from './advisor-conditions.policy.ts'
import type { Token } from './advisor-token.policy.ts'
import { createWordSet, type WordSet } from './advisor-word-set.policy.ts'

const { when, howMuch, dayCount, becomeReady, seasons } = questionWordSets
const weakWordSets = new Map(
  cropAspects.map((aspect) => [aspect, createWordSet(weakAspectWords[aspect] ?? '')]),
)
const keeping = createWordSet(keepingWords)
const weights = createWordSet('kilo kilos kg kgs kilogram gram grams किलो ग्राम')
const using = createWordSet(
  'lagenge lagengi lagega lagegi lagta lagti lagte lage dale daale dalna dalen boye boya bone bona chahiye need needed required sown लगेगा लगेगी लगेंगे लगता लगती लगते डालें डालना बोएं बोना चाहिए',
)
const amounts = createWordSet('much many kitna kitne kitni कितना कितने कितनी')
const monthNames = createWordSet(
  'january february march april june july august september october november december जनवरी फरवरी मार्च अप्रैल जून जुलाई अगस्त सितंबर अक्टूबर नवंबर दिसंबर',
)
const afterWords = createWordSet('after baad बाद')
const areas = createWordSet(areaWords)
const being = createWordSet(beingWords)

const giving = createWordSet(givingWords)
const sowingVerbs = createWordSet(aspectWords.sowing.verbs ?? '')
const whichIsBest = createWordSet(
  'best which sabse acha accha achha achi acchi konsa kaunsa konsi kaunsi सबसे अच्छा अच्छी कौन कौनसा कौनसी उन्नत unnat top',
)
const which = createWordSet(
  'which konsi konsa kaunsi kaunsa kounsi kaun kon कौनसी कौनसा कौन',
  false,
)
const whenQuestion = createWordSet('when kab month months mahina mahine कब महीने महीना')
const pits = createWordSet('pit pits gadhe gaddhe gaddha gadda गड्ढे गड्ढा', false)
const single = createWordSet('ek one per prati har each 1 एक प्रति हर', false)
const trees = createWordSet('plant paudhe paudha podhe ped tree trees palm bel vine पौधे पौधा पेड़ बेल')
const seedlings = createWordSet(
  'seedling seedlings paudh nursery ropai transplant transplanting पौध रोपाई नर्सरी',
)
const plants = createWordSet('plants paudhe paudha podhe poudhe suckers पौधे')
const earthing = createWordSet(
  'earthing chadhaye chadhana chadhane chadhai chadhaai चढ़ाएं चढ़ाना चढ़ाई',
)
const quintals = createWordSet('quintal quintals kuntal qtl ton tons tonne tonnes टन क्विंटल कुंतल')
/** With a word for how much, even weak words ask for these. */
const amountAspects: ReadonlySet<CropAspect> = new Set(['spacing', 'yield', 'climate', 'seed'])

/** What is stored may be seed, for the next sowing. */
const aspectsBesideStorage: ReadonlySet<CropAspect> = new Set([
  'general',
  'harvest',
  'seed',
  'sowing',
])

/** What a word contributes to the meaning of a question about a crop. */
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
  const conditions = conditionPositions(tokens)
  const requested = tokens.filter((_, position) => !conditions.has(position))
  const presentIn = (words: readonly Token[]) =>
    cropAspects.filter((aspect) => words.some((token) => asksForAspect(aspect, token)))
  const present = new Set(presentIn(requested))
  const hasAny = (set: { has(token: Token): boolean }) => tokens.some((token) => set.has(token))
  const phrases = readAspectPhrases(tokens)
  const [asksWhen, asksHowMuch] = [hasAny(when) || phrases.asksWhen, hasAny(howMuch)]
  const isDuration = hasAny(dayCount) && hasAny(becomeReady)
  // "Harvest how many months after planting" asks for no time of planting.
  const isCountedFromSowing =
    hasAny(afterWords) && hasAny(dayCount) && (present.has('harvest') || present.has('duration'))
  // Pits are dug for planting.
  if (hasAny(pits)) present.delete('harvest')
  // A gap of days is none between plants.
  if (present.has('water') && hasAny(dayCount)) present.delete('spacing')
  if (isCountedFromSowing) present.delete('sowing')
  if (asksHowMuch && hasAny(quintals) && !present.has('seed')) present.add('yield')
  if (isDuration && !present.has('water') && !present.has('fertiliser')) present.add('duration')
  const asksAmount = hasAny(amounts)
  const asksForDetail = [...present].some((aspect) => aspect !== 'general' && aspect !== 'harvest')
  const isStored = !asksAmount && ![...present].some((aspect) => !aspectsBesideStorage.has(aspect))
  if (hasAny(keeping) && isStored) present.add('storage')
  const asksWhatItGives = hasAny(giving) || (hasAny(areas) && hasAny(being))
  if (asksAmount && asksWhatItGives && !asksForDetail) present.add('yield')
  for (const aspect of phrases.excluded) present.delete(aspect)
  for (const aspect of phrases.certain) present.add(aspect)
  if (namesSoilAsPlace(tokens) && aspectsOnSoil.some((aspect) => present.has(aspect)))
    present.delete('soil')
  const isSowingOnly = [...present].every((aspect) => aspect === 'general' || aspect === 'sowing')
  // "How many kilos are sown on an acre" asks for the seed.
  if (asksAmount && hasAny(weights) && hasAny(using) && isSowingOnly) present.add('seed')
  const ranked: CropAspect[] = []
  const add = (aspect: CropAspect, isMeant = true) => {
    if (isMeant && present.has(aspect) && !ranked.includes(aspect)) ranked.push(aspect)
  }
  const isNear = (set: WordSet, others: WordSet) =>
    tokens.some(
      (token, position) =>
        set.has(token) &&
        [-3, -2, -1, 1, 2, 3].some((step) => {
          const near = tokens[position + step]
          return near !== undefined && others.has(near)
        }),
    )
  // "At sowing time" is not a question for the time where the question is for an amount.
  const asksOther = ['fertiliser', 'seed', 'water', 'spacing'].some((each) =>
    present.has(each as CropAspect),
  )
  const isSowingTime = !isCountedFromSowing && isNear(asksOther ? whenQuestion : when, sowingVerbs)
  const isAboutFruit = present.has('yield') || present.has('duration') || present.has('harvest')
  // "How many fruits on one tree" asks for the yield, "how many trees on an acre" for the seed.
  const isOfOnePlant = tokens.some(
    (token, position) =>
      single.has(token) && tokens.slice(position + 1, position + 3).some((next) => trees.has(next)),
  )
  if (asksHowMuch && isOfOnePlant && isSowingOnly) present.add('yield')
  else if (asksHowMuch && hasAny(plants) && !isAboutFruit && isSowingOnly) present.add('seed')
  // The age of a seedling is that of its planting.
  if (present.has('duration') && hasAny(seedlings)) present.delete('duration')
  // "Irrigate in summer" asks for the water.
  const asksForCare = ['water', 'fertiliser', 'weeds'].some((each) =>
    present.has(each as CropAspect),
  )
  if (hasAny(seasons) && !present.has('climate') && !asksForCare) present.add('sowing')
  if (tokens.some((token) => earthing.has(token))) present.delete('soil')
  // "The time of maize farming" is its sowing time.
  if (asksWhen && [...present].join() === 'general') present.add('sowing')
  const isHybridSeed = present.has('seed') && asksHowMuch
  // "Which seed is best" asks for a variety.
  const isBestSeed = present.has('seed') && !asksHowMuch && !asksWhen && hasAny(whichIsBest)
  // "Which wheat" and "high yielding wheat" ask for a variety.
  const asksWhichOfCrop =
    !tokens.some((token) => (isSignWord(token) && !isColourWord(token)) || isRemedyWord(token)) &&
    tokens.some(
      (token, position) =>
        which.has(token) &&
        // "Sahi mahina konsa" asks for a time.
        !(tokens[position - 1] && whenQuestion.has(tokens[position - 1] as Token)) &&
        tokens.slice(position + 1, position + 3).some(({ folded }) => folded === ''),
    )
  const isHighYielding = tokens.some(
    ({ folded }, position) => folded === 'yielding' && tokens[position - 1]?.folded === 'high',
  )
  if (isHighYielding) present.delete('yield')
  const isVariety = isBestSeed || asksWhichOfCrop || isHighYielding
  if (isVariety) present.add('varieties')
  add('weeds')
  add('varieties', !isHybridSeed && !present.has('spacing'))
  add('storage')
  add('sowing', isSowingTime && !asksHowMuch)
  add('duration', !present.has('harvest') || !asksWhen)
  add('spacing', !present.has('water') || asksHowMuch)
  // "When is the seed sown" asks for a time, "how much seed is sown" for an amount.
  const asksSeedTime = present.has('seed') && present.has('sowing') && asksWhen && !asksHowMuch
  if (asksSeedTime) add('sowing')
  add('fertiliser')
  add('seed')
  add('water')
  add('storage')
  add('yield', !(present.has('sowing') && asksWhen) || asksHowMuch)
  add('harvest')
  add('soil')
  add('sowing', asksWhen)
  add('climate')
  add('sowing')
  add('general')
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
    !(aspect === 'sowing' && (isSowingTime || hasAny(whenQuestion) || hasAny(monthNames))) &&
    !(asksAmount && amountAspects.has(aspect) && isOnlyAmount)
  // "Onion bulb production" asks for the production.
  const strong = ranked.filter((aspect) => aspect !== 'general' && !isWeak(aspect))
  const aspects = [...strong, ...ranked.filter((aspect) => !strong.includes(aspect))]
  const [first] = aspects
  return {
    aspects,
    asksUnnamedAmount: asksAmount && (first === undefined || first === 'general'),
    strongAspects: aspects.filter((aspect) => !isWeak(aspect)),
    isAspectWeak: first !== undefined && isWeak(first),
    asksWhen,
    asksHowMuch,
    // "A seedling of how many days" is a time.
    asksAmount: asksAmount && !hasAny(dayCount),
    hasSigns: tokens.some(isSignWord) || describesPoorGrowth(tokens),
    hasStrongSigns:
      describesPoorGrowth(tokens) ||
      tokens.some(isStrongSignWord) ||
      (tokens.some(isSignWord) && tokens.some(isPlantPart)),
    hasSpecificSigns: tokens.some((token) => isSignWord(token) && !isGeneralSignWord(token)),
    asksRemedy: tokens.some(isRemedyWord),
  }
}
