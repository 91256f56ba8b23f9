import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import {
  readMessageDraft,
  writeMessageDraft,
  writeUnsent,
} from '#client/domain/message/message-draft.ts'
import { startTranslation } from '#client/platform/i18n/i18n.ts'
import { storeToken } from '#client/platform/session/session.ts'
import { emptyIdb } from '#client/testing/fake-idb.ts'
import { fakeServer } from '#client/testing/fake-server.ts'
import { renderInApp } from '#client/testing/render.tsx'
import { readPicture, savePicture } from '#client/ui/form/fields/saved-pictures.ts'
import { UploadNotReached, UploadRefused } from '#client/ui/form/fields/upload-failure.ts'
import { uploadImage } from '#client/ui/form/fields/upload-image.ts'
import { ConversationPanel } from './conversation-panel.tsx'

vi.mock('idb-keyval', async () => (await import('#client/testing/fake-idb.ts')).fakeIdb)
vi.mock('#client/ui/form/fields/upload-image.ts', async (original) => ({
  ...(await original<typeof import('#client/ui/form/fields/upload-image.ts')>()),
  uploadImage: vi.fn<typeof uploadImage>(),
}))
// The test's browser has no canvas that could make a picture smaller.
vi.mock('#client/ui/form/fields/shrink-image.ts', () => ({
  pictureToSend: async (file: File) => ({ file, refusal: null }),
}))

beforeAll(() => startTranslation())
beforeEach(() => {
  localStorage.clear()
  emptyIdb()
  vi.mocked(uploadImage).mockReset()
  storeToken('t', 'farmer')
})

const old = '/uploads/private-old.webp?viewer=u1'
const fresh = '/uploads/private-fresh.webp?viewer=u1'
const picture = () => new File(['x'], 'field.webp')

/** A server that has these pictures and no others. */
function startServer(known: readonly string[]) {
  const sent: { images: string[] }[] = []
  const calls = fakeServer({
    'user.get': () => ({
      data: { _id: 'u1', firstName: 'Sita', lastName: '', image: null, kind: 'farmer' },
    }),
    'message.get': () => ({
      data: {
        _id: 'c1',
        listing: {
          ...{ kind: 'crop', _id: 'crop1', name: 'Rice', image: null, isGone: false, isOwn: false },
          ...{ price: 62, currency: 'INR', unit: 'kg' },
        },
        other: { name: 'Ramesh Patel', image: null, verified: true, place: 'Bihar' },
        ...{ isBlocked: false, isClosed: false, readUpTo: 0 },
        ...{ messages: [], older: null, nextCursor: null },
      },
    }),
    'message.send': (input) => {
      const { images } = input as { images: string[] }
      if (!images.every((url) => known.includes(url))) {
        const message = 'Please upload the pictures again.'
        return { refusal: { status: 400, code: 'upload.unknown', message } }
      }
      sent.push({ images })
      return { data: {} }
    },
  })
  const keys = () =>
    calls
      .filter(([procedure]) => procedure === 'message.send')
      .map(([, headers]) => headers.get('idempotency-key'))
  return { sent, keys }
}

const show = () => renderInApp(<ConversationPanel conversationId="c1" />)
const waitingMessage = () => writeUnsent('u1', 'c1', { key: 'k1', text: 'My field', images: [old] })

test('a message that waited for longer than the server stores its picture uploads it again and is sent under its key', async () => {
  const server = startServer([fresh])
  await savePicture(old, picture())
  waitingMessage()
  vi.mocked(uploadImage).mockResolvedValue(fresh)
  show()
  await waitFor(() => expect(server.sent).toEqual([{ images: [fresh] }]))
  expect(server.keys()).toEqual(['k1', 'k1'])
  expect(uploadImage).toHaveBeenCalledWith(expect.anything(), 'message')
  await waitFor(() => expect(readMessageDraft('u1', 'c1').unsent).toEqual([]))
  expect(await Promise.all([old, fresh].map(readPicture))).toEqual([undefined, undefined])
})

test('a message whose picture cannot be uploaded again waits without a connection, and says why it is refused', async () => {
  const server = startServer([fresh])
  await savePicture(old, picture())
  waitingMessage()
  vi.mocked(uploadImage).mockRejectedValueOnce(new UploadNotReached('No connection'))
  show()
  expect(await screen.findByText('Waiting for a connection')).toBeTruthy()
  vi.mocked(uploadImage).mockRejectedValueOnce(new UploadRefused('Too many pictures today.'))
  await waitFor(() => {
    fireEvent(window, new Event('online'))
    expect(screen.getByRole('alert').textContent).toBe('Too many pictures today.')
  })
  expect(server.sent).toEqual([])
  expect(await readPicture(old)).toBeDefined()
})

test('a picture that the device no longer has is refused as the server says', async () => {
  startServer([])
  waitingMessage()
  show()
  expect((await screen.findByRole('alert')).textContent).toBe('Please upload the pictures again.')
  expect(uploadImage).not.toHaveBeenCalled()
})

test('the picture of a draft of yesterday is shown from the device and uploaded again', async () => {
  const server = startServer([fresh])
  // What comes back from the test's database is no file.
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:field')
  vi.setSystemTime('2026-11-20T10:00:00Z')
  await savePicture(old, picture())
  writeMessageDraft('u1', 'c1', { text: 'My field', urls: [old] })
  vi.setSystemTime('2026-11-21T10:00:00Z')
  vi.mocked(uploadImage).mockResolvedValue(fresh)
  show()
  await waitFor(() => expect(readMessageDraft('u1', 'c1').urls).toEqual([fresh]))
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(server.sent).toEqual([{ images: [fresh] }]))
})

test('a chosen picture stays on the device until its message was sent', async () => {
  const server = startServer([fresh])
  vi.mocked(uploadImage).mockResolvedValue(fresh)
  const { container } = show()
  await screen.findByRole('textbox', { name: 'Message' })
  const input = container.querySelector('input[type=file]') as HTMLInputElement
  fireEvent.change(input, { target: { files: [picture()] } })
  await waitFor(() => expect(readMessageDraft('u1', 'c1').urls).toEqual([fresh]))
  expect(await readPicture(fresh)).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(server.sent).toHaveLength(1))
  await waitFor(async () => expect(await readPicture(fresh)).toBeUndefined())
})
