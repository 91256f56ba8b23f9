import type { Question } from '../../understanding/advisor-question.ts'
import { textWithoutCrops } from '../../understanding/intents/advisor-opposite-questions.policy.ts'
import { cropInField, type Qualifier, qualifiers } from './advisor-qualifiers.data.ts'

/** The conditions that a question sets for what it asks of a crop. */
export function qualifiersOf(question: Question): readonly Qualifier[] {
  const text = textWithoutCrops(question)
  return qualifiers.filter(
    ({ question: setting, aspect }) =>
      setting.test(text) && (aspect === undefined || question.aspects.includes(aspect)),
  )
}

/** Whether a question is about a crop that stands in the field. */
export const isAboutCropInField = (question: Question): boolean =>
  cropInField.test(textWithoutCrops(question))
