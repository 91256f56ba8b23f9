import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { readVisitorLines, writeVisitorLines } from '#client/domain/cart/visitor-cart.ts'
import { endSession } from '#client/domain/session/end-session.ts'
import { communityDraft } from '#client/features/community/draft.ts'
import { sessionDraft } from '#client/features/expert/session-draft.ts'
import { readLastAccount, rememberAccount } from '#client/platform/session/remembered-account.ts'
import { deleteToken, storeToken } from '#client/platform/session/session.ts'
import { MemberRefresh } from './member-refresh.tsx'

afterEach(() => vi.restoreAllMocks())

/** An app that has a user's profile in its cache. */
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

test('the end of a session clears the cached answers', () => {
  storeToken('t-1', 'farmer')
  const profile = openWithProfile()
  expect(profile()).toBeDefined()
  act(deleteToken)
  expect(profile()).toBeUndefined()
})

test('a page that comes back by “Back” shows nothing of a session that ended meanwhile', () => {
  storeToken('t-1', 'farmer')
  const profile = openWithProfile()
  // Another document of this tab: the browser tells a page that is left nothing of it.
  localStorage.removeItem('token')
  expect(profile()).toBeDefined()
  act(() => void window.dispatchEvent(new Event('pageshow')))
  expect(profile()).toBeUndefined()
})

test('a login keeps the visitor’s answers, and a login of another user in another tab reloads the page', () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {})
  const seen = openWithProfile()
  act(() => storeToken('t-1', 'farmer'))
  expect(seen()).toBeDefined()
  expect(reload).not.toHaveBeenCalled()
  act(() => storeToken('t-2', 'farmer'))
  expect(reload).toHaveBeenCalledOnce()
})

test('a logout deletes the drafts and the visitor’s cart', () => {
  storeToken('t-1', 'farmer')
  rememberAccount('asha')
  const cropId = '019a0000-0000-7000-8000-000000000001'
  communityDraft('question').write({ title: 'My leaves are yellow' })
  sessionDraft.write({ question: 'Call me about my wheat' })
  sessionStorage.setItem('visits', '12')
  localStorage.setItem('message-draft:u1:c1', '{}')
  writeVisitorLines([{ cropId, quantity: 3, price: 25.5 }])
  endSession()
  expect(sessionDraft.read()).toBeNull()
  expect(readLastAccount()).toBeNull()
  expect(Object.keys(sessionStorage)).toEqual(['visits'])
  expect(localStorage.getItem('message-draft:u1:c1')).toBeNull()
  expect(readVisitorLines()).toEqual([])
})
