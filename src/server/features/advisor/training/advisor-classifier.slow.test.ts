import { expect, test } from 'vitest'
import { bytesOfModel } from '../classifier/advisor-linear-model.ts'
import { readModel } from '../classifier/advisor-models.service.ts'
import { readEvaluationQuestions } from '../evaluation/evaluation-questions.ts'
import { advisorKnowledge } from '../knowledge/advisor-knowledge.service.ts'
import { createModelTrainer } from './advisor-trainer.service.ts'

test('training from the same questions gives the committed weights of the model of problems', () => {
  const committed = readModel('problem')
  const trained = createModelTrainer(advisorKnowledge()).problem(readEvaluationQuestions('tuning'))
  expect(committed.scale).toBeCloseTo(trained.scale, 4)
  const [left, right] = [committed, trained].map(
    ({ weights }) => new Int8Array(bytesOfModel(weights)),
  ) as [Int8Array, Int8Array]
  expect(left.length).toBe(right.length)
  // The exponential function may differ in its last bit from one processor to the next.
  const isOther = left.filter((byte, index) => Math.abs(byte - (right[index] as number)) > 1)
  expect(isOther.length).toBe(0)
}, 180_000)
