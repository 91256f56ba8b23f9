import { imageSentences } from '#shared/kit/image.ts'
import { UploadNotReached } from './upload-failure.ts'

/**
 * The code that sends a picture, with the rules for the answer: it loads when a picture has been chosen.
 * @throws UploadNotReached when it cannot be fetched, as when the server cannot be reached.
 */
export async function loadUpload() {
  try {
    return await import('./upload-image.ts')
  } catch (cause) {
    throw new UploadNotReached(imageSentences.failed, { cause })
  }
}

/** The pictures that this page is uploading or has uploaded, by their keys. */
const uploads = new Map<string, Promise<string>>()

/** Rejects with the signal's reason when it aborts. */
const rejectWhenAborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason)
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })

/**
 * Uploads a picture once on this page: its field and the form that is being sent may both want to, and
 * whichever is first deletes the file.
 * @param signal ends this caller's wait for the upload of another.
 * @param send uploads it; called unless another caller does so successfully.
 * @returns its address on the server.
 * @throws as `send` does; the signal's reason.
 */
export async function uploadOnce(
  key: string,
  signal: AbortSignal,
  send: () => Promise<string>,
): Promise<string> {
  for (let other = uploads.get(key); other; other = uploads.get(key)) {
    const url = await Promise.race([other.catch(() => null), rejectWhenAborted(signal)])
    if (url !== null) return url
  }
  const upload = send().catch((error: unknown) => {
    uploads.delete(key)
    throw error
  })
  uploads.set(key, upload)
  return upload
}
