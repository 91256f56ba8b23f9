import { act, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { startTranslation, switchLanguage } from '#client/platform/i18n/i18n.ts'
import { withHindi } from '#client/platform/i18n/load-hindi.ts'
import { renderInApp } from '#client/testing/render.tsx'
import type { QuestionCard as Question } from '#shared/community/community.schema.ts'
import { QuestionCard } from './question-card.tsx'

beforeAll(() => startTranslation())
afterEach(() => act(() => switchLanguage('en')))

const card: Question = {
  _id: 'q1',
  title: 'Why do leaves turn yellow?',
  excerpt: '',
  topic: 'health',
  crop: null,
  state: '',
  answers: 2,
  helpful: 3,
  createdAt: '2026-11-20T06:00:00.000Z',
  updatedAt: '2026-11-20T06:00:00.000Z',
  editedAt: null,
  author: { name: 'Ramesh P.', verified: true, place: 'Nashik, Maharashtra' },
  isOwn: false,
  isUnderReview: false,
}

/** What a screen reader reads of the marks: the figure that is shown alone is left out. */
const spokenMarks = (pattern: RegExp) => {
  const sentence = screen.getByText(pattern)
  expect(sentence.previousElementSibling?.getAttribute('aria-hidden')).toBe('true')
  return sentence.textContent
}

test('how many people found a question helpful is one sentence for a screen reader', () => {
  renderInApp(<QuestionCard question={card} />)
  expect(spokenMarks(/found it helpful/)).toBe('3 people found it helpful')
})

test.each([
  [1, '1 व्यक्ति के काम आया'],
  [3, '3 लोगों के काम आया'],
])('in Hindi %d of them is one sentence too', async (helpful, sentence) => {
  await withHindi(() => import('./question-card.tsx'), 'community')
  await act(() => switchLanguage('hi'))
  renderInApp(<QuestionCard question={{ ...card, helpful }} />)
  expect(spokenMarks(/के काम आया/)).toBe(sentence)
})
