import { termsOf } from '#server/platform/text/farm-words.ts'
import { bareQuestionWords, cropContextWords } from '../words/advisor-context-words.data.ts'
import { stemsOfText, type Token } from '../words/advisor-token.policy.ts'
import { createWordSet } from '../words/advisor-word-set.policy.ts'
import { nowWords } from '../words/advisor-words.data.ts'
import {
  isAspectWord,
  isPlantPart,
  isRemedyWord,
  isSignWord,
} from './advisor-aspect-words.policy.ts'
import type { AspectReading } from './advisor-aspects.policy.ts'

const cropContext = createWordSet(cropContextWords)
const bareQuestion = createWordSet(bareQuestionWords)

/** Whether a word belongs to any question about a crop without changing what it asks: tree, field, fresh. */
export const isCropContextWord = cropContext.has

/** Whether a word beside the name of a crop asks for nothing more particular than the crop. */
export const isBareQuestionWord = bareQuestion.has

/** What cannot be said without the crop. */
const cropDependentAspects: ReadonlySet<string> = new Set([
  'fertiliser',
  'water',
  'seed',
  'sowing',
  'spacing',
  'harvest',
  'yield',
  'varieties',
  'duration',
])

/** Whether a question in the vocabulary of crops alone asks what depends on the crop. */
export function lacksCropOnly(
  reading: AspectReading,
  free: readonly Token[],
  isNeutral: (token: Token) => boolean,
): boolean {
  const { aspects, asksWhen, asksHowMuch, hasSigns, asksRemedy } = reading
  const asksAboutCrop =
    (asksWhen || asksHowMuch) && aspects.some((each) => cropDependentAspects.has(each))
  const asksAboutSickCrop =
    (hasSigns || asksRemedy) && !aspects.some((each) => each === 'weeds' || each === 'fertiliser')
  const isVocabulary = (token: Token) =>
    isNeutral(token) ||
    isAspectWord(token) ||
    isSignWord(token) ||
    isRemedyWord(token) ||
    isPlantPart(token) ||
    /\d/.test(token.folded)
  return (asksAboutCrop || asksAboutSickCrop) && free.every(isVocabulary)
}

const nowStems = new Set(stemsOfText(nowWords))
const monthNames = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'Asia/Kolkata' })

/** Replaces "now" and "this month" by the name of the month in India on that day. */
export function replaceNowByMonth(words: readonly string[], day: Date) {
  const others = words.filter((word) => !nowStems.has(termsOf(word)[0] ?? ''))
  return { words: others, hints: others.length < words.length ? [monthNames.format(day)] : [] }
}
