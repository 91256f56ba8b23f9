import type { Query, QueryClient } from '@tanstack/react-query'
import { logFailure } from '#client/platform/network/log.ts'
import { isOffline } from '#client/platform/network/network-status.ts'
import { followToken } from '#client/platform/session/session.ts'
import { tokenTag } from '#client/platform/session/storage-tag.ts'
import { readFailure } from '#client/platform/trpc/trpc.ts'
import { isKept } from './saved-queries.policy.ts'
import {
  type CachedResponse,
  clearSavedQueries,
  readSavedQuery,
  writeSavedQuery,
} from './saved-store.ts'

/** What was read lately is written together. */
const writePauseMs = 1000
/** A person looks at what was there before rather than at a grey box for longer than this. */
const patienceMs = 5000
/** What is shown from before is asked for again this often, while there is an answer to hope for. */
const retryMs = 20_000

const forget = (error: unknown) => logFailure('Answers could not be kept on this device.', error)
const isUnreachable = (error: unknown) => error !== null && readFailure(error).code === null

/**
 * Keeps the answers to public questions on the device, and gives them back where a question fails,
 * hangs or is asked without a line; their age goes with them (`DataAge`).
 * @returns stops it.
 */
export function saveQueries(queryClient: QueryClient): () => void {
  const cache = queryClient.getQueryCache()
  const answers = new Map<string, CachedResponse>()
  const shownFromBefore = new Set<string>()
  let writing: ReturnType<typeof setTimeout> | undefined
  let owner = tokenTag()

  function write() {
    clearTimeout(writing)
    writing = undefined
    if (answers.size === 0) return
    const batch = new Map(answers)
    answers.clear()
    writeSavedQuery(batch).catch(forget)
  }

  function note({ queryHash, state }: Query) {
    if (state.data === undefined) return
    shownFromBefore.delete(queryHash)
    answers.set(queryHash, { data: state.data, updatedAt: state.dataUpdatedAt })
    writing ??= setTimeout(write, writePauseMs)
  }

  async function restore(query: Query) {
    const kept = await readSavedQuery(query.queryHash)
    // The answer itself may have come meanwhile.
    if (!kept || query.state.data !== undefined) return
    shownFromBefore.add(query.queryHash)
    const { status } = query.state
    query.setState({
      data: kept.data,
      dataUpdatedAt: kept.updatedAt,
      // Old whatever its usual life: it is asked for again with the line.
      isInvalidated: true,
      status: status === 'pending' ? 'success' : status,
    })
  }
  const tryRestore = (query: Query) => void restore(query).catch(forget)

  function handleWait(query: Query) {
    if (query.state.data !== undefined) return
    if (isOffline()) return tryRestore(query)
    setTimeout(() => query.state.fetchStatus === 'fetching' && tryRestore(query), patienceMs)
  }

  /** What happened before this was loaded. */
  for (const query of cache.getAll()) {
    if (!isKept(query.queryKey)) continue
    if (query.state.data !== undefined) note(query)
    else if (isUnreachable(query.state.error)) tryRestore(query)
    else handleWait(query)
  }

  const unsubscribe = cache.subscribe((event) => {
    if (!isKept(event.query.queryKey)) return
    // Rendered by the server: it comes with its data.
    if (event.type === 'added' && event.query.state.data !== undefined) note(event.query)
    if (event.type !== 'updated') return
    const { query, action } = event
    if (action.type === 'success') note(query)
    else if (action.type === 'fetch') handleWait(query)
    else if (action.type === 'failed' || action.type === 'error') {
      if (query.state.data === undefined && isUnreachable(action.error)) tryRestore(query)
    }
  })

  const askAgain = () => {
    if (isOffline() || document.hidden) return
    const predicate = ({ queryHash }: Query) => shownFromBefore.has(queryHash)
    void queryClient.refetchQueries({ predicate, type: 'active' }, { cancelRefetch: false })
  }
  const retrying = setInterval(askAgain, retryMs)

  const handleHide = () => document.hidden && write()
  document.addEventListener('visibilitychange', handleHide)
  window.addEventListener('offline', write)
  const unfollow = followToken(() => {
    if (owner === tokenTag()) return
    owner = tokenTag()
    answers.clear()
    clearSavedQueries().catch(forget)
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
