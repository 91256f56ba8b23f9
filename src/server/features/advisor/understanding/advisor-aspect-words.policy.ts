import {
  aspectWords,
  becomeReadyWords,
  type CropAspect,
  colourWords,
  cropAspects,
  dayCountWords,
  generalSignWords,
  howMuchWords,
  plantPartWords,
  remedyWords,
  ripenessWords,
  signWords,
  strongSignWords,
  whenWords,
} from './advisor-aspects.data.ts'
import { bareQuestionWords, cropContextWords } from './advisor-context-words.data.ts'
import { neutralWords } from './advisor-neutral-words.data.ts'
import type { Token } from './advisor-token.policy.ts'
import { createWordSet, type WordSet } from './advisor-word-set.policy.ts'

const ordinaryWords = createWordSet(
  `${neutralWords} ${cropContextWords} ${bareQuestionWords}`,
  false,
)
const wordSets = new Map(
  cropAspects.map((aspect) => {
    const { words, verbs = '' } = aspectWords[aspect]
    return [aspect, createWordSet(`${words} ${verbs}`)]
  }),
)
const seasons = createWordSet(
  'summer garmi garmiyon winter sardi kharif rabi zaid jayad barsat barsati rainy गर्मी खरीफ रबी जायद सर्दी बरसात बरसाती',
)
const when = createWordSet(whenWords)
const howMuch = createWordSet(howMuchWords)
const dayCount = createWordSet(dayCountWords)
const becomeReady = createWordSet(becomeReadyWords)
/** The words that ask when, how much and how long, and the seasons. */
export const questionWordSets = { when, howMuch, dayCount, becomeReady, seasons }
const partNames = createWordSet(plantPartWords)
const signs = createWordSet(signWords)
const remedies = createWordSet(remedyWords)
const signMeanings = new Set([
  ...['=yellow', '=white', '=black', '=spot', '=curl', '=wilt', '=rot', '=blight', '=caterpillar'],
  ...['=disease', '=pest', '=weevil', '=hopper', '=aphid', '=borer', '=fly', '=mosaic', '=mite'],
])

const strongMeanings = new Set(['=wilt', '=rot', '=caterpillar', '=disease', '=pest'])

/** "Wide" sounds like weed. */
const isWide = ({ folded }: Token) => folded === 'wide'

/** Trees sound like threshing: a word that is spelt like an ordinary one is no other that sounds alike. */
const isOneOf = (set: WordSet | undefined, token: Token) =>
  set !== undefined && (ordinaryWords.hasExactly(token) ? set.hasExactly(token) : set.has(token))

/** Whether a word asks for an aspect of a crop. */
export const asksForAspect = (aspect: CropAspect, token: Token) =>
  !isWide(token) &&
  (aspectWords[aspect].meanings.some((meaning) => token.terms.includes(meaning)) ||
    isOneOf(wordSets.get(aspect), token))

/** Parts of a plant; with a sign word they describe what is wrong. */
const plantParts = ['=leaf', '=flower', '=fruit', '=root', '=stem']
export const isPlantPart = (token: Token) =>
  token.terms.some((term) => plantParts.includes(term)) || partNames.has(token)
const colours = createWordSet(colourWords)
const ripeness = createWordSet(ripenessWords)
const strongSigns = createWordSet(strongSignWords)
const generalSigns = createWordSet(generalSignWords)

/** Whether a word says that something is wrong, but not what. */
export const isGeneralSignWord = (token: Token) => generalSigns.has(token)
/** Whether only a sick plant is described by a word. */
export const isStrongSignWord = (token: Token) =>
  strongSigns.has(token) || token.terms.some((term) => strongMeanings.has(term))
export const isSignWord = (token: Token) =>
  isOneOf(signs, token) ||
  // हरी is green, and no hopper.
  (!ordinaryWords.hasExactly(token) && token.terms.some((term) => signMeanings.has(term)))
/** Whether a word belongs to the vocabulary of crops in this very spelling. */
export const isSpeltVocabulary = (token: Token) =>
  [...wordSets.values(), when, howMuch, dayCount, becomeReady, signs, remedies].some((set) =>
    set.hasExactly(token),
  )
/** Whether a word is a colour, which describes varieties, soils and ripe fruit as well as sick plants. */
export const isColourWord = (token: Token) => colours.has(token)
/** Whether a word describes ripe fruit and soils too: a colour, dry, falling, cracked. */
export const isRipenessWord = (token: Token) => colours.has(token) || ripeness.has(token)
export const isRemedyWord = (token: Token) => isOneOf(remedies, token)

/** Whether a word is part of the vocabulary in which farmers ask about crops. */
export const isAspectWord = (token: Token) =>
  cropAspects.some((aspect) => asksForAspect(aspect, token)) ||
  when.has(token) ||
  seasons.has(token) ||
  howMuch.has(token) ||
  dayCount.has(token) ||
  becomeReady.has(token)
