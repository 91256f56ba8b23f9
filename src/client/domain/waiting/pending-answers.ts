import { useSyncExternalStore } from 'react'
import { createListeners } from '#client/platform/storage/listeners.ts'
import { addDelayed, trackAction } from '#client/ui/undo/delayed-actions.ts'
import { undoMs } from '#client/ui/undo/undo.constants.ts'

interface PendingAnswer {
  /** Stops waiting. */
  stop: () => void
  send: () => Promise<unknown>
}

/** `waiting` can be taken back, `sending` is on its way. */
export type AnswerState = 'waiting' | 'sending'

const pending = new Map<string, PendingAnswer>()
const listeners = createListeners()
let states: ReadonlyMap<string, AnswerState> = new Map()

function setState(id: string, state: AnswerState | null): void {
  const next = new Map(states)
  if (state) next.set(id, state)
  else next.delete(id)
  states = next
  listeners.notify()
}

/** Sends at once what still waits. */
function send(id: string): void {
  const answer = pending.get(id)
  if (!answer) return
  answer.stop()
  pending.delete(id)
  setState(id, 'sending')
  trackAction(answer.send().finally(() => setState(id, null)))
}

/** A page that is left cannot be trusted to come back: its answers go now. */
function sendAllWhenHidden(): void {
  if (document.visibilityState === 'hidden') for (const id of [...pending.keys()]) send(id)
}

/**
 * Sends an answer after `undoMs`, or as soon as the page is hidden or the session ends.
 * @param id what is answered; a second answer to the same is ignored while the first waits.
 * @param sendAnswer must not throw, and shows its failure itself.
 */
export function answerLater(id: string, sendAnswer: () => Promise<unknown>): void {
  if (states.has(id)) return
  document.addEventListener('visibilitychange', sendAllWhenHidden)
  const sendNow = () => send(id)
  const timer = setTimeout(sendNow, undoMs)
  const removeDelayed = addDelayed(sendNow)
  const stop = () => {
    clearTimeout(timer)
    removeDelayed()
  }
  pending.set(id, { stop, send: sendAnswer })
  setState(id, 'waiting')
}

/** Takes an answer back that has not been sent. */
export function undoAnswer(id: string): void {
  const answer = pending.get(id)
  if (!answer) return
  answer.stop()
  pending.delete(id)
  setState(id, null)
}

/** The answers that wait or are being sent, by what they answer. */
export const useAnswerStates = () =>
  useSyncExternalStore(
    listeners.add,
    () => states,
    () => states,
  )
