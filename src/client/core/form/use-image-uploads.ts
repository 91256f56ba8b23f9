import { notifications } from '@mantine/notifications'
import { useEffect, useReducer, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { v4 as newKey } from 'uuid'
import { imageSentences } from '../../../shared/common.schema.ts'
import { translateMessage } from '../i18n/translate-message.ts'
import { failureMs, toastBasics } from '../ui/toast.ts'
import { type QueuedImage, reduceQueue, storedUrls } from './image-queue.ts'
import { UploadRefused, uploadImage } from './upload-image.ts'

const storedImage = (url: string): QueuedImage => ({
  key: url,
  preview: url,
  state: 'stored',
  progress: 100,
  url,
})

/**
 * The pictures of one field: sends those that are added and tells of every change.
 * @param urls the pictures that are stored already.
 */
export function useImageUploads(urls: string[], onChange: (queue: QueuedImage[]) => void) {
  const { t } = useTranslation()
  const [queue, dispatch] = useReducer(reduceQueue, urls, (stored) => stored.map(storedImage))
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
      const url = await uploadImage({
        file,
        idempotencyKey: key,
        onProgress: (progress) => dispatch({ type: 'progress', key, progress }),
        signal: controller.signal,
      })
      dispatch({ type: 'stored', key, url })
    } catch (error) {
      if (controller.signal.aborted) return
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

  return {
    queue,
    urls: storedUrls(queue),
    add: (files: readonly File[]) => {
      const images = files.map((file): QueuedImage => {
        const preview = URL.createObjectURL(file)
        return { key: newKey(), preview, state: 'uploading', progress: 0, file }
      })
      dispatch({ type: 'add', images })
      for (const { key, file } of images) if (file) void send(key, file)
    },
    retry: ({ key, file }: QueuedImage) => {
      if (!file) return
      dispatch({ type: 'retry', key })
      void send(key, file)
    },
    remove: ({ key, preview, file }: QueuedImage) => {
      running.current.get(key)?.abort()
      if (file) URL.revokeObjectURL(preview)
      dispatch({ type: 'remove', key })
    },
    move: (key: string, to: number) => dispatch({ type: 'move', key, to }),
  }
}
