import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { startTranslation } from '#client/platform/i18n/i18n.ts'
import {
  readSessionTag,
  readToken,
  renewToken,
  storeToken,
} from '#client/platform/session/session.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'
import { fakeServer } from '#client/testing/fake-server.ts'
import { renderInApp } from '#client/testing/render.tsx'

beforeAll(startTranslation)
// Fetched when it is first needed.
beforeAll(() => import('#client/domain/second-factor/confirm-dialog.tsx'))
afterEach(() => {
  localStorage.clear()
  vi.unstubAllGlobals()
})

const refusal = {
  refusal: {
    status: 403,
    code: 'second_factor.confirm',
    message: 'Please confirm that it is you.',
  },
}

function Saver() {
  const { mutate, data, error } = trpc.user.update.useMutation()
  return (
    <>
      <button type="button" onClick={() => mutate({ upiId: 'asha@okbank' })}>
        Save
      </button>
      <output>{data ? `saved ${data.upiId}` : error?.message}</output>
    </>
  )
}

/** A server that wants the second step before it saves. @returns the tokens that saving was tried with. */
function startSaving() {
  storeToken('t-old', 'merchant')
  let isConfirmed = false
  const calls = fakeServer({
    'user.update': () => (isConfirmed ? { data: { upiId: 'asha@okbank' } } : refusal),
    'secondFactor.methods': () => ({ data: { methods: ['app'] } }),
    'secondFactor.confirm': () => {
      isConfirmed = true
      return { data: { token: 't-new', kind: 'merchant', message: 'Confirmed' } }
    },
  })
  renderInApp(<Saver />)
  fireEvent.click(screen.getByRole('button', { name: 'Save' }))
  return () =>
    calls
      .filter(([procedure]) => procedure === 'user.update')
      .map(([, headers]) => headers.get('authorization'))
}

test('a change that wants the second step is sent again, with the new token, once it is confirmed', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {})
  const tokens = startSaving()
  const code = await screen.findByLabelText(/^Code from your authenticator app/)
  fireEvent.change(code, { target: { value: '123 456' } })
  fireEvent.click(screen.getByRole('button', { name: 'Confirm' }))
  expect(await screen.findByText('saved asha@okbank')).toBeDefined()
  expect(tokens()).toEqual(['Bearer t-old', 'Bearer t-new'])
  expect([localStorage.getItem('token'), localStorage.getItem('mtoken')]).toEqual([
    't-new',
    't-new',
  ])
  expect(reload).not.toHaveBeenCalled()
})

test('given up, the refusal reaches whoever made the change', async () => {
  const tokens = startSaving()
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
  expect(await screen.findByText('Please confirm that it is you.')).toBeDefined()
  expect(tokens()).toEqual(['Bearer t-old'])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a renewed token is the same session, a new login is another one', () => {
  storeToken('t-1', 'farmer')
  const tag = readSessionTag()
  renewToken('t-2')
  renewToken('t-3')
  expect([readToken(), readSessionTag()]).toEqual(['t-3', tag])
  // Written by somebody else: the tag of the renewed one is not its.
  localStorage.setItem('token', 't-4')
  expect(readSessionTag()).not.toBe(tag)
  storeToken('t-5', 'farmer')
  expect(readSessionTag()).not.toBe(tag)
})
