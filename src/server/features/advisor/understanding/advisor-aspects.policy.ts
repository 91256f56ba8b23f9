import {
  areaWords,
  aspectWords,
  becomeReadyWords,
  beingWords,
  type CropAspect,
  colourWords,
  cropAspects,
  dayCountWords,
  generalSignWords,
  givingWords,
  howMuchWords,
  keepingWords,
  plantPartWords,
  remedyWords,
  ripenessWords,
  signWords,
  strongSignWords,
  weakAspectWords,
  whenWords,
} from './advisor-aspects.data.ts'
import { isComplaint } from './advisor-complaint.policy.ts'
import { conditionPositions } from './advisor-conditions.policy.ts'
import type { Token } from './advisor-token.policy.ts'
import { createWordSet, type WordSet } from './advisor-word-set.policy.ts'

const wordSets = new Map(
  cropAspects.map((aspect) => {
    const { words, verbs = '' } = aspectWords[aspect]
    return [aspect, createWordSet(`${words} ${verbs}`)]
  }),
)
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
const partNames = createWordSet(plantPartWords)
const giving = createWordSet(givingWords)
const when = createWordSet(whenWords)
const howMuch = createWordSet(howMuchWords)
const dayCount = createWordSet(dayCountWords)
const becomeReady = createWordSet(becomeReadyWords)
const sowingVerbs = createWordSet(aspectWords.sowing.verbs ?? '')
const whichIsBest = createWordSet(
  'best which sabse acha accha achha achi acchi konsa kaunsa konsi kaunsi सबसे अच्छा अच्छी कौन कौनसा कौनसी उन्नत unnat top',
)
const whenQuestion = createWordSet('when kab month months mahina mahine कब महीने महीना')
const plants = createWordSet('plants paudhe paudha podhe poudhe suckers पौधे')
const seasons = createWordSet(
  'summer garmi garmiyon winter sardi kharif rabi zaid jayad barsat barsati rainy गर्मी खरीफ रबी जायद सर्दी बरसात बरसाती',
)
const earthing = createWordSet(
  'earthing chadhaye chadhana chadhane chadhai chadhaai चढ़ाएं चढ़ाना चढ़ाई',
)
const quintals = createWordSet('quintal quintals kuntal qtl ton tons tonne tonnes टन क्विंटल कुंतल')
const signs = createWordSet(signWords)
const remedies = createWordSet(remedyWords)
const signMeanings = new Set([
  ...['=yellow', '=white', '=black', '=spot', '=curl', '=wilt', '=rot', '=blight', '=caterpillar'],
  ...['=disease', '=pest', '=weevil', '=hopper', '=aphid', '=borer', '=fly', '=mosaic', '=mite'],
])

const strongMeanings = new Set(['=wilt', '=rot', '=caterpillar', '=disease', '=pest'])
/** With a word for how much, even weak words ask for these. */
const amountAspects: ReadonlySet<CropAspect> = new Set(['spacing', 'yield', 'climate', 'seed'])

/** What is kept may be seed, for the next sowing. */
const aspectsOfKeptThings: ReadonlySet<CropAspect> = new Set([
  'general',
  'harvest',
  'seed',
  'sowing',
])

/** "Wide" sounds like weed. */
const isWide = ({ folded }: Token) => folded === 'wide'

const asksFor = (aspect: CropAspect, token: Token) =>
  !isWide(token) &&
  (aspectWords[aspect].meanings.some((meaning) => token.terms.includes(meaning)) ||
    (wordSets.get(aspect)?.has(token) ?? false))

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
  /** Whether it uses words for what is wrong with plants, which may also describe a soil or a variety: black, dry. */
  hasSigns: boolean
  /** Whether it can only be about what is wrong with plants. */
  hasStrongSigns: boolean
  /** Whether it says more about the signs than that there is a disease or an insect. */
  hasSpecificSigns: boolean
  /** Whether it asks for a remedy. */
  asksRemedy: boolean
}

/** Parts of a plant; with a sign word they describe what is wrong. */
const plantParts = ['=leaf', '=flower', '=fruit', '=root', '=stem']
export const isPlantPart = (token: Token) =>
  token.terms.some((term) => plantParts.includes(term)) || partNames.has(token)
const colours = createWordSet(colourWords)
const ripeness = createWordSet(ripenessWords)
const strongSigns = createWordSet(strongSignWords)
const generalSigns = createWordSet(generalSignWords)

export const isSignWord = (token: Token) =>
  signs.has(token) || token.terms.some((term) => signMeanings.has(term))
/** Whether a word belongs to the vocabulary of crops in this very spelling. */
export const isSpeltVocabulary = (token: Token) =>
  [...wordSets.values(), when, howMuch, dayCount, becomeReady, signs, remedies].some((set) =>
    set.hasExactly(token),
  )
/** Whether a word is a colour, which describes varieties, soils and ripe fruit as well as sick plants. */
export const isColourWord = (token: Token) => colours.has(token)
/** Whether a word describes ripe fruit and soils too: a colour, dry, falling, cracked. */
export const isRipenessWord = (token: Token) => colours.has(token) || ripeness.has(token)
export const isRemedyWord = (token: Token) => remedies.has(token)

/** Whether a word is part of the vocabulary in which farmers ask about crops. */
export const isAspectWord = (token: Token) =>
  cropAspects.some((aspect) => asksFor(aspect, token)) ||
  when.has(token) ||
  seasons.has(token) ||
  howMuch.has(token) ||
  dayCount.has(token) ||
  becomeReady.has(token)

/** Reads what a question asks about a crop; the tokens are those that name nothing. */
export function readAspects(tokens: readonly Token[]): AspectReading {
  const conditions = conditionPositions(tokens)
  const asked = tokens.filter((_, position) => !conditions.has(position))
  const presentIn = (words: readonly Token[]) =>
    cropAspects.filter((aspect) => words.some((token) => asksFor(aspect, token)))
  const isOnlyGeneral = presentIn(asked).every((aspect) => aspect === 'general')
  const present = new Set(presentIn(isOnlyGeneral ? tokens : asked))
  const hasAny = (set: { has(token: Token): boolean }) => tokens.some((token) => set.has(token))
  const [asksWhen, asksHowMuch] = [hasAny(when), hasAny(howMuch)]
  const isDuration = asksHowMuch && hasAny(dayCount) && hasAny(becomeReady)
  // "Harvest how many months after planting" asks for no time of planting.
  const isCountedFromSowing =
    hasAny(afterWords) && hasAny(dayCount) && (present.has('harvest') || present.has('duration'))
  if (isCountedFromSowing) present.delete('sowing')
  if (asksHowMuch && hasAny(quintals) && !present.has('seed')) present.add('yield')
  if (isDuration && !present.has('water') && !present.has('fertiliser')) present.add('duration')
  const asksAmount = hasAny(amounts)
  const asksForDetail = [...present].some((aspect) => aspect !== 'general' && aspect !== 'harvest')
  const isKept = !asksAmount && ![...present].some((aspect) => !aspectsOfKeptThings.has(aspect))
  if (hasAny(keeping) && isKept) present.add('storage')
  const asksWhatItGives = hasAny(giving) || (hasAny(areas) && hasAny(being))
  if (asksAmount && asksWhatItGives && !asksForDetail) present.add('yield')
  // "How many kilos are sown on an acre" asks for the seed.
  if (asksAmount && hasAny(weights) && hasAny(using) && !asksForDetail && !present.has('yield'))
    present.add('seed')
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
  // "At sowing time" is no question for the time where the question is for an amount.
  const asksOther = ['fertiliser', 'seed', 'water', 'spacing'].some((each) =>
    present.has(each as CropAspect),
  )
  const isSowingTime = !isCountedFromSowing && isNear(asksOther ? whenQuestion : when, sowingVerbs)
  const isAboutFruit = present.has('yield') || present.has('duration') || present.has('harvest')
  if (asksHowMuch && hasAny(plants) && !isAboutFruit) present.add('seed')
  if (hasAny(seasons) && !present.has('climate')) present.add('sowing')
  if (tokens.some((token) => earthing.has(token))) present.delete('soil')
  // "The time of maize farming" is its sowing time.
  if (asksWhen && [...present].join() === 'general') present.add('sowing')
  const isHybridSeed = present.has('seed') && asksHowMuch
  // "Which seed is best" asks for a variety.
  const isBestSeed = present.has('seed') && !asksHowMuch && !asksWhen && hasAny(whichIsBest)
  if (isBestSeed) present.add('varieties')
  add('weeds')
  add('varieties', !isHybridSeed)
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
  const isWeak = (aspect: CropAspect) =>
    tokens.some((token) => weakWordSets.get(aspect)?.has(token)) &&
    !(aspect === 'varieties' && isBestSeed) &&
    !tokens.some((token) => asksFor(aspect, token) && !weakWordSets.get(aspect)?.has(token)) &&
    !(aspect === 'sowing' && (isSowingTime || hasAny(whenQuestion) || hasAny(monthNames))) &&
    !(asksAmount && amountAspects.has(aspect))
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
    hasSigns: tokens.some(isSignWord) || isComplaint(tokens),
    hasStrongSigns:
      isComplaint(tokens) ||
      hasAny(strongSigns) ||
      tokens.some(({ terms }) => terms.some((term) => strongMeanings.has(term))) ||
      (tokens.some(isSignWord) && tokens.some(isPlantPart)),
    hasSpecificSigns: tokens.some((token) => isSignWord(token) && !generalSigns.has(token)),
    asksRemedy: tokens.some(isRemedyWord),
  }
}
