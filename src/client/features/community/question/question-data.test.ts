import { expect, test } from 'vitest'
import type { QuestionView } from '#shared/community/community.schema.ts'
import { questionData } from './question-data.ts'

const answer = {
  _id: 'a1',
  body: 'After the first rain.',
  helpful: 2,
  createdAt: '2026-11-21T06:00:00.000Z',
  author: { name: 'Ravi K.' },
}
const question = {
  title: 'When is gram sown?',
  body: '',
  answers: 1,
  helpful: 3,
  createdAt: '2026-11-20T06:00:00.000Z',
  author: { name: '' },
  answerList: [answer],
} as unknown as QuestionView

test('search engines get a question with its answers, and a name for authors who have none', () => {
  expect(questionData(question, '/community/q1')).toMatchObject({
    mainEntity: {
      name: 'When is gram sown?',
      text: 'When is gram sown?',
      answerCount: 1,
      upvoteCount: 3,
      author: { name: 'KrishiHaat member' },
      suggestedAnswer: [
        { text: 'After the first rain.', author: { name: 'Ravi K.' }, url: '/community/q1#a1' },
      ],
    },
  })
})

test('the text of a question is its details where it has some, beside its title', () => {
  const body = 'My field is in Vidarbha, on black soil.'
  expect(questionData({ ...question, body }, '/')).toMatchObject({
    mainEntity: { name: 'When is gram sown?', text: body },
  })
})

test('at most ten answers are given, and nothing without an answer', () => {
  const many = { ...question, answerList: Array.from({ length: 11 }, () => answer) } as QuestionView
  expect(questionData(many, '/')).toHaveProperty('mainEntity.suggestedAnswer.length', 10)
  expect(questionData({ ...question, answerList: [] }, '/')).toBeUndefined()
})
