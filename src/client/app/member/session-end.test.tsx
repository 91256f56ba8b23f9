import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { readVisitorLines, writeVisitorLines } from '#client/domain/cart/visitor-cart.ts'
import { endSession } from '#client/domain/session/end-session.ts'
import { saveDraft } from '#client/features/community/draft.ts'
import { saveDraft as keepSession, takeDraft } from '#client/features/expert/session-draft.ts'
import { deleteToken, storeToken } from '#client/platform/session/session.ts'
import { MemberRefresh } from './member-refresh.tsx'

afterEach(() => vi.restoreAllMocks())

/** An app in which somebody's profile has been answered. */
function openWithProfile() {
  const client = new QueryClient()
  client.setQueryData(['profile'], { firstName: 'Asha' })
  render(
    <QueryClientProvider client={client}>
      <MemberRefresh isRendered={false} />
    </QueryClientProvider>,
  )
  return () => client.getQueryData(['profile'])
}

test('when a session ends, what was answered to it is gone', () => {
  storeToken('t-1', 'farmer')
  const profile = openWithProfile()
  expect(profile()).toBeDefined()
  act(deleteToken)
  expect(profile()).toBeUndefined()
})

test('a login keeps what a visitor has seen, and another person’s in another tab begins anew', () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {})
  const seen = openWithProfile()
  act(() => storeToken('t-1', 'farmer'))
  expect(seen()).toBeDefined()
  expect(reload).not.toHaveBeenCalled()
  act(() => storeToken('t-2', 'farmer'))
  expect(reload).toHaveBeenCalledOnce()
})

test('after a logout nobody finds what was typed or wanted here', () => {
  const cropId = '019a0000-0000-7000-8000-000000000001'
  saveDraft('question', { title: 'My leaves are yellow' })
  keepSession({ question: 'Call me about my wheat' })
  sessionStorage.setItem('visits', '12')
  localStorage.setItem('message-draft:u1:c1', '{}')
  writeVisitorLines([{ cropId, quantity: 3, price: 25.5 }])
  endSession()
  expect(takeDraft()).toBeNull()
  expect(Object.keys(sessionStorage)).toEqual(['visits'])
  expect(localStorage.getItem('message-draft:u1:c1')).toBeNull()
  expect(readVisitorLines()).toEqual([])
})
