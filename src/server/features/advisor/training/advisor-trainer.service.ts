import { featuresOf, maskQuestion } from '../classifier/advisor-classifier-features.policy.ts'
import type { ClassifierWeights } from '../classifier/advisor-classifier-weights.ts'
import { advisorKnowledge } from '../knowledge/advisor-knowledge.service.ts'
import { trainClassifier } from './advisor-training.policy.ts'
import { readTrainingExamples } from './advisor-training-examples.ts'

/** Names of months say when, on whatever day the training runs. */
const trainingDay = new Date('2026-11-22T00:00:00Z')

/** Trains the classifier from the tuning questions and the phrasings; it takes about ten seconds. */
export function trainAdvisorClassifier(): ClassifierWeights {
  const { parseQuestion } = advisorKnowledge()
  return trainClassifier(
    readTrainingExamples().map(({ text, label }) => ({
      label,
      features: featuresOf(maskQuestion(parseQuestion(text, undefined, trainingDay))),
    })),
  )
}
