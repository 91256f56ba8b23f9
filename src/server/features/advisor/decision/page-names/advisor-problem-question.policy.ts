import type { Question } from '../../understanding/advisor-question.ts'
import {
  isColourWord,
  isPlantPart,
  isSignWord,
} from '../../understanding/aspects/advisor-aspect-words.policy.ts'
import type { Token } from '../../understanding/words/advisor-token.policy.ts'
import { createWordSet } from '../../understanding/words/advisor-word-set.policy.ts'
import { problemsAlsoSigns } from './advisor-problem-groups.data.ts'
import { startOfProblemName } from './advisor-strange-problem-name.policy.ts'

/** Whether a question names a problem, or something that may be the name of one. */
export const mayNameProblem = (question: Question): boolean =>
  question.problems.length > 0 || startOfProblemName(question) > 0

/** Whether a question with a crop is about what harms it. */
export const isAboutCropProblem = (question: Question): boolean =>
  !isAboutStorage(question) && hasProblemWords(question)

/** Insects in the store are not those of the field. */
export const isAboutStorage = ({ aspects, problems }: Question) =>
  aspects.includes('storage') && problems.every((id) => storageProblems.has(id))
const storageProblems: ReadonlySet<string> = new Set([
  'weevil',
  'grain-pest',
  'rot',
  'rat',
  'moth',
  'beetle',
  'borer',
])

/** "Resistant to disease", "dried after harvest": with these aspects such words need not mean a sick plant. */
const aspectsBesideSigns: ReadonlySet<string> = new Set([
  'varieties',
  'harvest',
  'storage',
  'yield',
  'duration',
])

const hasProblemWords = (question: Question): boolean =>
  question.problems.length > 0 ||
  (question.hasStrongSigns && (question.asksRemedy || !asksBesideSigns(question))) ||
  (question.asksRemedy && question.aspects.every((aspect) => aspect !== 'weeds')) ||
  (question.hasSigns && question.aspects.every((aspect) => aspect === 'general')) ||
  (question.hasSigns && question.isAspectWeak && !question.asksWhen && !question.asksHowMuch) ||
  question.substances.some((id) => question.pesticideIds.has(id))

/** With these aspects words for a sick plant need not mean one; the last ones only if a time or an amount is asked. */
const asksBesideSigns = ({ strongAspects, asksWhen, asksHowMuch }: Question) =>
  strongAspects.some(
    (aspect) =>
      aspectsBesideSigns.has(aspect) &&
      (aspect === 'varieties' || aspect === 'storage' || asksWhen || asksHowMuch),
  )

/** "Keet" and "rog" say no more than that something is wrong. */
export const isWordForPests = ({ terms }: Token) =>
  terms.includes('=pest') || terms.includes('=disease')

/** Thrips, mites and a virus curl their leaves: "kokda" names them all. */
const cropsWithManyCurls: ReadonlySet<string> = new Set(['chilli', 'capsicum'])

/** "Oily spots, and the fruits crack": the problem that is named is one sign among others. */
export const isSignAmongOthers = ({ problems, problemText, freeTokens, crops }: Question) =>
  problems.length > 0 &&
  problems.every(
    (problem) =>
      problemsAlsoSigns.has(problem) ||
      (problem === 'leaf-curl' && cropsWithManyCurls.has(crops[0] ?? '')),
  ) &&
  freeTokens.some(
    (token) => isSignWord(token) && !isWordForPests(token) && !problemText.includes(token.text),
  )

/** "Insects in tomato" tells no sign by which one of many is recognized; nor do ants, which follow many sucking insects. */
export function tellsPestOnly({ problems, freeTokens }: Question): boolean {
  const signs = freeTokens.filter(
    (token) => isSignWord(token) || isPlantPart(token) || isColourWord(token),
  )
  return (
    (problems.length === 0 ? signs.length > 0 : problems.every((problem) => problem === 'ant')) &&
    signs.every(({ terms }) => terms.includes('=pest') || terms.includes('=disease'))
  )
}

/** "My wheat looks pale": the crop has the colour, no weed. */
export function tellsCropsColourOnly({
  problems,
  aspects,
  unexplainedWords,
  freeTokens,
}: Question) {
  const signs = freeTokens.filter((token) => isSignWord(token) || isColourWord(token))
  return (
    problems.length === 0 &&
    unexplainedWords.length === 0 &&
    !aspects.includes('weeds') &&
    signs.length > 0 &&
    signs.every(isColourWord) &&
    !freeTokens.some(isPlantPart)
  )
}

const rettingWords = createWordSet(
  'ret retted retting sadana sadane sadaya sadayi sadai galana galane galaya सड़ाना सड़ाने सड़ाया सड़ाई गलाना गलाने गलाया',
  false,
)
/** Jute is steeped until it rots, for its fibre. */
export const tellsOfRetting = ({ crops, tokens }: Question) =>
  crops[0] === 'jute' && tokens.some((token) => rettingWords.has(token))

const rustOfIron = createWordSet('jang zang जंग', false)
const likenesses = createWordSet('jaisa jaise jaisi sa se si jaysi जैसा जैसे जैसी सा से सी', false)
/** "Jang jaise dhabbe": spots like the rust of iron. */
export const likensToRust = ({ tokens }: Question) =>
  tokens.some((token, position) => {
    const next = tokens[position + 1]
    return rustOfIron.has(token) && next !== undefined && likenesses.has(next)
  })
