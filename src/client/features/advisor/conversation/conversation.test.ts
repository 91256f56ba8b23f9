import { expect, test } from 'vitest'
import { chatSentences } from '#shared/advisor/advisor.constants.ts'
import type { ChatPiece } from '#shared/advisor/advisor.schema.ts'
import { type Bubble, conversationReducer, type Step } from './conversation.ts'

const source = { title: 'Wheat', date: '', url: '/crop-calendar/wheat' }
const done: ChatPiece = {
  type: 'done',
  reply: { message: 'In November.', sources: [source], isKnown: true, writtenBy: 'advisor' },
}
const ask: Step = { type: 'ask', question: 'When is wheat sown?' }
const piece = (one: ChatPiece): Step => ({ type: 'piece', piece: one })
const text = (words: string) => piece({ type: 'text', text: words })
const after = (...steps: Step[]) => steps.reduce<Bubble[]>(conversationReducer, [])
const last = (...steps: Step[]) => after(...steps).at(-1)

test('a question is followed by a waiting bubble', () => {
  expect(after(ask).map(({ role, text: said, state }) => [role, said, state])).toEqual([
    ['user', 'When is wheat sown?', 'done'],
    ['bot', chatSentences.waiting, 'waiting'],
  ])
})

test('the chunks replace the waiting sentence and grow', () => {
  expect(last(ask, text('In '), text('Nov'))).toMatchObject({ text: 'In Nov', state: 'growing' })
})

test('the finished answer is the server’s complete text, with its sources', () => {
  expect(last(ask, text('In '), piece(done))).toMatchObject({
    text: 'In November.',
    sources: [source],
    state: 'done',
  })
})

test('a withdrawn answer returns to waiting, and none of its text stays', () => {
  const restart = piece({ type: 'restart' })
  expect(last(ask, text('Wrong'), restart)).toMatchObject({
    text: chatSentences.waiting,
    state: 'waiting',
  })
  expect(last(ask, text('Wrong'), restart, text('Right'))?.text).toBe('Right')
})

test('a failure replaces the partial answer', () => {
  const fail: Step = { type: 'fail', sentence: chatSentences.failed }
  expect(last(ask, text('In '), fail)).toMatchObject({
    text: chatSentences.failed,
    state: 'failed',
  })
  expect(after(ask, piece(done), ask, fail, { type: 'retry' })).toHaveLength(2)
})

test('bubbles have unique ids', () => {
  const ids = after(ask, piece(done), ask).map(({ id }) => id)
  expect(new Set(ids).size).toBe(4)
})

test('a cleared conversation is empty', () => {
  expect(after(ask, piece(done), { type: 'clear' })).toEqual([])
})
