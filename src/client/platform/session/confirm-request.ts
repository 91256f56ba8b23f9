import { useSyncExternalStore } from 'react'

interface ConfirmRequest {
  answer: Promise<boolean>
  finish: (isConfirmed: boolean) => void
}

let current: ConfirmRequest | null = null
const listeners = new Set<() => void>()
const notify = () => {
  for (const listener of listeners) listener()
}

/**
 * Asks users to confirm their identity, in the dialog that `useConfirmRequest` shows. Calls that are
 * refused meanwhile wait for the same answer.
 * @returns false when the user cancelled, or no dialog is mounted.
 */
export function askToConfirm(): Promise<boolean> {
  if (current) return current.answer
  if (listeners.size === 0) return Promise.resolve(false)
  const { promise, resolve } = Promise.withResolvers<boolean>()
  current = {
    answer: promise,
    finish: (isConfirmed) => {
      current = null
      notify()
      resolve(isConfirmed)
    },
  }
  notify()
  return promise
}

function follow(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** The open request to confirm the user's identity; null without one. */
export const useConfirmRequest = () =>
  useSyncExternalStore(
    follow,
    () => current,
    () => null,
  )
