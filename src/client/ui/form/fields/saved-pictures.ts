import { createStore, del, delMany, entries, get, set } from 'idb-keyval'

const store = createStore('krishihaat-pictures', 'files')
const waiting = /^\/uploads\/waiting-([\w-]+)\.webp$/

/** The address that a chosen picture goes by until the server has given it one of its own. */
export const waitingUrl = (key: string) => `/uploads/waiting-${key}.webp`

/** The key of a picture that is not uploaded yet; null for any other address. */
export const waitingKey = (url: string) => waiting.exec(url)?.[1] ?? null

interface SavedPicture {
  file: File
  /** Milliseconds since 1970. */
  keptAt: number
}

/** A form of another tab may have chosen it and not told its draft yet. */
const unusedMs = 3_600_000

export const savePicture = (key: string, file: File) =>
  set(key, { file, keptAt: Date.now() } satisfies SavedPicture, store)

/** @returns undefined when it is no longer there. */
export const readPicture = async (key: string) => (await get<SavedPicture>(key, store))?.file

export const deletePicture = (key: string) => del(key, store)

/** Forgets the pictures that no draft and nothing waiting has. @param used their addresses. */
export async function purgeExpiredPictures(used: ReadonlySet<string>): Promise<void> {
  const known = await entries<string, SavedPicture>(store)
  const isUnused = ([key, { keptAt }]: [string, SavedPicture]) =>
    !used.has(waitingUrl(key)) && Date.now() - keptAt > unusedMs
  await delMany(
    known.filter(isUnused).map(([key]) => key),
    store,
  )
}
