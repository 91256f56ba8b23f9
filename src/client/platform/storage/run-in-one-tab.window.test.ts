import { afterEach, expect, test, vi } from 'vitest'
import { runInOneTab } from './run-in-one-tab.ts'

afterEach(() => Reflect.deleteProperty(navigator, 'locks'))

const offerLocks = (request: unknown) =>
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true })

test('where the browser blocks locks, it runs without one', async () => {
  const blocked = new DOMException('Locks are blocked.', 'SecurityError')
  offerLocks(() => Promise.reject(blocked))
  await expect(runInOneTab('a-lock', async () => 7)).resolves.toBe(7)
})

test('what fails within the lock is not run again', async () => {
  offerLocks((_: string, run: () => unknown) => run())
  const run = vi.fn(async () => {
    throw new Error('refused')
  })
  await expect(runInOneTab('a-lock', run)).rejects.toThrow('refused')
  expect(run).toHaveBeenCalledOnce()
})
