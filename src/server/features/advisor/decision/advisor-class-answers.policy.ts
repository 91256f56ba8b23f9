import type { ClassPrediction } from '../classifier/advisor-classifier.service.ts'
import { classOfGuide, type QuestionClass } from '../classifier/advisor-question-class.ts'
import type { AdvisorKnowledge } from '../knowledge/advisor-knowledge.service.ts'
import { type CropAspect, cropAspects } from '../understanding/advisor-aspects.data.ts'
import type { Question } from '../understanding/advisor-question.ts'
import { passageOfAspect } from './advisor-aspect-passages.policy.ts'
import {
  answerOfAspect,
  askAspect,
  certainty,
  isCropAspect,
  lookUpOfTrade,
  notFarming,
  unlikely,
} from './advisor-class-certainty.policy.ts'
import type { CropAnswer } from './advisor-crop-decision.policy.ts'
import { type NamedGuide, namedGuides } from './advisor-guides.policy.ts'

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

/** What only the page of a plant tells: "spacing for neem saplings" does not ask for the extract of neem. */
const aspectsOfPlants: ReadonlySet<QuestionClass> = new Set([
  'spacing',
  'seed',
  'yield',
  'duration',
  'varieties',
  'harvest',
])

/** Revises the answer by a guide that the question names, while it asks for something about a plant. */
function reviseNamedGuide(
  { crops, strongAspects }: Question,
  ruled: CropAnswer,
  { words }: NamedGuide,
  { best, probabilities }: ClassPrediction,
): CropAnswer {
  const [crop] = crops
  if (!isCropAspect(best) || probabilities[best] < certainty.aspectInsteadOfGuide) return ruled
  if (crop) return strongAspects.includes(best) ? askAspect(crop, [best]) : ruled
  if (!aspectsOfPlants.has(best)) return ruled
  const name = words.map(({ text }) => text).join(' ')
  return { kind: 'refuse', reason: 'uncovered', name, crop: null }
}

/** Revises a look-up: the price of a saree is none of cotton, and not every place is asked for its weather. */
export function reviseLookUp(
  question: Question,
  ruled: Extract<CropAnswer, { kind: 'look-up' }>,
  { probabilities }: ClassPrediction,
): CropAnswer {
  const { unknownWords, placeWords } = question
  const isPlaceKnown = !unknownWords.some((word) => ruled.place.split(' ').includes(word))
  if (
    isPlaceKnown ||
    placeWords.some((word) => ruled.place.includes(word) && ruled.intents[0] === 'price')
  )
    return ruled
  return probabilities.offTopic > certainty.offTopicOfUnknownPlace
    ? { kind: 'refuse', reason: 'unknown', name: unknownWords.join(' '), crop: null }
    : ruled
}

/** Revises an answer: one that the classifier finds unlikely is not given. */
export function reviseAnswer(
  knowledge: AdvisorKnowledge,
  question: Question,
  ruled: Extract<CropAnswer, { kind: 'passages' }>,
  prediction: ClassPrediction,
): CropAnswer {
  const { best, probabilities } = prediction
  const traded = lookUpOfTrade(question, prediction, certainty.tradeInsteadOfAspect)
  if (traded && ruled.passages[0]?.id.startsWith('calendar/')) return traded
  const support = supportOf(ruled, prediction)
  const [crop] = question.crops
  const [named] = namedGuides(knowledge, question)
  const isNamed = named?.isOwn && named.guide === ruled.passages[0]
  const isNamedInOneWord = named?.words.length === 1 && question.unexplainedWords.length > 1
  const mostOffTopic = !isNamed
    ? certainty.offTopicOfAnswer
    : isNamedInOneWord
      ? certainty.offTopicOfGuideInOneWord
      : certainty.offTopicOfNamedGuide
  if (probabilities.offTopic > mostOffTopic) return notFarming(question)
  // An unknown word may be the matter itself: "an EWS certificate", "lime water against weight".
  const isDoubtful =
    question.unknownWords.length > 0 &&
    probabilities.offTopic > certainty.offTopicBesideUnknownWords &&
    support < certainty.supportBesideUnknownWords
  if (isDoubtful) {
    const name = question.unknownWords.join(' ')
    return crop
      ? askAspect(crop, question.aspects)
      : { kind: 'refuse', reason: 'unknown', name, crop: null }
  }
  if (support >= unlikely) return ruled
  if (isNamed) return reviseNamedGuide(question, ruled, named, prediction)
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
