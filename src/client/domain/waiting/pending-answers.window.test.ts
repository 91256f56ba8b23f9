import { renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { undoMs } from '#client/ui/undo/undo.constants.ts'
import { answerLater, undoAnswer, useAnswerStates } from './pending-answers.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const stateOf = (id: string) => renderHook(useAnswerStates).result.current.get(id)

test('an answer is sent when its time is over, once, and not before', async () => {
  const send = vi.fn(async () => {})
  answerLater('a', send)
  answerLater('a', send)
  expect(stateOf('a')).toBe('waiting')
  await vi.advanceTimersByTimeAsync(undoMs - 1)
  expect(send).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(send).toHaveBeenCalledTimes(1)
  expect(stateOf('a')).toBeUndefined()
})

test('an answer that was taken back is never sent, and can be given again', async () => {
  const send = vi.fn(async () => {})
  answerLater('b', send)
  undoAnswer('b')
  await vi.advanceTimersByTimeAsync(undoMs * 2)
  expect(send).not.toHaveBeenCalled()
  answerLater('b', send)
  await vi.advanceTimersByTimeAsync(undoMs)
  expect(send).toHaveBeenCalledTimes(1)
})

test('an answer is sent at once when the page is hidden, and can then not be taken back', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const send = vi.fn(() => promise)
  answerLater('c', send)
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
  document.dispatchEvent(new Event('visibilitychange'))
  expect(send).toHaveBeenCalledTimes(1)
  undoAnswer('c')
  expect(stateOf('c')).toBe('sending')
  resolve()
  await vi.advanceTimersByTimeAsync(undoMs)
  expect(stateOf('c')).toBeUndefined()
  expect(send).toHaveBeenCalledTimes(1)
})
