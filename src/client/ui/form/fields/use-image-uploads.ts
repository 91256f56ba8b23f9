import { notifications } from '@mantine/notifications'
import { useEffect, useReducer, useRef } from 'react'
import { v4 as newKey } from 'uuid'
import type { English } from '#client/platform/i18n/texts.ts'
import { translateMessage } from '#client/platform/i18n/translate-message.ts'
import { useTranslation } from '#client/platform/i18n/use-translation.ts'
import { logFailure } from '#client/platform/network/log.ts'
import { failureMs, toastBasics } from '#client/ui/toast.ts'
import { imageSentences } from '#shared/kit/image.ts'
import { type QueuedImage, reduceQueue, storedUrls } from './image-queue.ts'
import { abortWhenSilent, loadUpload, uploadOnce } from './load-upload.ts'
import {
  deletePicture,
  deletePictures,
  readPicture,
  reuseOldCopy,
  savePicture,
  waitingKey,
  waitingUrl,
} from './saved-pictures.ts'
import { pictureToSend } from './shrink-image.ts'
import { UploadNotReached, UploadRefused } from './upload-failure.ts'
import type { PicturePurpose } from './upload-image.ts'

/** Milliseconds between tries of a picture that waits. */
const waitingRetryMs = 20_000

/** A picture that the form starts with: on the server, or of a draft and not uploaded yet. */
function firstImage(url: string): QueuedImage {
  const key = waitingKey(url)
  return key
    ? { key, preview: '', state: 'waiting', progress: 0, url }
    : { key: url, preview: url, state: 'stored', progress: 100, url }
}

/** Whether the device could store the picture; it may have no space. */
const isStoredHere = (key: string) =>
  readPicture(key).then(
    (file) => file !== undefined,
    () => false,
  )

const logStorageFailure = (error: unknown) =>
  logFailure('A picture could not be stored on this device.', error)

interface ImageUploads {
  /** The pictures that the form starts with. */
  urls: string[]
  onChange: (queue: QueuedImage[]) => void
  /** Called with the reason why a picture was left out. */
  onRefusal: (sentence: English) => void
  purpose?: PicturePurpose
}

/**
 * The pictures of one field. Makes the added ones smaller, uploads them and reports every change. Without
 * a connection they wait on the device.
 */
export function useImageUploads({ urls, onChange, onRefusal, purpose }: ImageUploads) {
  const { t } = useTranslation()
  const [queue, dispatch] = useReducer(reduceQueue, urls, (first) => first.map(firstImage))
  const running = useRef(new Map<string, AbortController>())
  const handleChange = useRef(onChange)
  handleChange.current = onChange
  const isFirst = useRef(true)

  useEffect(() => {
    if (!isFirst.current) handleChange.current(queue)
    isFirst.current = false
  }, [queue])

  useEffect(() => {
    const uploads = running.current
    return () => {
      for (const controller of uploads.values()) controller.abort()
    }
  }, [])

  async function send(key: string, file: File) {
    const controller = new AbortController()
    running.current.set(key, controller)
    const silence = abortWhenSilent(controller)
    try {
      const upload = {
        file,
        idempotencyKey: key,
        onProgress: (progress: number) => {
          silence.restart()
          dispatch({ type: 'progress', key, progress })
        },
        signal: controller.signal,
      }
      const url = await uploadOnce(key, controller.signal, async () => {
        const { uploadImage } = await loadUpload()
        return uploadImage(upload, purpose)
      })
      // A message may wait for longer than the server stores a picture that nothing uses.
      if (purpose === 'message') await savePicture(url, file).catch(logStorageFailure)
      dispatch({ type: 'stored', key, url })
      deletePicture(key).catch(logStorageFailure)
    } catch (error) {
      const { aborted, reason } = controller.signal
      const isUnreached = (aborted ? reason : error) instanceof UploadNotReached
      if (aborted && !isUnreached) return
      if (isUnreached && (await isStoredHere(key))) {
        return dispatch({ type: 'waiting', key })
      }
      dispatch({ type: 'failed', key })
      notifications.show({
        ...toastBasics(),
        color: 'red',
        title: t(imageSentences.failed),
        message: error instanceof UploadRefused ? translateMessage(t, error.message) : '',
        autoClose: failureMs,
      })
    } finally {
      silence.stop()
      running.current.delete(key)
    }
  }

  async function prepare(key: string, chosen: File) {
    const controller = new AbortController()
    running.current.set(key, controller)
    const { file, refusal } = await pictureToSend(chosen)
    if (controller.signal.aborted) return
    if (refusal !== null) {
      running.current.delete(key)
      dispatch({ type: 'remove', key })
      return onRefusal(refusal)
    }
    const preview = URL.createObjectURL(file)
    await savePicture(key, file).catch(logStorageFailure)
    if (controller.signal.aborted) return
    dispatch({ type: 'shrunk', key, file, preview, url: waitingUrl(key) })
    await send(key, file)
  }

  const retry = ({ key, file }: QueuedImage) => {
    if (!file) return
    dispatch({ type: 'retry', key })
    void send(key, file)
  }

  const latest = useRef({ queue, retry })
  latest.current = { queue, retry }
  useEffect(() => {
    const handleOnline = () => {
      for (const image of latest.current.queue) {
        if (image.state === 'waiting') latest.current.retry(image)
      }
    }
    // No event says when a busy server, or its database, is available again.
    const timer = setInterval(handleOnline, waitingRetryMs)
    window.addEventListener('online', handleOnline)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', handleOnline)
    }
  }, [])

  // A draft's pictures: their files are on the device.
  useEffect(() => {
    for (const image of latest.current.queue) {
      if (image.state !== 'waiting' || image.file) continue
      const { key } = image
      readPicture(key)
        .then((file) => {
          if (!file) return dispatch({ type: 'remove', key })
          const restored = { key, file, preview: URL.createObjectURL(file) }
          dispatch({ type: 'restored', ...restored })
          latest.current.retry({ ...image, ...restored })
        })
        .catch(logStorageFailure)
    }
  }, [])

  // Pictures of a message's draft that the server has deleted by now.
  useEffect(() => {
    if (purpose !== 'message') return
    for (const { key: url, state } of latest.current.queue) {
      if (state !== 'stored') continue
      reuseOldCopy(url)
        .then((copy) => {
          if (!copy) return
          const image: QueuedImage = {
            ...copy,
            ...{ state: 'waiting', progress: 0, url: waitingUrl(copy.key) },
            preview: URL.createObjectURL(copy.file),
          }
          dispatch({ type: 'replace', key: url, image })
          latest.current.retry(image)
        })
        .catch(logStorageFailure)
    }
  }, [purpose])

  return {
    queue,
    urls: storedUrls(queue),
    add: (files: readonly File[]) => {
      const chosen = files.map((file) => ({ key: newKey(), file }))
      const images = chosen.map(
        ({ key }): QueuedImage => ({ key, preview: '', state: 'shrinking', progress: 0 }),
      )
      dispatch({ type: 'add', images })
      for (const { key, file } of chosen) void prepare(key, file)
    },
    retry,
    remove: ({ key, preview, file, url }: QueuedImage) => {
      running.current.get(key)?.abort()
      if (file) URL.revokeObjectURL(preview)
      dispatch({ type: 'remove', key })
      deletePictures(url === undefined ? [key] : [key, url]).catch(logStorageFailure)
    },
    move: (key: string, to: number) => dispatch({ type: 'move', key, to }),
  }
}
