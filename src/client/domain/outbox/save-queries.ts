import type { Query, QueryClient } from '@tanstack/react-query'
import { logFailure } from '#client/platform/network/log.ts'
import { isOffline } from '#client/platform/network/network-status.ts'
import { followToken } from '#client/platform/session/session.ts'
import { tokenTag } from '#client/platform/session/storage-tag.ts'
import { readFailure } from '#client/platform/trpc/trpc.ts'
import { isSaved } from './saved-queries.policy.ts'
import {
  clearSavedAnswers,
  readSavedAnswer,
  type SavedAnswer,
  writeSavedAnswers,
} from './saved-store.ts'

/** Milliseconds; the answers of this time are written together. */
const writePauseMs = 1000
/** Milliseconds of loading after which the stored answer is shown. */
const patienceMs = 5000
/** Milliseconds between tries to refresh a stored answer while there may be a connection. */
const retryMs = 20_000

const logStorageFailure = (error: unknown) =>
  logFailure('Answers could not be stored on this device.', error)
/** Whether a query waits for its first answer. What `seedDetail` took from a list is none: it lacks a part, and its age. */
const isUnanswered = ({ state }: Query) => state.data === undefined || state.dataUpdatedAt === 0
const isUnreachable = (error: unknown) => error !== null && readFailure(error).code === null

/**
 * Stores the answers of public queries on the device. A query that fails, is slow or has no
 * connection gets its stored answer, whose age `DataAge` shows.
 * @returns stops it.
 */
export function saveQueries(queryClient: QueryClient): () => void {
  const cache = queryClient.getQueryCache()
  const answers = new Map<string, SavedAnswer>()
  const restored = new Set<string>()
  let writing: ReturnType<typeof setTimeout> | undefined
  let owner = tokenTag()

  function write() {
    clearTimeout(writing)
    writing = undefined
    if (answers.size === 0) return
    const batch = new Map(answers)
    answers.clear()
    writeSavedAnswers(batch).catch(logStorageFailure)
  }

  function storeAnswer(query: Query) {
    if (isUnanswered(query)) return
    const { queryHash, state } = query
    restored.delete(queryHash)
    answers.set(queryHash, { data: state.data, updatedAt: state.dataUpdatedAt })
    writing ??= setTimeout(write, writePauseMs)
  }

  async function restore(query: Query) {
    const saved = await readSavedAnswer(query.queryHash)
    // The server's answer may have arrived meanwhile.
    if (!saved || !isUnanswered(query)) return
    restored.add(query.queryHash)
    const { status } = query.state
    query.setState({
      data: saved.data,
      dataUpdatedAt: saved.updatedAt,
      // Always stale, so that it is refetched as soon as there is a connection.
      isInvalidated: true,
      status: status === 'pending' ? 'success' : status,
    })
  }
  const tryRestore = (query: Query) => void restore(query).catch(logStorageFailure)

  function handleWait(query: Query) {
    if (!isUnanswered(query)) return
    if (isOffline()) return tryRestore(query)
    setTimeout(() => query.state.fetchStatus === 'fetching' && tryRestore(query), patienceMs)
  }

  // The queries from before this module was loaded.

  for (const query of cache.getAll()) {
    if (!isSaved(query.queryKey)) continue
    if (!isUnanswered(query)) storeAnswer(query)
    else if (isUnreachable(query.state.error)) tryRestore(query)
    else handleWait(query)
  }

  const unsubscribe = cache.subscribe((event) => {
    if (!isSaved(event.query.queryKey)) return
    // A query of a page that the server rendered starts with its data.
    if (event.type === 'added') storeAnswer(event.query)
    if (event.type !== 'updated') return
    const { query, action } = event
    if (action.type === 'success') storeAnswer(query)
    else if (action.type === 'fetch') handleWait(query)
    else if (action.type === 'failed' || action.type === 'error') {
      if (isUnanswered(query) && isUnreachable(action.error)) tryRestore(query)
    }
  })

  const refetchRestored = () => {
    if (isOffline() || document.hidden) return
    const predicate = ({ queryHash }: Query) => restored.has(queryHash)
    void queryClient.refetchQueries({ predicate, type: 'active' }, { cancelRefetch: false })
  }
  const retrying = setInterval(refetchRestored, retryMs)

  const handleHide = () => document.hidden && write()
  document.addEventListener('visibilitychange', handleHide)
  window.addEventListener('offline', write)
  const unfollow = followToken(() => {
    if (owner === tokenTag()) return
    owner = tokenTag()
    answers.clear()
    clearSavedAnswers().catch(logStorageFailure)
  })
  return () => {
    unsubscribe()
    unfollow()
    clearInterval(retrying)
    document.removeEventListener('visibilitychange', handleHide)
    window.removeEventListener('offline', write)
    write()
  }
}
