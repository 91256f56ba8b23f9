import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { finishDelayed } from './delayed-actions.ts'
import { undoMs } from './undo.constants.ts'
import { useDelayedAction } from './use-delayed-action.ts'

afterEach(() => vi.useRealTimers())

function Action({ run }: { run: () => unknown }) {
  const { secondsLeft, start, undo } = useDelayedAction()
  return (
    <button type="button" onClick={() => (secondsLeft === null ? start(run) : undo())}>
      {secondsLeft ?? 'accept'}
    </button>
  )
}

const button = () => screen.getByRole('button')
const leave = () => window.dispatchEvent(new Event('pagehide'))

test('a page that is left in the moment of the press still sends what was chosen, and only once', () => {
  const run = vi.fn()
  render(<Action run={run} />)
  // Not through the testing library, which would run the effects of the press.
  button().click()
  leave()
  leave()
  expect(run).toHaveBeenCalledOnce()
})

test('what was undone is not sent, neither by leaving the page nor by the time', () => {
  vi.useFakeTimers()
  const run = vi.fn()
  render(<Action run={run} />)
  act(() => button().click())
  expect(button().textContent).toBe(String(undoMs / 1000))
  act(() => button().click())
  leave()
  act(() => vi.advanceTimersByTime(undoMs * 2))
  expect(run).not.toHaveBeenCalled()
  expect(button().textContent).toBe('accept')
})

test('the action runs at the end of its time, and at once when its part of the page goes', () => {
  vi.useFakeTimers()
  const run = vi.fn()
  const { unmount } = render(<Action run={run} />)
  act(() => button().click())
  act(() => vi.advanceTimersByTime(undoMs - 1000))
  expect(run).not.toHaveBeenCalled()
  act(() => vi.advanceTimersByTime(1000))
  expect(run).toHaveBeenCalledOnce()
  act(() => button().click())
  unmount()
  leave()
  expect(run).toHaveBeenCalledTimes(2)
})

test('at the end of the session the action runs at once, and its answer is awaited', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const run = vi.fn(() => promise)
  render(<Action run={run} />)
  act(() => button().click())
  let isFinished = false
  const finishing = finishDelayed().then(() => {
    isFinished = true
  })
  expect(run).toHaveBeenCalledOnce()
  await new Promise((done) => setTimeout(done))
  expect(isFinished).toBe(false)
  resolve()
  await finishing
  await finishDelayed()
  expect(run).toHaveBeenCalledOnce()
})
