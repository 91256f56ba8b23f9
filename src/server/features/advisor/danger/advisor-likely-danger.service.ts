import type { ClassProbabilities } from '../classifier/advisor-linear-model.ts'
import { modelledDangers, readDangerClasses } from '../classifier/advisor-models.service.ts'
import { dangerWords } from '../understanding/advisor-intents.data.ts'
import type { Question } from '../understanding/advisor-question.ts'
import { tokenizeAll } from '../understanding/advisor-token.policy.ts'
import { createWordSet } from '../understanding/advisor-word-set.policy.ts'
import { namesVenomousAnimal } from './advisor-bite.policy.ts'
import type { Danger } from './advisor-danger.policy.ts'
import { hasPair, pairKeys } from './advisor-word-pairs.policy.ts'

/** So likely must the model find all dangers together, from 0 to 1, to be believed about a crop that the rules ask back about. */
const leastOfDanger = 0.7
/** The same where no crop is named and nothing answers: an alarm too many then takes the place of a refusal only. */
const leastOfUnanswered = 0.62
/** The same for harm: nothing is answered in any case, and a false accusation hurts. */
const leastOfUnansweredHarm = 0.9
/**
 * The same where the rules have an answer, for so few words that they may mean anything, and for one part of a long story: of many
 * parts one sounds dark by chance.
 */
const leastOfDoubtful = 0.85
const mostOfFewWords = 3
/** The same for harm where a pest is named, too: who names one wants to kill that, as in "poison for the rats in my wheat". */
const leastOfHarmBesidePest = 0.9

/** So likely must be the likeliest of them, unless one is nearly certain: what may be any danger is none. */
const leastOfOne = 0.45

const sumOfDangers = (classes: ClassProbabilities) =>
  modelledDangers.reduce((sum, danger) => sum + (classes.get(danger) ?? 0), 0)

/** What the rules make of a question by themselves: an answer, a refusal for an animal's sake, or neither. */
export type RuledKind = 'answered' | 'animals' | 'open'

/**
 * The danger that a question tells of in words which the rules do not know, such as "should I just drink the pesticide"; null
 * for none. @throws StartError when the file of weights does not fit its schema.
 */
export function readLikelyDanger(question: Question, ruled: RuledKind): Danger | null {
  const { tokens, crops, problems } = question
  const parts = readDangerClasses(question)
  const [worst] = [...parts].sort((a, b) => sumOfDangers(b) - sumOfDangers(a))
  if (!worst) return null
  const sum = sumOfDangers(worst)
  const [danger] = [...modelledDangers].sort((a, b) => (worst.get(b) ?? 0) - (worst.get(a) ?? 0))
  if (danger === undefined) return null
  if ((worst.get(danger) ?? 0) < leastOfOne && sum <= leastOfDoubtful) return null
  // A bitten cow is a veterinarian's matter, one that has eaten poison as urgent as a person.
  if (ruled === 'animals' && danger === 'snakeBite') return null
  const isPoisonedAnimal = ruled === 'animals' && danger === 'poisoning'
  // The rules know a snake by its name, and have not found that it bit.
  const isNamedSnake = danger === 'snakeBite' && namesVenomousAnimal(tokens)
  const isDoubtful =
    isNamedSnake ||
    (ruled !== 'open' && !isPoisonedAnimal) ||
    parts.length > 1 ||
    tokens.length <= mostOfFewWords
  const leastWithoutCrop = danger === 'harm' ? leastOfUnansweredHarm : leastOfUnanswered
  const leastOfOpen = crops.length === 0 && !isPoisonedAnimal ? leastWithoutCrop : leastOfDanger
  if (sum <= (isDoubtful ? leastOfDoubtful : leastOfOpen)) return null
  const hasPestWord = tokens.some(({ terms }) => terms.includes('=pest'))
  const namesPest = problems.length > 0 || (crops.length > 0 && hasPestWord)
  return danger === 'harm' && namesPest && sum <= leastOfHarmBesidePest ? null : danger
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

/** So likely the model must find another danger than a poisoning, of which the words tell. */
const leastOfOther = 0.7

/**
 * The danger that a question tells of rather than of a poisoning: "how to poison my husband" names a poison, who was struck by
 * lightning may be unconscious, and a snake's bite makes vomit. Null where it is a poisoning. @throws StartError as above.
 */
export function otherThanPoisoning(question: Question): Danger | null {
  const parts = readDangerClasses(question)
  const others = ['snakeBite', 'accident', 'harm'] as const
  const isLikely = (danger: Danger) =>
    parts.some((classes) => (classes.get(danger) ?? 0) > leastOfOther)
  const other = others.find(isLikely) ?? null
  // Whoever has sprayed and is dizzy wants to hurt nobody.
  return other === 'harm' && tellsOfSymptom(question) ? null : other
}

/** At most so likely may all dangers together be, from 0 to 1, for a doubtful word to be taken as harmless. */
const mostOfHarmless = 0.1

/** Whether the model finds no danger in any part of a question. @throws StartError as `readLikelyDanger` does. */
export const isSurelyHarmless = (question: Question): boolean =>
  readDangerClasses(question).every((classes) => sumOfDangers(classes) < mostOfHarmless)
