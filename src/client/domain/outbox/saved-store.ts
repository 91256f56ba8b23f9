import { clear, createStore, delMany, get, setMany, update } from 'idb-keyval'
import { tokenTag } from '#client/platform/session/storage-tag.ts'
import { maxEntryBytes, overflowOf, type SavedIndex } from './saved-queries.policy.ts'

/** One answer of the server. */
export interface CachedResponse {
  data: unknown
  /** Milliseconds since 1970. */
  updatedAt: number
}

const indexKey = '#index'
/** A hash of the contract's files, set by the build (scripts/vite/contract.ts). */
const contract = String(import.meta.env.VITE_CONTRACT ?? 'dev')
const store = createStore('krishihaat-kept', 'answers')

const emptyIndex = (): SavedIndex => ({ contract, owner: tokenTag(), entries: {} })

/** The index. Deletes everything first if another session or contract wrote it. */
async function readIndex(): Promise<SavedIndex> {
  const known = await get<SavedIndex>(indexKey, store)
  if (known?.contract === contract && known.owner === tokenTag()) return known
  if (known) await clear(store)
  return emptyIndex()
}

/** The stored answer of a query; null when there is none. */
export async function readSavedQuery(hash: string): Promise<CachedResponse | null> {
  const { entries } = await readIndex()
  return entries[hash] ? ((await get<CachedResponse>(hash, store)) ?? null) : null
}

/** Stores answers, and deletes the oldest ones beyond the limits. */
export async function writeSavedQuery(answers: ReadonlyMap<string, CachedResponse>): Promise<void> {
  const index = await readIndex()
  const added: [string, CachedResponse][] = []
  const sizes: SavedIndex['entries'] = {}
  for (const [hash, answer] of answers) {
    const bytes = JSON.stringify(answer.data).length
    if (bytes > maxEntryBytes) continue
    added.push([hash, answer])
    sizes[hash] = { updatedAt: answer.updatedAt, bytes }
  }
  const next: SavedIndex = { ...index, entries: { ...index.entries, ...sizes } }
  const deleted = overflowOf(next, Date.now())
  for (const hash of deleted) delete next.entries[hash]
  await setMany(
    added.filter(([hash]) => next.entries[hash]),
    store,
  )
  await delMany(deleted, store)
  // Another tab may have stored answers meanwhile.
  await update<SavedIndex>(
    indexKey,
    (now) => {
      const isSame = now?.contract === next.contract && now.owner === next.owner
      const entries = { ...(isSame ? now.entries : {}), ...next.entries }
      for (const hash of deleted) delete entries[hash]
      return { ...next, entries }
    },
    store,
  )
}

/** Deletes every answer. */
export const clearSavedQueries = () => clear(store)
