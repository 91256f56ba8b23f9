import type { FastifyRequest } from 'fastify'
import { AppError } from '#server/platform/errors/errors.ts'
import { imageSentences, maxImageBytes } from '#shared/kit/common.schema.ts'
import {
  imageTooLarge,
  noImages,
  notMultipart,
  tooManyImages,
  wrongField,
} from './upload.errors.ts'

/** Files after which reading stops at once; up to here the sender hears the fitting sentence. */
const hardFileLimit = 12

const limits = {
  fileSize: maxImageBytes,
  files: hardFileLimit,
  fields: 10,
  fieldSize: 1024,
  parts: hardFileLimit + 10,
  headerPairs: 20,
}

/** What the multipart parser complains of, as our own sentences. */
function asUploadError(error: unknown): unknown {
  const { code } = error as { code?: string }
  if (code === 'FST_FILES_LIMIT' || code === 'FST_PARTS_LIMIT') return tooManyImages()
  if (code?.startsWith('FST_') || error instanceof AppError) return error
  // The parser's own errors ("Unexpected end of multipart data") have no code of their own.
  return new AppError({ code: 'upload.malformed', status: 400, message: imageSentences.failed })
}

/**
 * Reads the pictures of a multipart request into memory. All of it is read before anything is
 * refused: a browser whose upload is cut off shows no sentence, only that the connection broke.
 * @throws AppError `upload.not_multipart` (415), `upload.wrong_field`, `upload.none`,
 * `upload.too_many`, `upload.malformed` (400), `upload.too_large` (413).
 */
export async function readImages(
  request: FastifyRequest,
  { field, max }: { field: string; max: number },
): Promise<Buffer[]> {
  if (!request.isMultipart()) throw notMultipart()
  const images: Buffer[] = []
  let problem: AppError | undefined
  try {
    for await (const part of request.files({ limits, throwFileSizeLimit: false })) {
      if (problem) {
        part.file.resume()
        continue
      }
      const bytes = await part.toBuffer()
      // A form with nothing chosen sends one nameless, empty file.
      if (bytes.length === 0 && part.filename === '') continue
      if (part.fieldname !== field) problem = wrongField(field)
      else if (part.file.truncated || bytes.length >= maxImageBytes) problem = imageTooLarge()
      else if (images.length === max) problem = tooManyImages()
      else images.push(bytes)
    }
  } catch (error) {
    throw asUploadError(error)
  }
  if (problem) throw problem
  if (images.length === 0) throw noImages()
  return images
}
