import type { FastifyRequest } from 'fastify'
import { AppError } from '#server/platform/errors/errors.ts'
import { imageSentences, maxImageBytes } from '#shared/kit/image.ts'
import {
  imageTooLarge,
  noImages,
  notMultipart,
  tooManyImages,
  wrongField,
} from './upload.errors.ts'

/** Reading stops at this many files; below it, the sender gets the specific error message. */
const hardFileLimit = 12

const limits = {
  fileSize: maxImageBytes,
  files: hardFileLimit,
  fields: 10,
  fieldSize: 1024,
  parts: hardFileLimit + 10,
  headerPairs: 20,
}

/** Converts errors of the multipart parser to our own. */
function asUploadError(error: unknown): unknown {
  const { code } = error as { code?: string }
  if (code === 'FST_FILES_LIMIT' || code === 'FST_PARTS_LIMIT') return tooManyImages()
  if (code?.startsWith('FST_') || error instanceof AppError) return error
  // The parser's own errors ("Unexpected end of multipart data") have no code of their own.
  return new AppError({ code: 'upload.malformed', status: 400, message: imageSentences.failed })
}

/**
 * Reads the pictures of a multipart request into memory. Reads all of it before rejecting anything,
 * because a browser whose upload is cut off shows a broken connection instead of our message.
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
    for await (const file of request.files({ limits, throwFileSizeLimit: false })) {
      if (problem) {
        file.file.resume()
        continue
      }
      const bytes = await file.toBuffer()
      // A form without a chosen file sends one nameless, empty file.
      if (bytes.length === 0 && file.filename === '') continue
      if (file.fieldname !== field) problem = wrongField(field)
      else if (file.file.truncated || bytes.length >= maxImageBytes) problem = imageTooLarge()
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
