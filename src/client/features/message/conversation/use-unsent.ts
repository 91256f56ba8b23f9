import { useEffect, useRef, useState } from 'react'
import { v4 as newKey } from 'uuid'
import {
  followUnsent,
  readMessageDraft,
  type Unsent,
  writeUnsent,
} from '#client/domain/message/message-draft.ts'
import { markConversationOpen, sendUnsent } from '#client/domain/message/send-unsent.ts'
import type { English } from '#client/platform/i18n/texts.ts'
import { trpc } from '#client/platform/trpc/trpc.ts'

export interface Outgoing extends Unsent {
  /** Being sent, waiting for a connection, or refused by the server. */
  state: 'sending' | 'waiting' | 'refused'
  /** Why the server refused it. */
  refusal?: English
}

/** Retry interval in ms, for when the browser does not report that the connection is back. */
const retryMs = 15_000

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

  /** @returns whether the next one may be sent. */
  async function sendOne(message: Outgoing): Promise<boolean> {
    const { key } = message
    mark(key, { state: 'sending' })
    const failure = await sendUnsent(utils.client, { account, conversationId, message })
    if (failure) {
      mark(key, failure)
      return failure.state === 'refused'
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
  /** Takes away what another tab has sent. */
  function dropSent() {
    const { unsent } = readMessageDraft(account, conversationId)
    const isUnsent = ({ key, state }: Outgoing) =>
      state === 'sending' || unsent.some((one) => one.key === key)
    if (!latest.current.every(isUnsent)) show((all) => all.filter(isUnsent))
  }
  const handlers = useRef({ run, dropSent })
  handlers.current = { run, dropSent }

  useEffect(() => {
    isUnmounted.current = false
    const tryAgain = () => void handlers.current.run()
    tryAgain()
    const timer = setInterval(tryAgain, retryMs)
    window.addEventListener('online', tryAgain)
    const markClosed = markConversationOpen(conversationId)
    const unfollow = followUnsent(() => handlers.current.dropSent())
    return () => {
      isUnmounted.current = true
      clearInterval(timer)
      window.removeEventListener('online', tryAgain)
      markClosed()
      unfollow()
    }
  }, [conversationId])
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
