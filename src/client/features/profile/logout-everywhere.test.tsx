import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerLater } from '#client/domain/waiting/pending-answers.ts'
import { readToken, storeToken } from '#client/platform/session/session.ts'
import { createTrpcClient } from '#client/platform/trpc/trpc.ts'
import { fakeServer } from '#client/testing/fake-server.ts'
import { renderInApp } from '#client/testing/render.tsx'
import { LogoutEverywhere } from './logout-everywhere.tsx'

test('an acceptance that could still be undone is sent before all sessions end', async () => {
  storeToken('t', 'farmer')
  const calls = fakeServer({
    'order.change': () => ({ data: {} }),
    'auth.logoutEverywhere': () => ({ data: { message: 'Bye' } }),
  })
  answerLater('answer-order o1', () =>
    createTrpcClient().order.change.mutate({ orderId: 'o1', to: 'accepted' }),
  )
  renderInApp(<LogoutEverywhere />)
  fireEvent.click(screen.getByRole('button', { name: 'Log out everywhere' }))
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.click(dialog.getByRole('button', { name: 'Log out everywhere' }))
  await expect.poll(readToken).toBeNull()
  expect(calls.map(([procedure]) => procedure)).toEqual(['order.change', 'auth.logoutEverywhere'])
})
