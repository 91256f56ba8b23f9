import { expect, test } from 'vitest'
import { communityCrops } from '#server/features/community/community-crops.service.ts'
import { AnswerInput, QuestionInput } from '#shared/community/community.schema.ts'
import { findPrivateNumbers } from '#shared/community/community.ts'
import { demoQuestions } from './questions.data.ts'
import { demoSellers } from './sellers.data.ts'

test('every demo question and answer is valid input', () => {
  const names = new Set(demoSellers.map(({ firstName, lastName }) => `${firstName} ${lastName}`))
  for (const { title, body, topic, crop, state, by, answers } of demoQuestions) {
    const question = { title, body, topic, crop, state }
    expect(QuestionInput.parse(question)).toEqual(question)
    expect(crop === '' || communityCrops().has(crop), crop).toBe(true)
    for (const post of [{ by, body }, ...answers]) {
      expect(names, post.by).toContain(post.by)
      expect(AnswerInput.parse({ questionId: 'x', body: post.body }).body).toBe(post.body)
      expect(findPrivateNumbers(post.body)).toEqual([])
    }
  }
})
