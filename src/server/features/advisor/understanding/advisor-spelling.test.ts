import { expect, test } from 'vitest'
import { composeAnswer } from '../answer/advisor-answer.policy.ts'
import { advisorKnowledge } from '../knowledge/advisor-knowledge.service.ts'
import { isSprayDayQuestion, placeOfWeatherQuestion } from './advisor-place.policy.ts'

const day = new Date('2026-11-20T06:00:00Z')
const parseQuestion = (message: string) => advisorKnowledge().parseQuestion(message, undefined, day)

function answer(message: string, language: 'en' | 'hi') {
  const question = parseQuestion(message)
  return composeAnswer(advisorKnowledge().search(question), question, language).message
}

test.each([
  ['गेहूं में यूरिया कब डालें', 'गेहूँ: खाद'],
  ['soil ph kaise check kare', 'मिट्टी की जाँच और मृदा स्वास्थ्य कार्ड'],
  ['टमाटर में कीड़ा लग गया है', 'टमाटर: कीट और रोग'],
])('the answer to "%s" begins with the passage "%s"', (message, title) => {
  expect(answer(message, 'hi').split('\n')[0]).toBe(title)
})

test('a question about sowing in a town of unknown state lists the month and asks for the state', () => {
  const answerText = answer('मैं सुल्तानपुर में हूँ, नवंबर में कौन सी फसल बोऊं?', 'hi')
  expect(answerText).toContain('नवंबर में क्या बोएँ')
  expect(answerText).toContain('अपना राज्य बताएँ')
  expect(answer('यूपी में नवंबर में क्या बोऊं', 'hi')).not.toContain('अपना राज्य बताएँ')
})

test('a second passage that only shares one word with the question is left out', () => {
  expect(answer('Which crop gives most profit?', 'en')).not.toContain('frost')
})

test.each([
  ['Is it too hot to spray today?', true],
  ['आज छिड़काव करूं?', true],
  ['can I spray in Nagpur tomorrow', true],
  ['how many days after spraying can I harvest', false],
  ['I sprayed today and feel dizzy', false],
  ['आज टमाटर में कीड़े के लिए क्या छिड़कें', false],
])('whether "%s" asks only if the day is fit for spraying: %s', (message, expected) => {
  expect(isSprayDayQuestion(parseQuestion(message))).toBe(expected)
})

test.each([
  ['Is it too hot to spray today?', ''],
  ['can I spray in Nagpur tomorrow', 'Nagpur'],
  ['नागपुर में आज छिड़काव करूं?', 'नागपुर'],
])('"%s" asks for the weather in "%s"', (message, place) => {
  expect(placeOfWeatherQuestion(parseQuestion(message), [])).toBe(place)
})
