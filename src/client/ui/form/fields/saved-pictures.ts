import { createStore, del, delMany, entries, get, set } from 'idb-keyval'

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

export const savePicture = (key: string, file: File) =>
  set(key, { file, keptAt: Date.now() } satisfies SavedPicture, store)

/** @returns undefined when the device no longer has it. */
export const readPicture = async (key: string) => (await get<SavedPicture>(key, store))?.file

export const deletePicture = (key: string) => del(key, store)

/** Deletes the pictures that these addresses say are on the device. */
export const deletePictures = (urls: readonly string[]) =>
  delMany(
    urls.flatMap((url) => waitingKey(url) ?? []),
    store,
  )

/** Deletes unused pictures. @param used the addresses in drafts and waiting listings. */
export async function purgeExpiredPictures(used: ReadonlySet<string>): Promise<void> {
  const known = await entries<string, SavedPicture>(store)
  const isUnused = ([key, { keptAt }]: [string, SavedPicture]) =>
    !used.has(waitingUrl(key)) && Date.now() - keptAt > unusedMs
  await delMany(
    known.filter(isUnused).map(([key]) => key),
    store,
  )
}
