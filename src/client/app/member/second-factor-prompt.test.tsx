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

beforeAll(() => startTranslation())
// Loaded before the tests, as it is loaded lazily.
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

/** A server that demands the second step before a change. @returns the tokens of the attempts. */
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

test('a change that needs the second step is sent again with the new token once it is confirmed', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {})
  const tokens = startSaving()
  const code = await screen.findByLabelText(/^Code from your authenticator app/)
  fireEvent.input(code, { target: { value: '123 456' } })
  fireEvent.click(screen.getByRole('button', { name: 'Confirm' }))
  expect(await screen.findByText('saved asha@okbank')).toBeDefined()
  expect(tokens()).toEqual(['Bearer t-old', 'Bearer t-new'])
  expect([localStorage.getItem('token'), localStorage.getItem('mtoken')]).toEqual([
    't-new',
    't-new',
  ])
  expect(reload).not.toHaveBeenCalled()
})

test('after a cancelled second step the caller gets the refusal', async () => {
  const tokens = startSaving()
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
  expect(await screen.findByText('Please confirm that it is you.')).toBeDefined()
  expect(tokens()).toEqual(['Bearer t-old'])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('a renewed token belongs to the same session, and a new login to another one', () => {
  storeToken('t-1', 'farmer')
  const tag = readSessionTag()
  renewToken('t-2')
  renewToken('t-3')
  expect([readToken(), readSessionTag()]).toEqual(['t-3', tag])
  // Another session's token: the renewed one's tag is not its own.
  localStorage.setItem('token', 't-4')
  expect(readSessionTag()).not.toBe(tag)
  storeToken('t-5', 'farmer')
  expect(readSessionTag()).not.toBe(tag)
})
