import { expect, test, vi } from 'vitest'
import { uploadOnce } from './load-upload.ts'

const never = new AbortController().signal

test('two senders of a picture share one upload, and a later one gets its address', async () => {
  const send = vi.fn(async () => '/uploads/1.webp')
  const uploads = [uploadOnce('shared', never, send), uploadOnce('shared', never, send)]
  expect(await Promise.all(uploads)).toEqual(['/uploads/1.webp', '/uploads/1.webp'])
  expect(await uploadOnce('shared', never, send)).toBe('/uploads/1.webp')
  expect(send).toHaveBeenCalledOnce()
})

test('a sender tries by itself when the upload that it waited for has failed', async () => {
  const first = Promise.withResolvers<string>()
  const failing = uploadOnce('failing', never, () => first.promise)
  const waiting = uploadOnce('failing', never, async () => '/uploads/2.webp')
  first.reject(new Error('removed'))
  await expect(failing).rejects.toThrow('removed')
  expect(await waiting).toBe('/uploads/2.webp')
})

test('a sender does not wait for another longer than its own time', async () => {
  const controller = new AbortController()
  void uploadOnce('slow', never, () => new Promise(() => {}))
  const waiting = uploadOnce('slow', controller.signal, async () => '/uploads/3.webp')
  controller.abort(new Error('too late'))
  await expect(waiting).rejects.toThrow('too late')
})

test('an upload of its own ends with the sender’s time, also while its code is being fetched', async () => {
  const controller = new AbortController()
  const upload = uploadOnce('silent', controller.signal, () => new Promise(() => {}))
  controller.abort(new Error('too late'))
  await expect(upload).rejects.toThrow('too late')
  expect(await uploadOnce('silent', never, async () => '/uploads/4.webp')).toBe('/uploads/4.webp')
})

test('a picture is uploaded again when the server may have deleted it as unused', async () => {
  vi.useFakeTimers({ now: 0 })
  await uploadOnce('old', never, async () => '/uploads/5.webp')
  vi.setSystemTime(25 * 3_600_000)
  expect(await uploadOnce('old', never, async () => '/uploads/6.webp')).toBe('/uploads/6.webp')
  vi.useRealTimers()
})
