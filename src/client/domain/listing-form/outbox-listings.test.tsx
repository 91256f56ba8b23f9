import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { readDraft } from '#client/domain/outbox/drafts.ts'
import {
  deleteFromOutbox,
  readOutbox,
  withOutbox,
  writeOutbox,
} from '#client/domain/outbox/outbox.ts'
import { startTranslation } from '#client/platform/i18n/i18n.ts'
import { paths } from '#client/platform/paths/paths.ts'
import { rememberAccount } from '#client/platform/session/remembered-account.ts'
import { storeToken } from '#client/platform/session/session.ts'
import { emptyIdb } from '#client/testing/fake-idb.ts'
import { fakeServer } from '#client/testing/fake-server.ts'
import { renderInApp } from '#client/testing/render.tsx'
import { OutboxListings } from './outbox-listings.tsx'

vi.mock('idb-keyval', async () => (await import('#client/testing/fake-idb.ts')).fakeIdb)

const draftKey = { owner: 'sunita', kind: 'crop', listingId: 'c-1' } as const

beforeAll(() => startTranslation())
beforeEach(async () => {
  emptyIdb()
  fakeServer({})
  storeToken('t-1', 'farmer')
  rememberAccount('sunita')
  window.history.replaceState(null, '', paths.myCrops.href())
  await writeOutbox({
    ...draftKey,
    id: 'o-1',
    idempotencyKey: 'key-1',
    name: 'Wheat',
    values: { price: 25 },
    createdAt: Date.now(),
  })
})

/** The browser's locks; happy-dom has none. */
function offerLocks() {
  let last: Promise<unknown> = Promise.resolve()
  const request = (_: string, run: () => Promise<unknown>) => {
    const result = last.then(run)
    last = result.catch(() => {})
    return result
  }
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true })
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'locks')
  })
}

/** Shows the outbox while its listing is being sent. @returns ends that. */
async function openWhileSending() {
  offerLocks()
  const sending = Promise.withResolvers<void>()
  void withOutbox(() => sending.promise)
  renderInApp(<OutboxListings kind="crop" />)
  return { button: await screen.findByRole('button', { name: 'Change Wheat' }), sending }
}

test('a press on “Change” shows that it waits, and then opens the form', async () => {
  const { button, sending } = await openWhileSending()
  fireEvent.click(button)
  await waitFor(() => expect(button.getAttribute('data-loading')).toBe('true'))
  expect(await readOutbox()).toHaveLength(1)
  sending.resolve()
  await waitFor(() => expect(window.location.pathname).toBe(paths.editCrop.href('c-1')))
  expect(await readDraft(draftKey)).toMatchObject({ values: { price: 25 } })
})

test('a user who has gone to another page meanwhile stays there', async () => {
  const { button, sending } = await openWhileSending()
  fireEvent.click(button)
  window.history.pushState(null, '', '/weather')
  sending.resolve()
  await waitFor(async () => expect(await readDraft(draftKey)).not.toBeNull())
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(window.location.pathname).toBe('/weather')
})

test('a listing that is sent before the press takes effect asks nothing and opens no form', async () => {
  const { button, sending } = await openWhileSending()
  const confirm = vi.fn()
  vi.stubGlobal('confirm', confirm)
  fireEvent.click(button)
  await deleteFromOutbox('o-1')
  sending.resolve()
  await waitFor(() => expect(screen.queryByText('Not sent yet')).toBeNull())
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(confirm).not.toHaveBeenCalled()
  expect(window.location.pathname).toBe(paths.myCrops.href())
})
