import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { rememberAccount } from '#client/platform/session/remembered-account.ts'
import { storeToken } from '#client/platform/session/session.ts'
import { createTrpcClient } from '#client/platform/trpc/trpc.ts'
import { emptyIdb } from '#client/testing/fake-idb.ts'
import { fakeServer } from '#client/testing/fake-server.ts'
import { gourd, newCropDraftKey, waitingGourd } from '#client/testing/outbox-fixtures.ts'
import { readPicture, savePicture, waitingUrl } from '#client/ui/form/fields/saved-pictures.ts'
import { uploadImage } from '#client/ui/form/fields/upload-image.ts'
import type { CropInput } from '#shared/crop/crop.schema.ts'
import { returnToForm } from './cancel-sending.ts'
import { readDraft } from './drafts.ts'
import { readOutbox, writeOutbox } from './outbox.ts'
import { startOutbox } from './outbox-sender.ts'

vi.mock('idb-keyval', async () => (await import('#client/testing/fake-idb.ts')).fakeIdb)
vi.mock('#client/ui/form/fields/upload-image.ts', () => ({ uploadImage: vi.fn() }))

const stops: (() => void)[] = []
beforeEach(() => {
  emptyIdb()
  storeToken('t-1', 'farmer')
  rememberAccount('sunita')
  vi.mocked(uploadImage).mockReset()
})
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
})
const startTab = (queryClient = new QueryClient()) =>
  stops.push(startOutbox({ queryClient, client: createTrpcClient() }))

const unknown = {
  refusal: { status: 400, code: 'upload.unknown', message: 'Upload the picture again.' },
}
/** Stores a listing with a picture on the device. */
async function writeWithPicture(key: string, change: Partial<typeof waitingGourd> = {}) {
  await savePicture(key, new File(['x'], `${key}.webp`))
  const values = { ...gourd, images: [waitingUrl(key)] }
  await writeOutbox({ ...waitingGourd, values, ...change })
}

test('a picture stays on the device until its listing is stored', async () => {
  let isBack = false
  fakeServer({ 'crop.add': () => (isBack ? { data: { _id: 'c-1' } } : 'unreachable') })
  vi.mocked(uploadImage).mockResolvedValue('/uploads/1.webp')
  await writeWithPicture('p-1')
  startTab()
  await vi.waitFor(async () => {
    expect(await readOutbox()).toMatchObject([{ triedAt: expect.any(Number) }])
  })
  expect(await readPicture('p-1')).toBeDefined()
  isBack = true
  window.dispatchEvent(new Event('online'))
  await vi.waitFor(async () => expect(await readPicture('p-1')).toBeUndefined())
  expect(uploadImage).toHaveBeenCalledOnce()
})

test('a picture that the server has deleted after a day is uploaded once more', async () => {
  const sent: unknown[] = []
  const calls = fakeServer({
    'crop.add': (input) => {
      const { images } = input as CropInput
      sent.push(images)
      return images[0] === '/uploads/new.webp' ? { data: { _id: 'c-1' } } : unknown
    },
  })
  vi.mocked(uploadImage).mockResolvedValue('/uploads/new.webp')
  await savePicture('p-2', new File(['x'], 'p-2.webp'))
  const url = waitingUrl('p-2')
  const values = { ...gourd, images: [url] }
  await writeOutbox({ ...waitingGourd, values, uploads: { [url]: '/uploads/old.webp' } })
  startTab()
  await vi.waitFor(async () => expect(await readOutbox()).toEqual([]))
  expect(sent).toEqual([['/uploads/old.webp'], ['/uploads/new.webp']])
  expect(calls[1]?.[1].get('idempotency-key')).not.toBe('key-1')
})

test('a listing whose pictures the server refuses twice returns to its form, which has the files', async () => {
  fakeServer({ 'crop.add': () => unknown })
  vi.mocked(uploadImage).mockResolvedValue('/uploads/1.webp')
  const createdAt = Date.now() - 25 * 3_600_000
  await writeWithPicture('p-3', { createdAt })
  startTab()
  await vi.waitFor(async () => expect(await readOutbox()).toEqual([]))
  // The form leaves out pictures of the server that are as old as the listing.
  expect(await readDraft(newCropDraftKey)).toMatchObject({
    savedAt: createdAt,
    values: { images: [waitingUrl('p-3')] },
    refusal: unknown.refusal.message,
  })
  expect(await readPicture('p-3')).toBeDefined()
})

test('a listing that is taken back while its pictures are uploaded is not sent', async () => {
  const calls = fakeServer({ 'crop.add': () => ({ data: { _id: 'c-1' } }) })
  const upload = Promise.withResolvers<string>()
  vi.mocked(uploadImage).mockReturnValue(upload.promise)
  await writeWithPicture('p-4')
  startTab()
  await vi.waitFor(() => expect(uploadImage).toHaveBeenCalledOnce())
  expect(await returnToForm('o-1', false)).toBe('moved')
  upload.resolve('/uploads/1.webp')
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(calls).toEqual([])
  expect(await readOutbox()).toEqual([])
  expect(await returnToForm('o-1', false)).toBe('gone')
})

test('what a table has changed meanwhile is left out of a waiting change', async () => {
  const sent: unknown[] = []
  fakeServer({
    'crop.update': (input) => {
      sent.push(input)
      return { data: { _id: 'c-1' } }
    },
  })
  const upload = Promise.withResolvers<string>()
  vi.mocked(uploadImage).mockReturnValue(upload.promise)
  await savePicture('p-5', new File(['x'], 'p-5.webp'))
  const values = { price: 25, images: [waitingUrl('p-5')] }
  await writeOutbox({ ...waitingGourd, listingId: 'c-1', values })
  const queryClient = new QueryClient()
  startTab(queryClient)
  await vi.waitFor(() => expect(uploadImage).toHaveBeenCalledOnce())
  const mutation = queryClient.getMutationCache().build(queryClient, {
    mutationKey: [['crop', 'update']],
    mutationFn: async (_: { cropId: string; price: number }) => ({ _id: 'c-1' }),
  })
  await mutation.execute({ cropId: 'c-1', price: 30 })
  await vi.waitFor(async () =>
    expect((await readOutbox())[0]?.values).toEqual({ images: values.images }),
  )
  upload.resolve('/uploads/1.webp')
  await vi.waitFor(() => expect(sent).toEqual([{ cropId: 'c-1', images: ['/uploads/1.webp'] }]))
})
