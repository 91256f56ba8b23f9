import { clear, createStore, delMany, get, setMany, update } from 'idb-keyval'
import { tokenTag } from '#client/platform/session/storage-tag.ts'
import { type KeptIndex, maxEntryBytes, overflowOf } from './saved-queries.policy.ts'

/** One answer as it was. */
export interface CachedResponse {
  data: unknown
  /** Milliseconds since 1970. */
  updatedAt: number
}

const indexKey = '#index'
/** Made of the contract's files by the build (scripts/vite/contract.ts). */
const contract = String(import.meta.env.VITE_CONTRACT ?? 'dev')
const store = createStore('krishihaat-kept', 'answers')

const emptyIndex = (): KeptIndex => ({ contract, owner: tokenTag(), entries: {} })

/** The index, after everything has been thrown away that another session or contract wrote. */
async function readIndex(): Promise<KeptIndex> {
  const known = await get<KeptIndex>(indexKey, store)
  if (known?.contract === contract && known.owner === tokenTag()) return known
  if (known) await clear(store)
  return emptyIndex()
}

/** The kept answer to a question; null when there is none. */
export async function readSavedQuery(hash: string): Promise<CachedResponse | null> {
  const { entries } = await readIndex()
  return entries[hash] ? ((await get<CachedResponse>(hash, store)) ?? null) : null
}

/** Keeps answers, and lets go of the oldest ones when they become too many. */
export async function writeSavedQuery(answers: ReadonlyMap<string, CachedResponse>): Promise<void> {
  const index = await readIndex()
  const added: [string, CachedResponse][] = []
  const sizes: KeptIndex['entries'] = {}
  for (const [hash, answer] of answers) {
    const bytes = JSON.stringify(answer.data).length
    if (bytes > maxEntryBytes) continue
    added.push([hash, answer])
    sizes[hash] = { updatedAt: answer.updatedAt, bytes }
  }
  const next: KeptIndex = { ...index, entries: { ...index.entries, ...sizes } }
  const gone = overflowOf(next, Date.now())
  for (const hash of gone) delete next.entries[hash]
  await setMany(
    added.filter(([hash]) => next.entries[hash]),
    store,
  )
  await delMany(gone, store)
  // Another tab may have kept something meanwhile.
  await update<KeptIndex>(
    indexKey,
    (now) => {
      const isSame = now?.contract === next.contract && now.owner === next.owner
      const entries = { ...(isSame ? now.entries : {}), ...next.entries }
      for (const hash of gone) delete entries[hash]
      return { ...next, entries }
    },
    store,
  )
}

/** Forgets every answer. */
export const clearSavedQueries = () => clear(store)
