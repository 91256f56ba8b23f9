import { notifications } from '@mantine/notifications'
import { useEffect, useReducer, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { v4 as newKey } from 'uuid'
import { translateMessage } from '#client/platform/i18n/translate-message.ts'
import { logFailure } from '#client/platform/network/log.ts'
import { failureMs, toastBasics } from '#client/ui/toast.ts'
import { imageSentences } from '#shared/kit/common.schema.ts'
import { type QueuedImage, reduceQueue, storedUrls } from './image-queue.ts'
import {
  deletePicture,
  readPicture,
  savePicture,
  waitingKey,
  waitingUrl,
} from './saved-pictures.ts'
import {
  type PicturePurpose,
  UploadNotReached,
  UploadRefused,
  uploadImage,
} from './upload-image.ts'

/** Milliseconds between tries of a picture that waits. */
const waitingRetryMs = 20_000

/** A picture that the form starts with: stored, or one of a draft that is still to be sent. */
function firstImage(url: string): QueuedImage {
  const key = waitingKey(url)
  return key
    ? { key, preview: '', state: 'waiting', progress: 0, url }
    : { key: url, preview: url, state: 'stored', progress: 100, url }
}

/** Whether the device has it: without room it can't wait here. */
const isKept = (key: string) =>
  readPicture(key).then(
    (file) => file !== undefined,
    () => false,
  )

const notKept = (error: unknown) => logFailure('A picture could not be kept on this device.', error)

/**
 * The pictures of one field: sends those that are added and tells of every change.
 * What the line does not take waits on the device, and is sent when it is back.
 * @param urls the pictures that the form starts with.
 */
export function useImageUploads(
  urls: string[],
  onChange: (queue: QueuedImage[]) => void,
  purpose: PicturePurpose = 'listing',
) {
  const { t } = useTranslation()
  const [queue, dispatch] = useReducer(reduceQueue, urls, (first) => first.map(firstImage))
  const running = useRef(new Map<string, AbortController>())
  const tell = useRef(onChange)
  tell.current = onChange
  const isFirst = useRef(true)

  useEffect(() => {
    if (!isFirst.current) tell.current(queue)
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
    try {
      const upload = {
        file,
        idempotencyKey: key,
        onProgress: (progress: number) => dispatch({ type: 'progress', key, progress }),
        signal: controller.signal,
      }
      const url = await uploadImage(upload, purpose)
      dispatch({ type: 'stored', key, url })
      deletePicture(key).catch(notKept)
    } catch (error) {
      if (controller.signal.aborted) return
      if (error instanceof UploadNotReached && (await isKept(key))) {
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
      running.current.delete(key)
    }
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
    // A busy server, or one whose database is away, sends no word when it is well again.
    const timer = setInterval(handleOnline, waitingRetryMs)
    window.addEventListener('online', handleOnline)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', handleOnline)
    }
  }, [])

  // Those of a draft: the files are where they were kept.
  useEffect(() => {
    for (const image of latest.current.queue) {
      if (image.state !== 'waiting' || image.file) continue
      const { key } = image
      readPicture(key)
        .then((file) => {
          if (!file) return dispatch({ type: 'remove', key })
          const found = { key, file, preview: URL.createObjectURL(file) }
          dispatch({ type: 'found', ...found })
          latest.current.retry({ ...image, ...found })
        })
        .catch(notKept)
    }
  }, [])

  return {
    queue,
    urls: storedUrls(queue),
    add: (files: readonly File[]) => {
      const images = files.map((file): QueuedImage => {
        const preview = URL.createObjectURL(file)
        const key = newKey()
        return { key, preview, state: 'uploading', progress: 0, file, url: waitingUrl(key) }
      })
      dispatch({ type: 'add', images })
      for (const { key, file } of images) {
        if (!file) continue
        savePicture(key, file).catch(notKept)
        void send(key, file)
      }
    },
    retry,
    remove: ({ key, preview, file }: QueuedImage) => {
      running.current.get(key)?.abort()
      if (file) URL.revokeObjectURL(preview)
      dispatch({ type: 'remove', key })
      deletePicture(key).catch(notKept)
    },
    move: (key: string, to: number) => dispatch({ type: 'move', key, to }),
  }
}
