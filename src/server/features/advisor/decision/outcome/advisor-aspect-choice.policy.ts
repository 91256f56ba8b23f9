import { passageOfAspect } from '../../knowledge/advisor-aspect-passages.policy.ts'
import type { Question } from '../../understanding/advisor-question.ts'
import {
  asksForAspect,
  isColourWord,
  isPlantPart,
  isRipenessWord,
  isSignWord,
  questionWordSets,
} from '../../understanding/aspects/advisor-aspect-words.policy.ts'
import type { CropAspect } from '../../understanding/aspects/advisor-aspects.data.ts'
import {
  isBareQuestionWord,
  isCropContextWord,
} from '../../understanding/aspects/advisor-context-words.policy.ts'
import type { Token } from '../../understanding/words/advisor-token.policy.ts'
import { createWordSet } from '../../understanding/words/advisor-word-set.policy.ts'

/**
 * Passages whose words may stand beside the words of another without being asked for: "a variety for black soil with
 * little water" asks for a variety, "urea at sowing" for the fertiliser. Any other two passages are rivals.
 */
const contextOf: Readonly<Record<string, readonly string[]>> = {
  weeds: ['sowing', 'overview', 'water', 'fertiliser', 'seed', 'harvest', 'soil'],
  varieties: ['sowing', 'harvest', 'soil', 'water', 'seed', 'overview'],
  seed: ['sowing', 'overview', 'soil'],
  fertiliser: ['sowing', 'overview', 'harvest', 'soil'],
  water: ['sowing', 'overview', 'harvest', 'soil'],
  harvest: ['sowing', 'overview', 'soil'],
  soil: ['sowing', 'overview'],
  sowing: ['overview'],
  overview: [],
}

/** Beside "when" the words for seed and season belong to the sowing. */
const contextOfSowingTime: readonly string[] = ['overview', 'seed', 'soil', 'harvest']

/** What is done at a time; a weak word for it needs the question for the time. */
const datedAspects: ReadonlySet<CropAspect> = new Set(['sowing', 'harvest'])

/** More words that nothing explains than this speak against any answer. */
const maxUnexplainedWords = 1
/** The same where the question asks for a time or an amount, which is plain enough. */
const maxUnexplainedBesidePlainQuestion = 2

/** What is stored may be seed. */
const contextOfStorage: readonly string[] = ['sowing', 'overview', 'soil', 'seed']

/** Words for damage beside these passages may describe a variety or a weed. */
const passagesBesideSigns: ReadonlySet<string> = new Set(['varieties', 'weeds'])
/** Ripe fruit and soils show the same as sick plants. */
const passagesOfRipeness: ReadonlySet<string> = new Set(['harvest', 'soil'])

function dominates(question: Question, aspect: CropAspect, others: readonly CropAspect[]) {
  const passage = passageOfAspect[aspect]
  const isSowingTime = passage === 'sowing' && question.asksWhen && !question.asksHowMuch
  const context =
    aspect === 'storage'
      ? contextOfStorage
      : isSowingTime
        ? contextOfSowingTime
        : (contextOf[passage] ?? [])
  return others.every((other) => {
    const otherPassage = passageOfAspect[other]
    return otherPassage === passage || context.includes(otherPassage)
  })
}

/** Whether a question describes damage that the asked aspect does not explain. */
export function describesDamage({ freeTokens }: Question, aspect: CropAspect): boolean {
  const passage = passageOfAspect[aspect]
  if (passagesBesideSigns.has(passage)) return false
  const mayBeRipe = passagesOfRipeness.has(passage)
  const isExplained = (token: Token) =>
    mayBeRipe ? isRipenessWord(token) : isColourWord(token) && !freeTokens.some(isPlantPart)
  return freeTokens.some((token) => isSignWord(token) && !isExplained(token))
}

/**
 * "Pani kab lagaye" asks for the water; in "kab lagaye, pani kam hai" the water may be a condition of the sowing.
 */
function asksWhenBeforeWater({ asksWhen, strongAspects, freeTokens }: Question): boolean {
  if (!asksWhen || !strongAspects.includes('sowing') || !strongAspects.includes('water'))
    return false
  const when = freeTokens.findIndex((token) => questionWordSets.when.has(token))
  const water = freeTokens.findIndex((token) => asksForAspect('water', token))
  return when < water
}

/** Whether a question for the whole of a crop's cultivation says nothing more particular: profit, or an age. */
const asksForOverview = ({ freeTokens, placeWords, stateStems }: Question) =>
  freeTokens.every(
    (token) =>
      isBareQuestionWord(token) ||
      isCropContextWord(token) ||
      asksForAspect('general', token) ||
      stateStems.includes(token.stem) ||
      placeWords.includes(token.text),
  )

/**
 * The aspect that a question about a crop asks for; null where two are as likely, where only words with other meanings
 * ask for it, or where too many words stay unexplained: then the user chooses.
 */
export function chooseAspect(question: Question): CropAspect | null {
  const { aspects, strongAspects, unexplainedWords, isSubjectOnly } = question
  const [first] = aspects
  if (first === undefined || question.asksUnnamedAmount) return null
  const isWeak = strongAspects.length === 0
  if (isWeak) {
    const isDate = !datedAspects.has(first) || question.asksWhen || question.asksHowMuch
    if (first === 'general') return isSubjectOnly ? first : null
    if (describesDamage(question, first)) return null
    return isSubjectOnly || (unexplainedWords.length === 0 && isDate && aspects.length === 1)
      ? first
      : null
  }
  const isPlain = question.asksWhen || question.asksHowMuch
  if (unexplainedWords.length > (isPlain ? maxUnexplainedBesidePlainQuestion : maxUnexplainedWords))
    return null
  if (strongAspects.join() === 'general') return asksForOverview(question) ? 'general' : null
  if (asksWhenBeforeWater(question)) return null
  const chosen = strongAspects.find((aspect) => dominates(question, aspect, strongAspects))
  if (chosen === undefined || describesDamage(question, chosen)) return null
  // "Is rhizobium put in" has a verb of sowing, and asks for no time.
  const asksNoTime = !question.asksWhen && unexplainedWords.length > 0
  return chosen === 'sowing' && (asksNoTime || question.asksAmount) ? null : chosen
}

/** "Urea in wheat": every word is understood, and none tells that anything is wrong. */
export const tellsNothingElse = ({ unexplainedWords, hasSigns, asksRemedy }: Question): boolean =>
  unexplainedWords.length === 0 && !hasSigns && !asksRemedy

/** Longer questions tell more than an aspect: "til ki fasal me kitna pani" has six words. */
const maxPlainWords = 7

/**
 * Whether a question is a crop and an aspect, and nothing else that could be weighed: "gehu ki buai", "mango farming in India".
 * Seed may be wanted to buy.
 */
export const isPlainAspect = (question: Question, chosen: CropAspect): boolean =>
  chosen !== 'seed' &&
  chosen !== 'varieties' &&
  question.tokens.length <= maxPlainWords &&
  question.crops.length === 1 &&
  // "Dhan ki kheti" is said beside what is asked of it.
  question.aspects.every((aspect) => aspect === chosen || aspect === 'general') &&
  question.strongAspects.includes(chosen) &&
  tellsNothingElse(question)

const andWords = createWordSet('and aur और', false)

/** Whether a question asks for more than one aspect: "Seed and fertiliser of maize". Neither is likelier. */
export const joinsAspects = ({ strongAspects, tokens }: Question): boolean =>
  strongAspects.length > 1 && tokens.some((token) => andWords.has(token))

/** The two aspects that a short question asks for together, on two passages: "kab boye aur kitna beej". Else none. */
export function joinedAspects(question: Question): CropAspect[] {
  const requested = question.strongAspects.filter((aspect) => aspect !== 'general')
  const isPair = requested.length === 2 && joinsAspects(question)
  const isPlain = question.tokens.length <= maxPlainWords && tellsNothingElse(question)
  return isPair && isPlain && question.crops.length === 1 ? requested : []
}
