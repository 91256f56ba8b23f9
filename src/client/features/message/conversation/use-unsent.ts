import { useEffect, useRef, useState } from 'react'
import { v4 as newKey } from 'uuid'
import {
  readMessageDraft,
  type Unsent,
  writeUnsent,
  writeUnsentImages,
} from '#client/domain/message/message-draft.ts'
import type { English } from '#client/platform/i18n/texts.ts'
import { logFailure } from '#client/platform/network/log.ts'
import { readFailure, trpc } from '#client/platform/trpc/trpc.ts'
import { deletePictures } from '#client/ui/form/fields/saved-pictures.ts'
import { UploadRefused } from '#client/ui/form/fields/upload-failure.ts'
import { uploadAgain } from './upload-again.ts'

export interface Outgoing extends Unsent {
  /** Being sent, waiting for a connection, or refused by the server. */
  state: 'sending' | 'waiting' | 'refused'
  /** Why the server refused it. */
  refusal?: English
}

/** Retry interval in ms, for when the browser does not report that the connection is back. */
const retryMs = 15_000
/** Errors unrelated to the message itself: a later retry may succeed. */
const retryableCodes = new Set<string | null>([
  null,
  'idempotency.in_progress',
  'auth.required',
  'service.unavailable',
  'storage.full',
])

const deleteCopies = async (images: readonly string[]) => {
  if (images.length === 0) return
  await deletePictures(images).catch((error: unknown) =>
    logFailure('The pictures of a message that was sent stay on this device.', error),
  )
}

/**
 * A conversation's unsent messages, oldest first: stored on the device until the server has
 * accepted them, and sent one at a time, each once.
 */
export function useUnsent(account: string, conversationId: string) {
  const utils = trpc.useUtils()
  const [outgoing, setOutgoing] = useState<Outgoing[]>(() =>
    readMessageDraft(account, conversationId).unsent.map((one) => ({ ...one, state: 'waiting' })),
  )
  const latest = useRef(outgoing)
  const isRunning = useRef(false)
  const isUnmounted = useRef(false)

  function show(change: (all: Outgoing[]) => Outgoing[]) {
    latest.current = change(latest.current)
    if (!isUnmounted.current) setOutgoing(latest.current)
  }
  const mark = (key: string, part: Partial<Outgoing>) =>
    show((all) => all.map((one) => (one.key === key ? { ...one, ...part } : one)))
  const removeUnsent = (key: string) => {
    writeUnsent(account, conversationId, key)
    show((all) => all.filter((one) => one.key !== key))
  }

  /** Sends a message; pictures that the server has deleted meanwhile are uploaded again first. */
  async function deliver({ key, text, images }: Outgoing) {
    const sendWith = (urls: string[]) =>
      utils.client.message.send.mutate(
        { conversationId, text, images: urls },
        { context: { idempotencyKey: key } },
      )
    try {
      await sendWith(images)
      return deleteCopies(images)
    } catch (error) {
      if (readFailure(error).code !== 'upload.unknown') throw error
      const renewed = await uploadAgain(images)
      if (!renewed) throw error
      writeUnsentImages(account, conversationId, { key, images: renewed })
      mark(key, { images: renewed })
      await sendWith(renewed)
      return deleteCopies([...images, ...renewed])
    }
  }

  /** @returns whether the next one may be sent. */
  async function sendOne(one: Outgoing): Promise<boolean> {
    const { key } = one
    mark(key, { state: 'sending' })
    try {
      await deliver(one)
    } catch (error) {
      if (error instanceof UploadRefused) {
        mark(key, { state: 'refused', refusal: error.message })
        return true
      }
      const { code, message } = readFailure(error)
      if (retryableCodes.has(code)) mark(key, { state: 'waiting' })
      else mark(key, { state: 'refused', refusal: message ?? '' })
      return !retryableCodes.has(code)
    }
    // Keep showing the message until the reloaded conversation contains it.
    await utils.message.get.invalidate({ conversationId })
    removeUnsent(key)
    void utils.message.list.invalidate()
    return true
  }

  async function run() {
    if (isRunning.current) return
    isRunning.current = true
    const next = () => latest.current.find(({ state }) => state !== 'refused')
    try {
      for (let one = next(); one && !isUnmounted.current; one = next()) {
        if (!(await sendOne(one))) break
      }
    } finally {
      isRunning.current = false
    }
  }
  const handleRun = useRef(run)
  handleRun.current = run

  useEffect(() => {
    isUnmounted.current = false
    const tryAgain = () => void handleRun.current()
    tryAgain()
    const timer = setInterval(tryAgain, retryMs)
    window.addEventListener('online', tryAgain)
    return () => {
      isUnmounted.current = true
      clearInterval(timer)
      window.removeEventListener('online', tryAgain)
    }
  }, [])

  return {
    outgoing,
    send: (text: string, images: string[]) => {
      const unsent = { key: newKey(), text, images }
      writeUnsent(account, conversationId, unsent)
      show((all) => [...all, { ...unsent, state: 'sending' }])
      void run()
    },
    retry: (key: string) => {
      mark(key, { state: 'sending' })
      void run()
    },
    removeUnsent,
  }
}
