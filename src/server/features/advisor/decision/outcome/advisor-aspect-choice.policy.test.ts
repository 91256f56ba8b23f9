import { expect, test } from 'vitest'
import { advisorKnowledge } from '../../knowledge/advisor-knowledge.service.ts'
import { chooseAspect } from './advisor-aspect-choice.policy.ts'

test.each([
  ['harvest of wheat at night with dew', 'harvest'],
  ['harvest of wheat by combine at night with dew', null],
  ['yield of wheat under eclipse shadow', null],
  ['how much is the yield of wheat under eclipse shadow', 'yield'],
])(
  'two words that nothing explains are too many for an aspect, unless an amount is asked for: "%s"',
  (question, aspect) => {
    expect(chooseAspect(advisorKnowledge().parseQuestion(question, undefined, new Date()))).toBe(
      aspect,
    )
  },
)
