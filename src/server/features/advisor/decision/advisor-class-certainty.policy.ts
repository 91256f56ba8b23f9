import type { ClassPrediction } from '../classifier/advisor-classifier.service.ts'
import type { AdvisorKnowledge } from '../knowledge/advisor-knowledge.service.ts'
import { type CropAspect, cropAspects } from '../understanding/advisor-aspects.data.ts'
import { placeOfPriceQuestion } from '../understanding/advisor-intents.policy.ts'
import type { Question } from '../understanding/advisor-question.ts'
import { aspectPassage } from './advisor-aspect-passages.policy.ts'
import { aspectChoices } from './advisor-choices.policy.ts'
import type { CropAnswer } from './advisor-crop-decision.policy.ts'
import { guideForCrop } from './advisor-guides.policy.ts'

/**
 * How sure the classifier must be, from 0 to 1, to change what the rules decide. Measured with each batch of the
 * tuning questions left out in turn (docs/decisions/0040).
 */
export const certainty = {
  /** That a question is no farming, where the rules ask back. */
  offTopicOfQuestionBack: 0.45,
  /** The same, where the rules have an answer. */
  offTopicOfAnswer: 0.7,
  /** The same, where the question names the guide. */
  offTopicOfNamedGuide: 0.93,
  /** The same, where one word names it, and others are not explained. */
  offTopicOfGuideInOneWord: 0.6,
  /** Doubt: the same where next to nothing speaks for the answer of the rules. */
  offTopicOfUnlikelyAnswer: 0.3,
  /** The same, where prices or the weather are asked for at a place that is on no list. */
  offTopicOfUnknownPlace: 0.2,
  /** The same, beside unknown words, where the classifier is not sure of the answer of the rules. */
  offTopicBesideUnknownWords: 0.25,
  supportBesideUnknownWords: 0.6,
  animals: 0.85,
  /** Which aspect is asked for, where the rules cannot choose. */
  aspectOfQuestionBack: 0.6,
  /** The same, where the rules read no aspect: an amount may be that of the seed or of the yield. */
  aspectOfAmount: 0.85,
  aspectBesideUnknownWords: 0.8,
  aspectBesideUnknownSubstance: 0.9,
  aspectInsteadOfProblem: 0.85,
  aspectInsteadOfAnother: 0.95,
  aspectInsteadOfGuide: 0.85,
  guide: 0.8,
  trade: 0.7,
  /** That a price or an offer is asked for, where the rules read something else of the crop. */
  tradeInsteadOfAspect: 0.93,
  rental: 0.8,
  weather: 0.9,
  smallTalk: 0.9,
  problem: 0.9,
}
/** A class below this is out of the question. */
export const unlikely = 0.08

/** Whether a class is an aspect of a crop. */
export const isCropAspect = (name: string): name is CropAspect =>
  (cropAspects as readonly string[]).includes(name)

/** The text on an aspect of a crop; null when its page does not have it. */
export const answerOfAspect = (
  knowledge: AdvisorKnowledge,
  crop: string,
  aspect: CropAspect,
): CropAnswer | null => {
  const passage =
    aspect === 'weeds'
      ? (guideForCrop(knowledge, 'weeds', crop) ?? knowledge.passageById('guide/weeds'))
      : aspectPassage(knowledge, crop, aspect)
  return passage ? { kind: 'passages', passages: [passage], isConfirmed: true } : null
}

/** The refusal of a question that is no farming, whatever crop it names. */
export const notFarming = ({ crops }: Question): CropAnswer => {
  const [crop] = crops
  return crop
    ? { kind: 'refuse', reason: 'not-on-page', name: '', crop, choices: aspectChoices(crop) }
    : { kind: 'refuse', reason: 'unknown', name: '', crop: null }
}

/** The look-up of prices or offers of the one crop of a question, where the classifier is as certain as `least`. */
export function lookUpOfTrade(
  question: Question,
  { best, probabilities }: ClassPrediction,
  least: number,
): CropAnswer | null {
  const [crop, second] = question.crops
  const intent = best === 'price' ? 'price' : best === 'listings' ? 'cropListings' : null
  if (!crop || second || !intent || probabilities[best] <= least) return null
  const place = intent === 'price' ? placeOfPriceQuestion(question) : ''
  return { kind: 'look-up', intents: [intent], crops: [crop], place }
}

/** Asks what of a crop is meant, and offers the likely aspects first. */
export const askAspect = (crop: string, likely: readonly CropAspect[]): CropAnswer => ({
  kind: 'ask',
  missing: 'aspect',
  passages: [],
  unknownProblem: '',
  crop,
  choices: aspectChoices(crop, likely),
})
