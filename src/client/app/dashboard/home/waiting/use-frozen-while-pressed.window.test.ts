import { act, fireEvent, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useFrozenWhilePressed } from './use-frozen-while-pressed.ts'

test('a list that grows during a press is shown once the press has ended', async () => {
  vi.useFakeTimers()
  const { result, rerender } = renderHook(({ rows }) => useFrozenWhilePressed(rows), {
    initialProps: { rows: ['a'] },
  })
  act(() => void fireEvent.pointerDown(window))
  rerender({ rows: ['new', 'a'] })
  expect(result.current).toEqual(['a'])
  act(() => void fireEvent.pointerUp(window))
  expect(result.current).toEqual(['a'])
  await act(() => vi.advanceTimersByTimeAsync(100))
  expect(result.current).toEqual(['new', 'a'])
  vi.useRealTimers()
})
