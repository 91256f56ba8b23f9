import { createStore, del, delMany, entries, get, set } from 'idb-keyval'
import { v4 as newKey } from 'uuid'

const store = createStore('krishihaat-pictures', 'files')
const waiting = /^\/uploads\/waiting-([\w-]+)\.webp$/

/** The address of a chosen picture until it is uploaded. */
export const waitingUrl = (key: string) => `/uploads/waiting-${key}.webp`

/** The key in a `waitingUrl`; null for any other address. */
export const waitingKey = (url: string) => waiting.exec(url)?.[1] ?? null

interface SavedPicture {
  file: File
  /** Milliseconds since 1970. */
  keptAt: number
}

/** Milliseconds; the server deletes an uploaded picture that nothing shows after a day. */
export const uploadLifeMs = 20 * 3_600_000

/** Milliseconds; a younger picture may belong to a form that has not written its draft yet. */
const unusedMs = 3_600_000

/** @param key of a picture that waits, or the server's address of one whose copy stays on the device. */
export const savePicture = (key: string, file: File) =>
  set(key, { file, keptAt: Date.now() } satisfies SavedPicture, store)

/** @returns undefined when the device no longer has it. */
export const readPicture = async (key: string) => (await get<SavedPicture>(key, store))?.file

export const deletePicture = (key: string) => del(key, store)

/** Deletes what the device has of the pictures with these addresses. */
export const deletePictures = (urls: readonly string[]) =>
  delMany(
    urls.map((url) => waitingKey(url) ?? url),
    store,
  )

/**
 * Has the device's copy of an uploaded picture wait for another upload if the server may have deleted the picture by now.
 * The copy itself is deleted with the other unused pictures.
 * @returns null when the server still has it, or the device has no copy.
 */
export async function reuseOldCopy(url: string): Promise<{ key: string; file: File } | null> {
  const copy = await get<SavedPicture>(url, store)
  if (!copy || Date.now() - copy.keptAt < uploadLifeMs) return null
  const key = newKey()
  await savePicture(key, copy.file)
  return { key, file: copy.file }
}

/** Deletes unused pictures. @param used the addresses in drafts, unsent messages and waiting listings. */
export async function purgeExpiredPictures(used: ReadonlySet<string>): Promise<void> {
  const known = await entries<string, SavedPicture>(store)
  const isUnused = ([key, { keptAt }]: [string, SavedPicture]) =>
    !used.has(waitingUrl(key)) && !used.has(key) && Date.now() - keptAt > unusedMs
  await delMany(
    known.filter(isUnused).map(([key]) => key),
    store,
  )
}
