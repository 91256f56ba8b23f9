import { noGuide, type QuestionReading } from '../classifier/advisor-models.service.ts'
import { isRefusedForDanger } from '../danger/advisor-danger-answer.policy.ts'
import { guideIdOfPesticideWarning } from '../danger/advisor-pesticide-warning.policy.ts'
import { saysWhichGobhi } from '../understanding/advisor-cabbage-kinds.policy.ts'
import type { Question } from '../understanding/advisor-question.ts'
import { plantKinds } from '../understanding/advisor-question-subjects.policy.ts'
import { asksPayForWildAnimals } from '../understanding/advisor-wild-animals.policy.ts'
import { hasWord } from '../understanding/intents/advisor-intent-words.policy.ts'
import { isForSaleByOthers } from '../understanding/intents/advisor-intents.policy.ts'
import { joinsAspects } from './outcome/advisor-aspect-choice.policy.ts'
import { isAspectClass } from './outcome/advisor-candidate.ts'
import type { CropAnswer } from './outcome/advisor-decision.ts'
import { isUnknownInsteadOfCrop } from './page-names/advisor-unknown-crops.policy.ts'
import {
  unknownBesideCrop,
  unknownPesticide,
  unknownSubstance,
} from './page-names/advisor-unknown-names.policy.ts'

/** A name that nobody knows, where every other word is explained: "zorbaberry sowing time". */
const namesOnlyUnknown = (question: Question) => {
  const { crops, unknownWords, unexplainedWords, strongAspects, hasSigns } = question
  return (
    crops.length === 0 &&
    (strongAspects.length > 0 || hasSigns) &&
    unknownWords.length === 1 &&
    unexplainedWords.length === 1
  )
}

/** Minimum probability (0–1) of a model's guide, or aspect, that may challenge a rule which failed on one unknown word. */
const minGuideProbability = 0.6
const minAspectProbability = 0.7
/** The same for a guide where the question also names a crop, or a thing that no page is about. */
const minGuideProbabilityBesideName = 0.85

const beings: ReadonlySet<string> = new Set([...plantKinds, 'animal', 'person'])
/** "Wire against cows", "besan for jeevamrit": a thing that is used, not a plant or an animal that is asked about. */
const namesNoBeing = ({ things }: Question) => things.every(({ kind }) => !beings.has(kind))

/** "My Gmail password" is not a question about this site. */
const isAboutThisSite = (id: string) => id.includes('krishihaat')

/**
 * Whether a model finds plainly what is asked for where the rules only stumble: over a word that they do not know, though no crop
 * is named, or over words of two aspects.
 */
function modelContradictsRules(
  question: Question,
  ruled: CropAnswer,
  read: () => QuestionReading,
): boolean {
  const isGuideOver = (least: number, isMeant: (id: string) => boolean = () => true) =>
    [...read().guide].some(([id, each]) => id !== noGuide && isMeant(id) && each > least)
  if (ruled.kind === 'refuse' && ruled.reason === 'unknown')
    return isGuideOver(
      question.crops.length === 0 ? minGuideProbability : minGuideProbabilityBesideName,
    )
  if (ruled.kind === 'refuse' && ruled.reason === 'uncovered')
    return (
      namesNoBeing(question) &&
      isGuideOver(minGuideProbabilityBesideName, (id) => !isAboutThisSite(id))
    )
  if (ruled.kind === 'ask' && ruled.missing === 'aspect')
    return (
      !joinsAspects(question) &&
      (isGuideOver(minGuideProbabilityBesideName) ||
        [...read().class].some(
          ([name, each]) => isAspectClass(name) && each > minAspectProbability,
        ))
    )
  return false
}

/**
 * Whether the rules alone decide. Otherwise their decision is one candidate of many, which the models weigh.
 *
 * | The rules | A question of at most ten words | A longer one |
 * |---|---|---|
 * | name a danger or a banned pesticide | decide | decide |
 * | refuse for a name that no page is about | decide, unless a model contradicts them | decide, unless a model contradicts them |
 * | are sure of something else | decide, unless a model contradicts them | are weighed, and being sure speaks for them |
 * | are not sure | are weighed | are weighed |
 */
export const isDecidedByRules = (
  question: Question,
  ruled: CropAnswer,
  read: () => QuestionReading,
): boolean =>
  ruled.isFinal === true ||
  (ruled.kind === 'refuse' && isUnknownInsteadOfCrop(question, ruled.name)) ||
  ((ruled.kind === 'ask' || ruled.kind === 'refuse') && question.mereMentions === 'denied') ||
  namesOtherCropOnly(question, ruled) ||
  (cannotBeOverruled(question, ruled) && !modelContradictsRules(question, ruled, read))

const alsoWords: ReadonlySet<string> = new Set(['aur', 'and', 'also', 'और'])
const maxWordsOfAlso = 4
/** "Aur aalu ke liye?": without what came before it, nothing says what is wanted, and a model could only guess. */
const namesOtherCropOnly = ({ tokens, crops, aspects }: Question, ruled: CropAnswer) =>
  ruled.kind === 'ask' &&
  ruled.missing === 'aspect' &&
  crops.length === 1 &&
  aspects.length === 0 &&
  tokens.length <= maxWordsOfAlso &&
  alsoWords.has(tokens[0]?.folded ?? '')

/**
 * Whether no model overrules what the rules decide: dangers, banned pesticides, and what is refused by
 * a name that no page is about or that nobody knows; in a short question, whatever the rules are sure of.
 */
function cannotBeOverruled(question: Question, ruled: CropAnswer): boolean {
  if (question.tokens.length <= maxWordsOfRules && areRulesSure(question, ruled)) return true
  if (namesProblemOfOthers(question, ruled)) return true
  if (ruled.kind === 'emergency') return true
  if (ruled.kind === 'passages')
    return guideIdOfPesticideWarning(question) !== undefined || asksPayForWildAnimals(question)
  if (ruled.kind !== 'refuse') return false
  if (isRefusedForDanger(ruled)) return true
  if (ruled.reason === 'unknown' && ruled.name !== '' && namesUnknownRemedy(question, ruled.name))
    return true
  if (ruled.reason === 'uncovered')
    return question.things.some(
      ({ text, kind, isExact }) => isExact && plantKinds.has(kind) && text === ruled.name,
    )
  return ruled.reason === 'unknown' && ruled.name !== '' && namesOnlyUnknown(question)
}

/** "Zorbex 50 EC", and in not too many words "how much zorbex to give". */
const namesUnknownRemedy = (question: Question, name: string) =>
  name === unknownPesticide(question) ||
  (question.tokens.length <= maxWordsBesideName && name === unknownSubstance(question))

/** In so few words the rules overlook nothing; in a story one word of many may mislead them. */
const maxWordsOfRules = 10

/** "Apple scab on my bajra": a name of several words misleads less than one word does, so here more words may stand beside it. */
const namesProblemOfOthers = ({ tokens }: Question, ruled: CropAnswer) =>
  ruled.kind === 'ask' &&
  ruled.missing === 'problem' &&
  ruled.isSure === true &&
  ruled.unknownProblem.includes(' ') &&
  !ruled.unknownProblem.includes(',') &&
  tokens.length <= maxWordsBesideName
const maxWordsBesideName = 16

/** "My listings" asks for one's own, "tractor rent price" for those that are rented out, "tomatoes for sale" for those that are sold. */
const isSureLookUp = (question: Question, [intent]: readonly string[]) =>
  (intent === 'price' && saysWhichGobhi(question.tokens)) ||
  intent === 'ownListings' ||
  (intent === 'rental' && hasWord(question, 'want', 'price', 'howMuch')) ||
  (intent === 'cropListings' && isForSaleByOthers(question.message))

/** Whether the rules are sure of what they decide, so that a model must be surer. */
export function areRulesSure(question: Question, ruled: CropAnswer): boolean {
  // "Adrak ki kheti": beside the crop's name there is nothing to weigh.
  if (ruled.isSure || (ruled.kind === 'passages' && question.isSubjectOnly)) return true
  if (ruled.kind === 'look-up' && isSureLookUp(question, ruled.intents)) return true
  if (ruled.kind !== 'refuse') return false
  if (ruled.reason === 'uncovered')
    return question.things.some(({ text, isExact }) => isExact && text === ruled.name)
  const unknownName =
    unknownPesticide(question) ?? unknownBesideCrop(question) ?? unknownSubstance(question)
  return ruled.reason === 'unknown' && unknownName !== undefined && ruled.name.includes(unknownName)
}
