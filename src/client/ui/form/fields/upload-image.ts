import { type ZodType, z } from 'zod'
import { rememberTemplate } from '#client/platform/i18n/translate-message.ts'
import { readToken } from '#client/platform/session/session.ts'
import { imageSentences } from '#shared/kit/common.schema.ts'

const Refused = z.object({
  message: z.string(),
  code: z.string().default(''),
  template: z.string().optional(),
  values: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
})

interface Upload {
  file: File
  /** The same for every try at the same file, so that a try that got through unseen is not kept twice. */
  idempotencyKey: string
  /** @param percent 0 to 100. */
  onProgress: (percent: number) => void
  signal: AbortSignal
}

/** A refusal by the server, in its own words. */
export class UploadRefused extends Error {
  readonly code: string

  constructor(message: string, code = '') {
    super(message)
    this.code = code
  }
}

/** The server was not reached: the same try may do later. */
export class UploadNotReached extends Error {}

/** What a proxy says whose server is away. */
const awayStatuses: readonly number[] = [502, 503, 504]

function readAnswer<Data>(request: XMLHttpRequest, data: ZodType<Data>): Data {
  let body: unknown
  if (awayStatuses.includes(request.status)) throw new UploadNotReached(imageSentences.failed)
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

/** Where a picture goes, in which field, and what the answer's `data` is. */
interface ImageAddress<Data> {
  url: string
  field: string
  data: ZodType<Data>
}

/**
 * Sends one picture and gives the answer's data.
 * @throws UploadRefused with the server's sentence; UploadNotReached; Error when it can't be understood.
 */
export function sendImage<Data>(to: ImageAddress<Data>, upload: Upload): Promise<Data> {
  const { file, idempotencyKey, onProgress, signal } = upload
  // XMLHttpRequest, because fetch tells nothing of how far an upload has come.
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

/** What a picture is shown in: a message's is for the two people alone. */
export type PicturePurpose = 'listing' | 'message'

const imagesFor = (purpose: PicturePurpose) => ({
  url: `/api/utils/upload-images${purpose === 'message' ? '?for=message' : ''}`,
  field: 'images',
  data: z.tuple([z.string()]),
})

/** Sends one picture and gives its address. @throws as `sendImage` does. */
export async function uploadImage(
  upload: Upload,
  purpose: PicturePurpose = 'listing',
): Promise<string> {
  const [url] = await sendImage(imagesFor(purpose), upload)
  return url
}
