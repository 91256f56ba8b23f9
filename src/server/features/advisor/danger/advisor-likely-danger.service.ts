import type { ClassProbabilities } from '../classifier/advisor-linear-model.ts'
import { modelledDangers, readDangerClasses } from '../classifier/advisor-models.service.ts'
import { dangerWords } from '../understanding/advisor-intents.data.ts'
import type { Question } from '../understanding/advisor-question.ts'
import { tokenizeAll } from '../understanding/words/advisor-token.policy.ts'
import { createWordSet } from '../understanding/words/advisor-word-set.policy.ts'
import { namesVenomousAnimal } from './advisor-bite.policy.ts'
import type { Danger } from './advisor-danger.policy.ts'
import { namesPerson } from './advisor-people.policy.ts'
import { namesFumigant } from './advisor-pesticide-warning.policy.ts'
import { hasPair, pairKeys } from './advisor-word-pairs.policy.ts'

/** Minimum probability (0–1) of all dangers together at which the model is believed where a crop is named and the rules ask back. */
const minProbabilityBesideCrop = 0.7
/** The same where no crop is named and nothing answers: a false alarm then replaces only a refusal. */
const minProbabilityWithoutCrop = 0.62
/** The same for harm: nothing is answered in any case, and a false accusation hurts. */
const minProbabilityOfHarm = 0.9
/**
 * The same where the rules have an answer, for so few words that they may mean anything, and for one part of a long message: of many
 * parts one sounds alarming by chance.
 */
const minProbabilityIfDoubtful = 0.85
const maxDoubtfulWords = 3
/** The same for harm where a pest is named, too: who names one wants to kill that, as in "poison for the rats in my wheat". */
const minProbabilityOfHarmBesidePest = 0.9

/** Minimum probability (0–1) of the likeliest danger: if no single danger stands out, none is reported, unless their sum is nearly certain. */
const minProbabilityOfOneDanger = 0.45

/** The same of all dangers together where fumigation tablets are named, which kill in a night: a false alarm costs a farmer a question. */
const minProbabilityBesideFumigant = 0.4

const sumOfDangers = (classes: ClassProbabilities) =>
  modelledDangers.reduce((sum, danger) => sum + (classes.get(danger) ?? 0), 0)

const mostWordsOfFragment = 4
/** "Uske baad", "aur uske liye": who says so little accuses nobody. */
const saysNothing = ({
  tokens,
  unknownWords,
  otherWords,
  unexplainedWords,
  things,
  substances,
}: Question) =>
  tokens.length <= mostWordsOfFragment &&
  [unknownWords, otherWords, unexplainedWords, things, substances].every(
    ({ length }) => length === 0,
  ) &&
  tokens.every(({ terms }) => terms.every((term) => !term.startsWith('=')))

/** What the rules make of a question by themselves: an answer, a refusal for an animal's sake, or neither. */
export type RuledKind = 'answered' | 'animals' | 'open'

/**
 * The danger that a question tells of in words which the rules do not know, such as "should I just drink the pesticide"; null
 * for none. @throws StartError when the file of weights does not fit its schema.
 */
export function readLikelyDanger(question: Question, ruled: RuledKind): Danger | null {
  const { tokens, crops, problems, strongAspects } = question
  const parts = readDangerClasses(question)
  const [worst] = [...parts].sort((a, b) => sumOfDangers(b) - sumOfDangers(a))
  if (!worst) return null
  const sum = sumOfDangers(worst)
  const [danger] = [...modelledDangers].sort((a, b) => (worst.get(b) ?? 0) - (worst.get(a) ?? 0))
  if (danger === undefined) return null
  const isFumigantNamed = namesFumigant(question) && tokens.length > maxDoubtfulWords
  if (isFumigantNamed && danger !== 'harm' && sum > minProbabilityBesideFumigant) return danger
  if ((worst.get(danger) ?? 0) < minProbabilityOfOneDanger && sum <= minProbabilityIfDoubtful)
    return null
  // A bitten or a poisoned cow is a veterinarian's matter; who has drunk her milk may be in danger.
  if (ruled === 'animals' && danger === 'snakeBite') return null
  const isPoisonedAnimal = ruled === 'animals' && danger === 'poisoning'
  if (isPoisonedAnimal && !namesPerson(tokens)) return null
  // The rules know a snake by its name, and have not found that it bit.
  const isNamedSnake = danger === 'snakeBite' && namesVenomousAnimal(tokens)
  // "Stuck in sowing due to water": who is busy with the crop tells of an accident in plain words.
  const isFieldWork = danger === 'accident' && strongAspects.length > 0
  const isDoubtful =
    isNamedSnake ||
    isFieldWork ||
    (ruled !== 'open' && !isPoisonedAnimal) ||
    parts.length > 1 ||
    tokens.length <= maxDoubtfulWords
  const minWithoutCrop = danger === 'harm' ? minProbabilityOfHarm : minProbabilityWithoutCrop
  const minIfOpen =
    crops.length === 0 && !isPoisonedAnimal ? minWithoutCrop : minProbabilityBesideCrop
  if (sum <= (isDoubtful ? minProbabilityIfDoubtful : minIfOpen)) return null
  if (danger === 'harm' && (saysNothing(question) || tokens.length === 1)) return null
  const hasPestWord = tokens.some(({ terms }) => terms.includes('=pest'))
  const namesPest = problems.length > 0 || (crops.length > 0 && hasPestWord)
  return danger === 'harm' && namesPest && sum <= minProbabilityOfHarmBesidePest ? null : danger
}

const symptomPairs = pairKeys(dangerWords.symptomPairs)
/** Signs whose words mean nothing else. */
const plainSymptom = createWordSet(
  'spinning dizzy dizziness giddy giddiness nausea sweating headache vomiting vomited ulti chakkar foam jhaag sirdard unconscious behosh चक्कर उल्टी मतली पसीना झाग सिरदर्द बेहोश',
  false,
)

/** Whether a message names a sign of poisoning: "my head is spinning". */
function tellsOfSymptom({ message }: Question): boolean {
  const tokens = tokenizeAll(message)
  return tokens.some((token) => plainSymptom.has(token)) || hasPair(tokens, symptomPairs)
}

/** Minimum probability (0–1) of another danger at which it replaces the poisoning that the words suggest. */
const minProbabilityOfOtherDanger = 0.7

/**
 * The danger that a question tells of rather than of a poisoning: "how to poison my husband" names a poison, who was struck by
 * lightning may be unconscious, and a snake's bite makes vomit. Null where it is a poisoning. @throws StartError as above.
 */
export function otherThanPoisoning(question: Question): Danger | null {
  const parts = readDangerClasses(question)
  const others = ['snakeBite', 'accident', 'harm'] as const
  const isLikely = (danger: Danger) =>
    parts.some((classes) => (classes.get(danger) ?? 0) > minProbabilityOfOtherDanger)
  const other = others.find(isLikely) ?? null
  // Whoever has sprayed and is dizzy wants to hurt nobody.
  return other === 'harm' && tellsOfSymptom(question) ? null : other
}

/** Minimum probability (0–1) of despair at which whoever asks what a pesticide does is offered help. */
const minProbabilityOfDespair = 0.6

/** Whether a question sounds like despair of life: "should I drink it" may be asked of no remedy. @throws StartError as above. */
export const soundsLikeDespair = (question: Question): boolean =>
  readDangerClasses(question).some(
    (classes) => (classes.get('distress') ?? 0) > minProbabilityOfDespair,
  )

/** Maximum probability (0–1) of all dangers together at which a doubtful word counts as harmless. */
const maxProbabilityIfHarmless = 0.1

/** Whether the model finds no danger in any part of a question. @throws StartError as `readLikelyDanger` does. */
export const isSurelyHarmless = (question: Question): boolean =>
  readDangerClasses(question).every((classes) => sumOfDangers(classes) < maxProbabilityIfHarmless)
