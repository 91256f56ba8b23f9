import { clear, createStore, delMany, get, getMany, set, setMany, update } from 'idb-keyval'
import { tokenTag } from '#client/platform/session/storage-tag.ts'
import { maxEntryBytes, overflowOf, type SavedIndex } from './saved-queries.policy.ts'

/** One answer of the server. */
export interface SavedAnswer {
  data: unknown
  /** Milliseconds since 1970. */
  updatedAt: number
}

const indexKey = '#index'
/** A hash of the contract's files, set by the build (scripts/vite/contract.ts). */
const contract = String(import.meta.env.VITE_CONTRACT ?? 'dev')
const store = createStore('krishihaat-kept', 'answers')

const emptyIndex = (): SavedIndex => ({ contract, owner: tokenTag(), entries: {} })

/** Keeps the answers of another build that this build can show, and deletes the others. */
async function keepAnswersOfOtherBuild(index: SavedIndex): Promise<void> {
  const { parseSavedAnswer } = await import('./saved-answer.schemas.ts')
  const hashes = Object.keys(index.entries)
  const stored = await getMany<SavedAnswer | undefined>(hashes, store)
  const readable = new Map<string, SavedAnswer>()
  for (const [position, hash] of hashes.entries()) {
    const answer = stored[position]
    const data = answer && parseSavedAnswer(hash, answer.data)
    if (data) readable.set(hash, { data, updatedAt: answer.updatedAt })
  }
  const entries = Object.fromEntries(
    Object.entries(index.entries).filter(([hash]) => readable.has(hash)),
  )
  await setMany([...readable], store)
  await set(indexKey, { ...index, contract, entries } satisfies SavedIndex, store)
  await delMany(
    hashes.filter((hash) => !readable.has(hash)),
    store,
  )
}

/** Several queries may find another build's answers at the same time. */
let keepingAnswers: Promise<void> | null = null

/**
 * The index. The answers of another session are deleted, those of another build stay where this build can show them.
 * @throws when the schemas for that cannot be loaded; the answers stay for the next try.
 */
async function readIndex(): Promise<SavedIndex> {
  const known = await get<SavedIndex>(indexKey, store)
  if (!known) return emptyIndex()
  if (known.owner !== tokenTag()) {
    await clear(store)
    return emptyIndex()
  }
  if (known.contract === contract) return known
  keepingAnswers ??= keepAnswersOfOtherBuild(known).finally(() => {
    keepingAnswers = null
  })
  await keepingAnswers
  return readIndex()
}

/**
 * Keeps the answers of the build before, while there is a connection to load what that needs.
 * @throws when it cannot be loaded; the answers stay for the next try.
 */
export async function keepSavedAnswers(): Promise<void> {
  await readIndex()
}

/** The stored answer of a query; null when there is none. */
export async function readSavedAnswer(hash: string): Promise<SavedAnswer | null> {
  const { entries } = await readIndex()
  return entries[hash] ? ((await get<SavedAnswer>(hash, store)) ?? null) : null
}

/** Stores answers, and deletes the oldest ones beyond the limits. */
export async function writeSavedAnswers(answers: ReadonlyMap<string, SavedAnswer>): Promise<void> {
  const index = await readIndex()
  const added: [string, SavedAnswer][] = []
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
export const clearSavedAnswers = () => clear(store)
