import { z } from 'zod'
import { rememberTemplate } from '#client/platform/i18n/translate-message.ts'
import { readToken } from '#client/platform/session/session.ts'
import { imageSentences } from '#shared/kit/image.ts'
import { UploadNotReached, UploadRefused } from './upload-failure.ts'

const Refused = z.object({
  message: z.string(),
  code: z.string().default(''),
  template: z.string().optional(),
  values: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
})

interface Upload {
  file: File
  /** The same for every try of a file, so that the server stores it once. */
  idempotencyKey: string
  /** @param percent 0 to 100. */
  onProgress: (percent: number) => void
  signal: AbortSignal
}

/** A proxy's statuses while the server is not running. */
const proxyFailures: readonly number[] = [502, 503, 504]

function readAnswer<Data>(request: XMLHttpRequest, data: z.core.$ZodType<Data>): Data {
  let body: unknown
  if (proxyFailures.includes(request.status)) throw new UploadNotReached(imageSentences.failed)
  try {
    body = JSON.parse(request.responseText)
  } catch (cause) {
    throw new Error(imageSentences.failed, { cause })
  }
  const stored = z.object({ data }).safeParse(body)
  if (request.status < 300 && stored.success) return stored.data.data
  const refused = Refused.safeParse(body)
  if (!refused.success) throw new Error(imageSentences.failed)
  throw new UploadRefused(rememberTemplate(refused.data), refused.data.code)
}

/** The request for a kind of picture: its address, its form field and the schema of its answer. */
interface ImageAddress<Data> {
  url: string
  field: string
  data: z.core.$ZodType<Data>
}

/**
 * Uploads one picture.
 * @returns the answer's data.
 * @throws UploadRefused with the server's sentence; UploadNotReached; Error for an unreadable answer.
 */
export function sendImage<Data>(to: ImageAddress<Data>, upload: Upload): Promise<Data> {
  const { file, idempotencyKey, onProgress, signal } = upload
  // fetch reports no progress of uploads.
  const request = new XMLHttpRequest()
  const body = new FormData()
  body.append(to.field, file)
  return new Promise((resolve, reject) => {
    request.open('POST', to.url)
    const token = readToken()
    if (token) request.setRequestHeader('Authorization', `Bearer ${token}`)
    request.setRequestHeader('Idempotency-Key', idempotencyKey)
    request.upload.addEventListener('progress', ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onProgress(Math.round((loaded / total) * 100))
    })
    request.addEventListener('load', () => {
      try {
        resolve(readAnswer(request, to.data))
      } catch (error) {
        reject(error)
      }
    })
    request.addEventListener('error', () => reject(new UploadNotReached(imageSentences.failed)))
    request.addEventListener('abort', () => reject(new DOMException('Removed', 'AbortError')))
    signal.addEventListener('abort', () => request.abort())
    request.send(body)
  })
}

/** Where a picture is shown: a message's picture is private to its two participants. */
export type PicturePurpose = 'listing' | 'message'

const imagesFor = (purpose: PicturePurpose) => ({
  url: `/api/utils/upload-images${purpose === 'message' ? '?for=message' : ''}`,
  field: 'images',
  data: z.tuple([z.string()]),
})

/** Uploads one picture. @returns its address. @throws as `sendImage` does. */
export async function uploadImage(
  upload: Upload,
  purpose: PicturePurpose = 'listing',
): Promise<string> {
  const [url] = await sendImage(imagesFor(purpose), upload)
  return url
}
