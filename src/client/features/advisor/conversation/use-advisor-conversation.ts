import { useCallback, useEffect, useReducer, useRef } from 'react'
import { useMyPlace } from '#client/domain/place/use-my-place.ts'
import { useLanguage } from '#client/platform/i18n/use-language.ts'
import { readFailure, trpc } from '#client/platform/trpc/trpc.ts'
import { type ChatTopic, chatSentences } from '#shared/advisor/advisor.constants.ts'
import type { PlaceView } from '#shared/place/place.schema.ts'
import { bubblesFromHistory, conversationReducer } from './conversation.ts'

/** Error codes whose own sentence helps more than the general apology. */
const codesWithOwnSentence = new Set<string | null>(['rate.limited', 'input.invalid'])

/** The English text of the bubble for a failed question. */
function answerFailureSentence(error: unknown): string {
  const { code, message } = readFailure(error)
  return codesWithOwnSentence.has(code) && message ? message : chatSentences.failed
}

const pointOf = ({ state, lat, lon }: PlaceView) => ({ state, lat, lon })

/**
 * The conversation with the advisor: earlier messages, this visit's messages, one question at a
 * time. Leaving the page cancels a running answer.
 */
export function useAdvisorConversation() {
  const language = useLanguage()
  const { place } = useMyPlace()
  const utils = trpc.useUtils()
  // Loaded once per visit: a later response would repeat the messages in `now`.
  const past = trpc.chat.history.useQuery(undefined, {
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnReconnect: false,
  })
  const [now, dispatch] = useReducer(conversationReducer, [])
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  const ask = useCallback(
    async (question: string, topic: ChatTopic | null) => {
      const message = question.trim()
      if (message === '' || running.current) return
      const abort = new AbortController()
      running.current = abort
      dispatch({ type: 'ask', question: message })
      try {
        // The page shows a failed history by itself; it must not block the new question.
        if (past.isPending) await utils.chat.history.ensureData().catch(() => undefined)
        const pieces = await utils.client.chat.stream.mutate(
          {
            message,
            ...(topic && { category: topic }),
            language,
            // Price lists know districts, not every post office; the weather goes by the point.
            ...(place && { place: { name: place.district, ...pointOf(place) } }),
          },
          { signal: abort.signal },
        )
        let isDone = false
        for await (const piece of pieces) {
          dispatch({ type: 'piece', piece })
          isDone ||= piece.type === 'done'
        }
        if (!isDone) throw new Error('The answer broke off before its end.')
      } catch (error) {
        if (abort.signal.aborted) return
        dispatch({ type: 'fail', sentence: answerFailureSentence(error) })
      } finally {
        running.current = null
      }
    },
    [past.isPending, utils, language, place],
  )

  const clear = trpc.chat.clear.useMutation({
    onSuccess: (empty) => {
      utils.chat.history.setData(undefined, empty)
      dispatch({ type: 'clear' })
    },
  })

  const state = now.at(-1)?.state
  return {
    bubbles: [...bubblesFromHistory(past.data?.messages ?? []), ...now],
    isBusy: state === 'waiting' || state === 'growing',
    /** The user sent a question in this visit. */
    hasSentQuestion: now.length > 0,
    past,
    ask,
    /** Sends the failed question again. */
    retry: (topic: ChatTopic | null) => {
      const question = now.at(-2)?.text
      if (state !== 'failed' || question === undefined) return
      dispatch({ type: 'retry' })
      return ask(question, topic)
    },
    clear,
  }
}
