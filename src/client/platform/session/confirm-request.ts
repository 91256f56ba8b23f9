import { useSyncExternalStore } from 'react'
import { createListeners } from '#client/platform/storage/listeners.ts'

interface ConfirmRequest {
  answer: Promise<boolean>
  finish: (isConfirmed: boolean) => void
}

let current: ConfirmRequest | null = null
const listeners = createListeners()

/**
 * Asks users to confirm their identity, in the dialog that `useConfirmRequest` shows. Calls that are
 * refused meanwhile wait for the same answer.
 * @returns false when the user cancelled, or no dialog is mounted.
 */
export function askToConfirm(): Promise<boolean> {
  if (current) return current.answer
  if (listeners.isEmpty()) return Promise.resolve(false)
  const { promise, resolve } = Promise.withResolvers<boolean>()
  current = {
    answer: promise,
    finish: (isConfirmed) => {
      current = null
      listeners.notify()
      resolve(isConfirmed)
    },
  }
  listeners.notify()
  return promise
}

/** The open request to confirm the user's identity; null without one. */
export const useConfirmRequest = () =>
  useSyncExternalStore(
    listeners.add,
    () => current,
    () => null,
  )
