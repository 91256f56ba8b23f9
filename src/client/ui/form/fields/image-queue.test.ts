import fc from 'fast-check'
import { expect, test } from 'vitest'
import { maxImageBytes } from '#shared/kit/image.ts'
import { checkImages, sizeError } from './image-check.ts'
import {
  imageQueueError,
  type QueueAction,
  type QueuedImage,
  reduceQueue,
  storedUrls,
  uploadInProgress,
} from './image-queue.ts'
import { shrunkSize } from './shrink-image.ts'

const image = (key: string): QueuedImage => ({ key, preview: '', state: 'uploading', progress: 0 })
const keys = ['a', 'b', 'c', 'd', 'e']
const queue = keys.map(image)

test('moving a picture keeps every picture and the order of the others', () => {
  fc.assert(
    fc.property(fc.constantFrom(...keys), fc.integer({ min: -3, max: 9 }), (key, to) => {
      const moved = reduceQueue(queue, { type: 'move', key, to }).map((one) => one.key)
      expect(moved.toSorted()).toEqual(keys)
      expect(moved.filter((one) => one !== key)).toEqual(keys.filter((one) => one !== key))
      expect(moved.indexOf(key)).toBe(Math.min(Math.max(to, 0), keys.length - 1))
    }),
  )
})

test('the addresses are in the shown order, whichever upload ends first', () => {
  const actions: QueueAction[] = [
    { type: 'stored', key: 'c', url: '/uploads/c.webp' },
    { type: 'stored', key: 'a', url: '/uploads/a.webp' },
    { type: 'move', key: 'c', to: 0 },
  ]
  expect(storedUrls(actions.reduce(reduceQueue, queue))).toEqual([
    '/uploads/c.webp',
    '/uploads/a.webp',
  ])
})

test('actions about a removed picture are ignored', () => {
  const actions: QueueAction[] = [
    { type: 'remove', key: 'a' },
    { type: 'progress', key: 'a', progress: 50 },
    { type: 'stored', key: 'a', url: '/uploads/a.webp' },
    { type: 'failed', key: 'a' },
  ]
  const left = actions.reduce(reduceQueue, [image('a')])
  expect(left).toEqual([])
  expect(imageQueueError(left)).toBeNull()
})

test('a form waits for uploads and reports the failed ones', () => {
  const uploading = [image('a'), image('b')]
  expect(uploadInProgress(uploading)).toBe('Please wait until all images are uploaded.')
  expect(imageQueueError(uploading)).toBeNull()
  const failed = reduceQueue(uploading, { type: 'failed', key: 'a' })
  expect(imageQueueError(failed)).toBe('Some images were not uploaded. Try again or remove them.')
  expect(uploadInProgress(failed)).not.toBeNull()
  const ended = reduceQueue(failed, { type: 'waiting', key: 'b' })
  expect(uploadInProgress(ended)).toBeNull()
  const stored = reduceQueue(ended, { type: 'stored', key: 'a', url: '/uploads/a.webp' })
  expect(imageQueueError(stored)).toBeNull()
})

const file = (size: number, type = 'image/jpeg', name = 'photo') => ({ size, type, name })

test('more than five pictures are refused together', () => {
  fc.assert(
    fc.property(fc.nat(5), fc.nat(8), (before, count) => {
      const { accepted, sentence } = checkImages(
        Array.from({ length: count }, () => file(1)),
        before,
      )
      const isTooMany = before + count > 5
      expect(sentence).toBe(isTooMany ? 'You can only upload up to 5 images.' : null)
      expect(accepted).toHaveLength(isTooMany ? 0 : count)
    }),
  )
})

test('files that are no pictures are left out, however large the pictures are', () => {
  const photo = file(8 * maxImageBytes)
  const drawing = checkImages([photo, file(10, 'image/svg+xml')], 0)
  expect(drawing.accepted).toEqual([photo])
  expect(drawing.sentence).toBe('Only JPEG, PNG, WebP or AVIF images can be uploaded.')
})

test('a picture that could not be made smaller must be under 2 MB, and no HEIC', () => {
  expect(sizeError(file(maxImageBytes - 1))).toBeNull()
  expect(sizeError(file(maxImageBytes))).toBe('Each image must be under 2 MB.')
  expect(sizeError(file(10, 'image/heic'))).toMatch(/cannot read HEIC/)
  expect(sizeError(file(10, '', 'IMG_1.HEIC'))).toMatch(/cannot read HEIC/)
})

test('a picture that is being made smaller has no address yet, and the form waits for it', () => {
  const shrinking: QueuedImage = { key: 'a', preview: '', state: 'shrinking', progress: 0 }
  expect(storedUrls([shrinking])).toEqual([])
  expect(uploadInProgress([shrinking])).toBe('Please wait until all images are uploaded.')
  const shrunk = {
    type: 'shrunk',
    key: 'a',
    preview: 'blob:1',
    url: '/uploads/waiting-a.webp',
  } as const
  const [sent] = reduceQueue([shrinking], { ...shrunk, file: new File([], 'a.webp') })
  expect(sent).toMatchObject({ state: 'uploading', url: shrunk.url, preview: 'blob:1' })
})

test('a picture fits into 1600 pixels, keeps its shape and is never enlarged', () => {
  expect(shrunkSize({ width: 4000, height: 3000 })).toEqual({ width: 1600, height: 1200 })
  expect(shrunkSize({ width: 3000, height: 4000 })).toEqual({ width: 1200, height: 1600 })
  expect(shrunkSize({ width: 640, height: 480 })).toEqual({ width: 640, height: 480 })
  expect(shrunkSize({ width: 9000, height: 2 })).toEqual({ width: 1600, height: 1 })
})
