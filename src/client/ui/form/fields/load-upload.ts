import { imageSentences } from '#shared/kit/image.ts'
import { uploadLifeMs } from './saved-pictures.ts'
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

interface StartedUpload {
  address: Promise<string>
  /** Milliseconds since 1970. */
  startedAt: number
}

/** The pictures that this page is uploading or has uploaded, by their keys. */
const uploads = new Map<string, StartedUpload>()

/** The upload of the picture; undefined where there is none, and once the server may have deleted it. */
function usableUpload(key: string): Promise<string> | undefined {
  const started = uploads.get(key)
  return started && Date.now() - started.startedAt < uploadLifeMs ? started.address : undefined
}

/** Rejects with the signal's reason when it aborts. */
const rejectWhenAborted = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason)
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
  })

/**
 * Uploads a picture once on this page: its field and the form that is being sent may both want to, and
 * whichever is first deletes the file.
 * @param signal ends this caller's wait, for its own upload or that of another.
 * @param send uploads it; called unless another caller does so successfully.
 * @returns its address on the server.
 * @throws as `send` does; the signal's reason.
 */
export async function uploadOnce(
  key: string,
  signal: AbortSignal,
  send: () => Promise<string>,
): Promise<string> {
  for (let other = usableUpload(key); other; other = usableUpload(key)) {
    const url = await Promise.race([other.catch(() => null), rejectWhenAborted(signal)])
    if (url !== null) return url
  }
  const address = Promise.race([send(), rejectWhenAborted(signal)]).catch((error: unknown) => {
    uploads.delete(key)
    throw error
  })
  uploads.set(key, { address, startedAt: Date.now() })
  return address
}

/**
 * Milliseconds without progress and without an answer. Long enough for a slow connection to send 300 kB, which a browser
 * may have taken at once.
 */
export const uploadSilenceMs = 45_000

/**
 * Aborts an upload that hears nothing, with `UploadNotReached` as the reason: browsers wait without limit on a
 * connection that is there but carries nothing.
 */
export function abortWhenSilent(controller: AbortController) {
  const abort = () => controller.abort(new UploadNotReached(imageSentences.failed))
  let timer = setTimeout(abort, uploadSilenceMs)
  return {
    restart: () => {
      clearTimeout(timer)
      timer = setTimeout(abort, uploadSilenceMs)
    },
    stop: () => clearTimeout(timer),
  }
}
