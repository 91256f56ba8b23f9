import { MantineProvider } from '@mantine/core'
import { Notifications } from '@mantine/notifications'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { readDraft, writeDraft } from '#client/domain/outbox/drafts.ts'
import { startTranslation } from '#client/platform/i18n/i18n.ts'
import { rememberAccount } from '#client/platform/session/remembered-account.ts'
import { storeToken } from '#client/platform/session/session.ts'
import { emptyIdb, reading } from '#client/testing/fake-idb.ts'
import { fakeServer } from '#client/testing/fake-server.ts'
import { renderWithQueries } from '#client/testing/render-queries.tsx'
import { defineFields } from '#client/ui/form/model/field-types.ts'
import { storedValues } from '#client/ui/form/model/form-values.ts'
import { WithDraft } from './with-draft.tsx'

vi.mock('idb-keyval', async () => (await import('#client/testing/fake-idb.ts')).fakeIdb)

const fields = defineFields([{ name: 'name', label: 'Crop name', type: 'text' }])
const draftKey = { owner: 'sunita', kind: 'crop', listingId: null } as const

beforeAll(() => startTranslation())
beforeEach(() => {
  emptyIdb()
  fakeServer({})
  storeToken('t-1', 'farmer')
  rememberAccount('sunita')
})

/** A form of one field. */
const open = () =>
  renderWithQueries(
    <MantineProvider>
      <Notifications />
      <WithDraft kind="crop" listingId={null}>
        {({ values, save, finish }) => (
          <>
            <input
              aria-label="Crop name"
              defaultValue={storedValues(fields, values).name ?? ''}
              onChange={({ target }) => save({ name: target.value })}
            />
            <button type="button" onClick={finish}>
              Send
            </button>
          </>
        )}
      </WithDraft>
    </MantineProvider>,
  )
const field = () => screen.findByLabelText<HTMLInputElement>('Crop name')
const type = async (value: string) => fireEvent.input(await field(), { target: { value } })

test('what was typed is restored after the tab was closed immediately, and can be discarded', async () => {
  const tab = open()
  await type('Gourd')
  tab.unmount()
  open()
  expect((await field()).value).toBe('Gourd')
  fireEvent.click(screen.getByRole('button', { name: 'Discard draft' }))
  await waitFor(async () => expect((await field()).value).toBe(''))
  expect(await readDraft(draftKey)).toBeNull()
})

test('after sending, the form stores no draft', async () => {
  const tab = open()
  await type('Gourd')
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  await type('Gourds')
  tab.unmount()
  expect(await readDraft(draftKey)).toBeNull()
})

test('another user of the device does not see the draft', async () => {
  await writeDraft(
    { ...draftKey, owner: 'ramesh' },
    { values: { name: 'Rice' }, savedAt: Date.now() },
  )
  open()
  expect((await field()).value).toBe('')
  expect(screen.queryByText('Draft restored')).toBeNull()
})

test('the server’s refusal is shown above the form', async () => {
  const draft = { values: { name: 'Rice' }, savedAt: Date.now(), refusal: 'Price must be positive' }
  await writeDraft(draftKey, draft)
  open()
  expect(await screen.findByText('Price must be positive')).toBeDefined()
})

test('a slow device shows the empty form first, and the draft once it is read', async () => {
  await writeDraft(draftKey, { values: { name: 'Rice' }, savedAt: Date.now() })
  reading.ms = 1700
  open()
  expect(
    (await screen.findByLabelText<HTMLInputElement>('Crop name', {}, { timeout: 1650 })).value,
  ).toBe('')
  expect(await screen.findByText('Draft restored', {}, { timeout: 3000 })).toBeDefined()
  expect((await field()).value).toBe('Rice')
})

test('a draft that is read after somebody began to use the form replaces nothing until asked for', async () => {
  await writeDraft(draftKey, { values: { name: 'Rice' }, savedAt: Date.now() })
  reading.ms = 1700
  open()
  const used = await field()
  fireEvent.pointerDown(used)
  const show = await screen.findByRole('button', { name: 'Show it instead' })
  expect(await field()).toBe(used)
  expect(screen.queryByText('Draft restored')).toBeNull()
  await type('Gourd')
  fireEvent.click(show)
  expect(await screen.findByText('Draft restored')).toBeDefined()
  expect((await field()).value).toBe('Rice')
  expect((await readDraft(draftKey))?.values).toEqual({ name: 'Rice' })
})
