import { act, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { formatMinutes, useCountdown } from './use-countdown.ts'

const Clock = ({ deadline }: { deadline: number }) => (
  <output>{formatMinutes(useCountdown(deadline))}</output>
)
const shown = () => screen.getByRole('status').textContent

test('the countdown starts at 02:00, ends at 00:00 and stays there', () => {
  vi.useFakeTimers()
  render(<Clock deadline={Date.now() + 120_000} />)
  expect(shown()).toBe('02:00')
  act(() => vi.advanceTimersByTime(1000))
  expect(shown()).toBe('01:59')
  act(() => vi.advanceTimersByTime(118_000))
  expect(shown()).toBe('00:01')
  act(() => vi.advanceTimersByTime(5000))
  expect(shown()).toBe('00:00')
})

test('a tab that was in the background shows the right time when it becomes visible', () => {
  vi.useFakeTimers()
  render(<Clock deadline={Date.now() + 120_000} />)
  // The clock continues while the tab's timers are paused.
  vi.setSystemTime(Date.now() + 90_000)
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'))
  })
  expect(shown()).toBe('00:30')
})
