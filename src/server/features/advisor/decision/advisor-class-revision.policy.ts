import type { ClassPrediction } from '../classifier/advisor-classifier.service.ts'
import { classOfGuide, type QuestionClass } from '../classifier/advisor-question-class.ts'
import type { AdvisorKnowledge } from '../knowledge/advisor-knowledge.service.ts'
import { type CropAspect, cropAspects } from '../understanding/advisor-aspects.data.ts'
import type { Question } from '../understanding/advisor-question.ts'
import { aspectPassage, passageOfAspect } from './advisor-aspect-passages.policy.ts'
import { aspectChoices, placeChoices, problemChoices } from './advisor-choices.policy.ts'
import type { CropAnswer } from './advisor-crop-decision.policy.ts'
import { guideForCrop, namedGuides } from './advisor-guides.policy.ts'
import { problemPassages } from './advisor-problem-decision.policy.ts'
import { unknownBesideCrop, unknownSubstance } from './advisor-unknown-names.policy.ts'

/**
 * How sure the classifier must be, from 0 to 1, to change what the rules decide. Measured with each batch of the
 * tuning questions left out in turn (docs/decisions/0040).
 */
const certainty = {
  /** That a question is no farming, where the rules ask back. */
  offTopicOfQuestionBack: 0.45,
  /** The same, where the rules have an answer. */
  offTopicOfAnswer: 0.7,
  /** The same, where the question names the guide. */
  offTopicOfNamedGuide: 0.93,
  /** Doubt: the same where next to nothing speaks for the answer of the rules. */
  offTopicOfUnlikelyAnswer: 0.3,
  animals: 0.85,
  /** Which aspect is asked for, where the rules cannot choose. */
  aspectOfQuestionBack: 0.6,
  aspectBesideUnknownWords: 0.8,
  aspectBesideUnknownSubstance: 0.9,
  aspectInsteadOfProblem: 0.85,
  aspectInsteadOfAnother: 0.95,
  weather: 0.9,
  smallTalk: 0.9,
  problem: 0.9,
}
/** A class below this is out of the question. */
const unlikely = 0.08
const maxUnknownWords = 2
const maxSmallTalkWords = 5

const isCropAspect = (name: string): name is CropAspect =>
  (cropAspects as readonly string[]).includes(name)

/** Aspects under which an unknown word may be the name of what is given to a crop. */
const aspectsOfSubstances: ReadonlySet<QuestionClass> = new Set(['fertiliser', 'weeds', 'general'])

const answerOfAspect = (
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

const notFarming = ({ crops }: Question): CropAnswer => {
  const [crop] = crops
  return crop
    ? { kind: 'refuse', reason: 'not-on-page', name: '', crop, choices: aspectChoices(crop) }
    : { kind: 'refuse', reason: 'unknown', name: '', crop: null }
}

const askAspect = (crop: string, likely: readonly CropAspect[]): CropAnswer => ({
  kind: 'ask',
  missing: 'aspect',
  passages: [],
  unknownProblem: '',
  crop,
  choices: aspectChoices(crop, likely),
})

/** What the overview of a crop tells in brief. */
const aspectsOfOverview: ReadonlySet<CropAspect> = new Set(['climate', 'soil', 'duration'])

/** How likely the classifier finds what the rules answer, from 0 to 1. */
function supportOf(
  ruled: Extract<CropAnswer, { kind: 'passages' }>,
  { probabilities }: ClassPrediction,
): number {
  const [first] = ruled.passages
  if (!first) return 1
  if (first.problem !== undefined || first.id.endsWith('/troubles')) return probabilities.problem
  const [kind, name = '', part = ''] = first.id.split('/')
  if (kind === 'guide') return probabilities.guide + probabilities[classOfGuide(name)]
  if (kind !== 'calendar') return 1
  return cropAspects
    .filter(
      (aspect) =>
        passageOfAspect[aspect] === part || (part === 'overview' && aspectsOfOverview.has(aspect)),
    )
    .reduce((sum, aspect) => sum + probabilities[aspect], 0)
}

/** Revises an answer: one that the classifier finds unlikely is not given. */
function reviseAnswer(
  knowledge: AdvisorKnowledge,
  question: Question,
  ruled: Extract<CropAnswer, { kind: 'passages' }>,
  prediction: ClassPrediction,
): CropAnswer {
  const { best, probabilities } = prediction
  const support = supportOf(ruled, prediction)
  const [crop] = question.crops
  const [named] = namedGuides(knowledge, question)
  const isNamed = named?.isOwn && named.guide === ruled.passages[0]
  if (
    probabilities.offTopic > (isNamed ? certainty.offTopicOfNamedGuide : certainty.offTopicOfAnswer)
  )
    return notFarming(question)
  if (support >= unlikely || isNamed) return ruled
  if (probabilities.offTopic > certainty.offTopicOfUnlikelyAnswer)
    return crop ? askAspect(crop, question.aspects) : notFarming(question)
  const isOnCrop = crop !== undefined && question.crops.length === 1
  const isOtherAspect =
    isOnCrop &&
    ruled.passages[0]?.crop === crop &&
    isCropAspect(best) &&
    probabilities[best] > certainty.aspectInsteadOfAnother
  if (!isOtherAspect) return ruled
  const answer = question.strongAspects.length === 0 ? answerOfAspect(knowledge, crop, best) : null
  return answer ?? askAspect(crop, [best, ...question.aspects])
}

/** Whether the rules find two passages that are asked for: "seed and fertiliser". The classifier knows one class only. */
const hasRivals = ({ strongAspects }: Question) =>
  new Set(strongAspects.map((aspect) => passageOfAspect[aspect])).size > 1

/** Revises a question back: where the classifier knows what is asked, it is answered, or refused. */
function reviseQuestionBack(
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
  if (!crop || question.crops.length > 1 || question.mended || !isCropAspect(best)) return ruled
  // The overview is given only where nothing else is said.
  if (best === 'general') return ruled
  // What rots or is eaten in the store is told in several guides.
  if (best === 'storage' && question.hasSigns) return ruled
  const isCertain =
    ruled.missing === 'aspect'
      ? probabilities[best] > certainty.aspectOfQuestionBack && !hasRivals(question)
      : ruled.missing === 'problem' &&
        question.problems.length === 0 &&
        probabilities[best] > certainty.aspectInsteadOfProblem
  return (isCertain && answerOfAspect(knowledge, crop, best)) || ruled
}

/** Revises a refusal for unknown words: where the classifier knows what is asked, they hardly matter. */
function reviseRefusal(
  knowledge: AdvisorKnowledge,
  question: Question,
  ruled: CropAnswer,
  { best, probabilities }: ClassPrediction,
): CropAnswer {
  const { unknownWords, crops, tokens } = question
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
    const isGreeting = best === 'smallTalk' && probabilities.smallTalk > certainty.smallTalk
    return isGreeting && tokens.length <= maxSmallTalkWords
      ? { kind: 'small-talk', reply: 'greeting' }
      : ruled
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

/**
 * Compares what the rules decide with what the classifier makes of the question. The rules know names, the
 * classifier knows turns of phrase: where it is certain, it fills what they leave open, and where it disagrees, nothing is
 * answered.
 */
export function reviseByClass(
  knowledge: AdvisorKnowledge,
  question: Question,
  ruled: CropAnswer,
  prediction: ClassPrediction,
): CropAnswer {
  const { best, probabilities } = prediction
  if (ruled.kind === 'passages')
    return question.namesBanned ? ruled : reviseAnswer(knowledge, question, ruled, prediction)
  if (ruled.kind === 'ask') return reviseQuestionBack(knowledge, question, ruled, prediction)
  if (ruled.kind !== 'refuse') return ruled
  if (ruled.reason === 'unknown') return reviseRefusal(knowledge, question, ruled, prediction)
  const [crop] = question.crops
  // A pest may be called like an animal.
  const isPest =
    ruled.reason === 'animals' &&
    best === 'problem' &&
    probabilities.problem > certainty.problem &&
    probabilities.animals < unlikely
  if (!crop || !isPest) return ruled
  return {
    kind: 'ask',
    missing: 'problem',
    passages: [],
    unknownProblem: ruled.name,
    crop,
    choices: problemChoices(problemPassages(knowledge, crop)),
  }
}
