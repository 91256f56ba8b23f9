import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Providers } from '#client/app/providers.tsx'
import { answerLater } from '#client/domain/waiting/pending-answers.ts'
import { readToken, storeToken } from '#client/platform/session/session.ts'
import { createTrpcClient } from '#client/platform/trpc/trpc.ts'
import { fakeServer } from '#client/testing/fake-server.ts'
import { useLogout } from './use-logout.ts'

beforeEach(() => {
  storeToken('t', 'farmer')
  vi.spyOn(window.location, 'reload').mockImplementation(() => {})
})
afterEach(() => vi.restoreAllMocks())

const logout = () => {
  const { result } = renderHook(useLogout, { wrapper: Providers })
  return act(result.current)
}

test('an acceptance that could still be undone is sent before the session ends', async () => {
  const calls = fakeServer({
    'order.change': () => ({ data: {} }),
    'auth.logout': () => ({ data: { message: 'Bye' } }),
  })
  const client = createTrpcClient()
  answerLater('answer-order o1', () =>
    client.order.change.mutate({ orderId: 'o1', to: 'accepted' }),
  )
  await logout()
  const sent = calls.map(([procedure, headers]) => [procedure, headers.get('authorization')])
  expect(sent).toEqual([
    ['order.change', 'Bearer t'],
    ['auth.logout', 'Bearer t'],
  ])
  expect(readToken()).toBeNull()
})

test('a logout without any answer ends the session in the browser after its time', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const timeouts: number[] = []
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    timeouts.push(ms)
    const controller = new AbortController()
    setTimeout(() => controller.abort(new DOMException('No answer', 'TimeoutError')))
    return controller.signal
  })
  vi.stubGlobal(
    'fetch',
    (_address: string, { signal }: RequestInit) =>
      new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
  )
  const answer = Promise.withResolvers<void>()
  answerLater('answer-order o2', () => answer.promise)
  await logout()
  answer.resolve()
  expect(timeouts).toEqual([4000, 4000])
  expect(warn).toHaveBeenCalledOnce()
  expect(readToken()).toBeNull()
})
