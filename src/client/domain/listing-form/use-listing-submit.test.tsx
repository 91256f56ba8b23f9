import { renderHook } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { Providers } from '#client/app/providers.tsx'
import { mayBeStored, readOutbox, writeOutbox } from '#client/domain/outbox/outbox.ts'
import { startTranslation } from '#client/platform/i18n/i18n.ts'
import { storeToken } from '#client/platform/session/session.ts'
import { emptyIdb } from '#client/testing/fake-idb.ts'
import { fakeServer } from '#client/testing/fake-server.ts'
import { gourd } from '#client/testing/outbox-fixtures.ts'
import { readPicture, savePicture, waitingUrl } from '#client/ui/form/fields/saved-pictures.ts'
import { uploadImage } from '#client/ui/form/fields/upload-image.ts'
import type { CropInput } from '#shared/crop/crop.schema.ts'
import { useListingSubmit } from './use-listing-submit.ts'
import type { DraftControl } from './with-draft.tsx'

vi.mock('idb-keyval', async () => (await import('#client/testing/fake-idb.ts')).fakeIdb)
vi.mock('#client/ui/form/fields/upload-image.ts', () => ({ uploadImage: vi.fn() }))

beforeAll(() => startTranslation())
beforeEach(() => {
  emptyIdb()
  storeToken('t-1', 'farmer')
  window.history.replaceState(null, '', '/dashboard/crops/add')
  vi.mocked(uploadImage).mockReset().mockResolvedValue('/uploads/1.webp')
})
afterEach(() => window.history.replaceState(null, '', '/'))

const sentences = { busy: 'Busy', done: 'Done', refused: 'Refused', unreachable: 'Unreachable' }
const draft: DraftControl = {
  draftKey: { owner: 'sunita', kind: 'crop', listingId: null },
  values: null,
  isStored: true,
  save: () => {},
  finish: () => {},
}

/** Opens the form, as after a reload, and presses its button. @returns the failure that it shows. */
async function submit(values: CropInput): Promise<unknown> {
  const { result, unmount } = renderHook(
    () =>
      useListingSubmit<CropInput>({
        sentences,
        writeOf: (input) => ({ kind: 'crop', listingId: null, values: input }),
      }),
    { wrapper: Providers },
  )
  const failure = await result.current(values, draft).catch((error: unknown) => error)
  unmount()
  return failure
}

type Answer = ReturnType<Parameters<typeof fakeServer>[0][string]>

function startServer(...answers: Answer[]) {
  const calls = fakeServer({ 'crop.add': () => answers.shift() ?? { data: { _id: 'c-1' } } })
  return () =>
    calls.flatMap(([procedure, headers]) =>
      procedure === 'crop.add' ? [headers.get('idempotency-key')] : [],
    )
}

const fault: Answer = {
  refusal: { status: 500, code: 'server.unexpected', message: 'Something went wrong.' },
}
const refusal: Answer = { refusal: { status: 409, code: 'crop.too_many', message: 'Too many.' } }

test('a listing that may be stored is sent again with its key after a reload, other content with a new one', async () => {
  const keys = startServer(fault, fault)
  await submit(gourd)
  await submit(gourd)
  await submit({ ...gourd, price: 21 })
  expect(keys()[1]).toBe(keys()[0])
  expect(keys()[2]).not.toBe(keys()[0])
  await submit({ ...gourd, price: 21 })
  expect(keys()[3]).not.toBe(keys()[2])
})

test('after a refusal the next try has a new key', async () => {
  const keys = startServer(refusal)
  await submit(gourd)
  await submit(gourd)
  expect(keys()[1]).not.toBe(keys()[0])
})

test('the key stays the same when the draft has the addresses of the uploaded pictures by then', async () => {
  await savePicture('p-1', new File(['x'], 'field.webp'))
  const keys = startServer(fault)
  const waiting = { ...gourd, images: [waitingUrl('p-1')] }
  await submit(waiting)
  expect(await readPicture('p-1')).toBeDefined()
  await submit({ ...gourd, images: ['/uploads/1.webp'] })
  expect(keys()[1]).toBe(keys()[0])
})

test('a picture that the form’s own field has uploaded meanwhile is not needed again', async () => {
  await savePicture('p-2', new File(['x'], 'field.webp'))
  startServer(fault)
  const waiting = { ...gourd, images: [waitingUrl('p-2')] }
  await submit(waiting)
  await submit(waiting)
  expect(uploadImage).toHaveBeenCalledOnce()
  expect(await readPicture('p-2')).toBeUndefined()
})

test('a day after a try without an answer the user is warned once', async () => {
  const keys = startServer(fault)
  await submit(gourd)
  vi.setSystemTime(Date.now() + 24 * 3_600_000)
  expect(await submit(gourd)).toMatchObject({ message: mayBeStored })
  expect(keys()).toHaveLength(1)
  await submit(gourd)
  expect(keys()[1]).not.toBe(keys()[0])
})

test('a listing that goes to the outbox takes its key and the time of its first try along', async () => {
  vi.setSystemTime('2026-11-20T10:00:00Z')
  const keys = startServer(fault, 'unreachable')
  await submit(gourd)
  vi.setSystemTime('2026-11-20T12:00:00Z')
  await submit(gourd)
  const triedAt = Date.parse('2026-11-20T10:00:00Z')
  expect(await readOutbox()).toMatchObject([{ idempotencyKey: keys()[0], triedAt }])
})

test('a late answer does not bring back a user who has left the form', async () => {
  fakeServer({
    'crop.add': () => {
      window.history.pushState(null, '', '/weather')
      return { data: { _id: 'c-1' } }
    },
  })
  await submit(gourd)
  expect(window.location.pathname).toBe('/weather')
})

test('a change that is saved directly takes its fields out of an older one that waits', async () => {
  fakeServer({ 'crop.update': () => ({ data: { _id: 'c-1' } }) })
  const waiting = {
    id: 'o-1',
    owner: 'sunita',
    kind: 'crop',
    idempotencyKey: 'key-1',
    name: 'Gourd',
    createdAt: 1,
  } as const
  await writeOutbox({ ...waiting, listingId: 'c-1', values: { price: 25, isOrganic: true } })
  await writeOutbox({ ...waiting, id: 'o-2', listingId: 'c-2', values: { price: 25 } })
  const { result } = renderHook(
    () =>
      useListingSubmit<{ name?: string; price: number }>({
        sentences,
        writeOf: (values) => ({ kind: 'crop', listingId: 'c-1', values }),
      }),
    { wrapper: Providers },
  )
  await result.current({ price: 30 }, draft)
  const items = await readOutbox()
  expect(items.map(({ id, values }) => [id, values])).toEqual([
    ['o-1', { isOrganic: true }],
    ['o-2', { price: 25 }],
  ])
  // The server would take the same key for the same content.
  expect(items[0]?.idempotencyKey).not.toBe('key-1')
})
