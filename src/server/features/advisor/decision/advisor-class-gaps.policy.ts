import type { ClassPrediction } from '../classifier/advisor-classifier.service.ts'
import { classOfGuide, type QuestionClass } from '../classifier/advisor-question-class.ts'
import type { AdvisorKnowledge } from '../knowledge/advisor-knowledge.service.ts'
import { isPlantPart } from '../understanding/advisor-aspect-words.policy.ts'
import type { Question } from '../understanding/advisor-question.ts'
import { passageOfAspect } from './advisor-aspect-passages.policy.ts'
import { placeChoices } from './advisor-choices.policy.ts'
import {
  answerOfAspect,
  certainty,
  isCropAspect,
  lookUpOfTrade,
  notFarming,
} from './advisor-class-certainty.policy.ts'
import type { CropAnswer } from './advisor-crop-decision.policy.ts'
import { unknownBesideCrop, unknownSubstance } from './advisor-unknown-names.policy.ts'

const maxUnknownWords = 2
const maxSmallTalkWords = 5

/** Aspects under which an unknown word may be the name of what is given to a crop. */
const aspectsOfSubstances: ReadonlySet<QuestionClass> = new Set(['fertiliser', 'weeds', 'general'])

/** How much better the best guide must fit than the next of its class. */
const clearLead = 1.5
/** It must contain this share of the words of the question. */
const minGuideCoverage = 0.7

/** The guide that answers a question of a class, where one fits clearly better than the next. */
function guideOfClass(
  knowledge: AdvisorKnowledge,
  question: Question,
  { best, probabilities }: ClassPrediction,
): CropAnswer | null {
  if (probabilities[best] < certainty.guide) return null
  const [first, second] = knowledge.search(question, {
    isSearched: ({ id }) =>
      id.startsWith('guide/') && classOfGuide(id.replace('guide/', '')) === best,
  })
  if (
    !first?.isAbout ||
    first.coverage < minGuideCoverage ||
    (second && first.score < second.score * clearLead)
  )
    return null
  return { kind: 'passages', passages: [first.passage], isConfirmed: true }
}
const classesOfGuides: ReadonlySet<QuestionClass> = new Set(['guide', 'scheme'])

/** What the classifier recognizes in a question that names no crop, and of which the rules make nothing. */
function answerWithoutCrop(
  knowledge: AdvisorKnowledge,
  question: Question,
  prediction: ClassPrediction,
): CropAnswer | null {
  const { best, probabilities } = prediction
  if (best === 'rental' && probabilities.rental > certainty.rental)
    return { kind: 'look-up', intents: ['rental'], crops: [], place: '' }
  // "Fruits drop before they are ripe" is what somebody sees on a crop.
  const describesPlant =
    question.hasSigns && question.problems.length === 0 && question.tokens.some(isPlantPart)
  if (classesOfGuides.has(best) && !describesPlant)
    return guideOfClass(knowledge, question, prediction)
  const isGreeting = best === 'smallTalk' && probabilities.smallTalk > certainty.smallTalk
  if (isGreeting && question.tokens.length <= maxSmallTalkWords)
    return { kind: 'small-talk', reply: 'greeting' }
  return null
}

const amountAspects: ReadonlySet<QuestionClass> = new Set(['seed', 'yield'])

/** Whether the rules find two passages that are asked for: "seed and fertiliser". The classifier knows one class only. */
const hasRivals = ({ strongAspects }: Question) =>
  new Set(strongAspects.map((aspect) => passageOfAspect[aspect])).size > 1

/** Revises a question back: where the classifier knows what is asked, it is answered, or refused. */
export function reviseQuestionBack(
  knowledge: AdvisorKnowledge,
  question: Question,
  ruled: Extract<CropAnswer, { kind: 'ask' }>,
  { best, probabilities }: ClassPrediction,
): CropAnswer {
  if (ruled.missing === 'place') return ruled
  if (probabilities.offTopic > certainty.offTopicOfQuestionBack) return notFarming(question)
  if (probabilities.animals > certainty.animals)
    return { kind: 'refuse', reason: 'animals', name: '', crop: null }
  const [crop] = question.crops
  if (!crop && ruled.missing === 'crop' && question.ambiguousCrops.length === 0)
    return answerWithoutCrop(knowledge, question, { best, probabilities }) ?? ruled
  if (!crop || question.crops.length > 1 || question.mended) return ruled
  const traded = lookUpOfTrade(question, { best, probabilities }, certainty.trade)
  if (traded) return traded
  if (best === 'storage' && question.hasSigns)
    return guideOfClass(knowledge, question, { best, probabilities }) ?? ruled
  if (!isCropAspect(best)) return ruled
  // The overview is given only where nothing else is said.
  if (best === 'general') return ruled
  const isCertain =
    ruled.missing === 'aspect'
      ? probabilities[best] >
          (question.asksUnnamedAmount && amountAspects.has(best)
            ? certainty.aspectOfAmount
            : certainty.aspectOfQuestionBack) && !hasRivals(question)
      : ruled.missing === 'problem' &&
        question.problems.length === 0 &&
        probabilities[best] > certainty.aspectInsteadOfProblem
  return (isCertain && answerOfAspect(knowledge, crop, best)) || ruled
}

/** Revises a refusal for unknown words: where the classifier knows what is asked, they hardly matter. */
export function reviseRefusal(
  knowledge: AdvisorKnowledge,
  question: Question,
  ruled: CropAnswer,
  { best, probabilities }: ClassPrediction,
): CropAnswer {
  const { unknownWords, crops } = question
  const [crop] = crops
  if (unknownWords.length > maxUnknownWords) return ruled
  if (!crop) {
    if (best === 'weather' && probabilities.weather > certainty.weather)
      return {
        kind: 'ask',
        missing: 'place',
        passages: [],
        unknownProblem: '',
        crop: null,
        choices: placeChoices(unknownWords),
      }
    return answerWithoutCrop(knowledge, question, { best, probabilities }) ?? ruled
  }
  if (crops.length > 1 || question.mended || !isCropAspect(best)) return ruled
  if (unknownBesideCrop(question) !== undefined) return ruled
  const least =
    unknownSubstance(question) === undefined
      ? certainty.aspectBesideUnknownWords
      : aspectsOfSubstances.has(best)
        ? 1
        : certainty.aspectBesideUnknownSubstance
  return (probabilities[best] > least && answerOfAspect(knowledge, crop, best)) || ruled
}
