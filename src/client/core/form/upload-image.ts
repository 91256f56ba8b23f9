import { z } from 'zod'
import { imageSentences } from '../../../shared/common.schema.ts'
import { readToken } from '../session.ts'

const Stored = z.object({ data: z.tuple([z.string()]) })
const Refused = z.object({ message: z.string() })

interface Upload {
  file: File
  /** The same for every try at the same file, so that a try that got through unseen is not kept twice. */
  idempotencyKey: string
  /** @param percent 0 to 100. */
  onProgress: (percent: number) => void
  signal: AbortSignal
}

/** A refusal by the server, in its own words. */
export class UploadRefused extends Error {}

function readAnswer(request: XMLHttpRequest): string {
  let body: unknown
  try {
    body = JSON.parse(request.responseText)
  } catch (cause) {
    throw new Error(imageSentences.failed, { cause })
  }
  const stored = Stored.safeParse(body)
  if (request.status < 300 && stored.success) return stored.data.data[0]
  const refused = Refused.safeParse(body)
  throw refused.success ? new UploadRefused(refused.data.message) : new Error(imageSentences.failed)
}

/**
 * Sends one picture and gives its address.
 * @throws UploadRefused with the server's sentence; Error when it can't be reached or understood.
 */
export function uploadImage({ file, idempotencyKey, onProgress, signal }: Upload): Promise<string> {
  // XMLHttpRequest, because fetch tells nothing of how far an upload has come.
  const request = new XMLHttpRequest()
  const body = new FormData()
  body.append('images', file)
  return new Promise((resolve, reject) => {
    request.open('POST', '/api/utils/upload-images')
    const token = readToken()
    if (token) request.setRequestHeader('Authorization', `Bearer ${token}`)
    request.setRequestHeader('Idempotency-Key', idempotencyKey)
    request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onProgress(Math.round((loaded / total) * 100))
    })
    request.addEventListener('load', () => {
      try {
        resolve(readAnswer(request))
      } catch (error) {
        reject(error)
      }
    })
    request.addEventListener('error', () => reject(new Error(imageSentences.failed)))
    request.addEventListener('abort', () => reject(new DOMException('Removed', 'AbortError')))
    signal.addEventListener('abort', () => request.abort())
    request.send(body)
  })
}
