import { fileTypeFromBuffer } from 'file-type'
import sharp, { type OutputInfo } from 'sharp'
import { type ImageWidth, imageWidths } from '#shared/kit/image.ts'
import {
  animatedImage,
  brokenImage,
  slowImage,
  tooManyPixels,
  wrongImageKind,
} from './upload.errors.ts'

/** More than nearly all phones send; decoding takes up to 1.5 s and 400 MB. */
export const maxPixels = 24_000_000

/** Pixels of the longer side: a strip of a few rows and millions of columns took 7 s and 2 GB. */
export const maxSide = 12_000

/** Seconds that one step, decoding or encoding, may take. */
const stepSeconds = 10

const acceptedKinds = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif'])
/** What sharp calls the formats above; its decoder must agree with the first bytes. */
const acceptedFormats = new Set(['jpeg', 'png', 'webp', 'heif'])

// One thread a picture: the queue decides how many pictures are worked on at once.
sharp.concurrency(1)

/** A picture in one of the widths it is kept in. */
export interface ImageFile {
  width: ImageWidth
  bytes: Buffer
}

/** What ended a step, for the sender. */
function asImageError(error: unknown) {
  return /^timeout/.test((error as Error).message) ? slowImage() : brokenImage()
}

/** Looks at the first bytes alone, which costs nothing however big the picture says it is. */
async function checkHeader(bytes: Buffer): Promise<void> {
  const kind = await fileTypeFromBuffer(bytes)
  if (!kind || !acceptedKinds.has(kind.mime)) throw wrongImageKind()
  const header = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw brokenImage()
    })
  if (!acceptedFormats.has(header.format)) throw wrongImageKind()
  if ((header.pages ?? 1) > 1) throw animatedImage()
  const { width, height } = header
  if (width * height > maxPixels || Math.max(width, height) > maxSide) throw tooManyPixels()
}

/** The picture's pixels, turned upright, at most as wide as the widest file. */
async function decode(bytes: Buffer): Promise<{ data: Buffer; info: OutputInfo }> {
  try {
    return await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
      .timeout({ seconds: stepSeconds })
      .autoOrient()
      .resize({ ...boxOf(1280), withoutEnlargement: true })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
  } catch (error) {
    // Only the sender's bytes decide whether they decode.
    throw asImageError(error)
  }
}

/** Twice as tall as wide is the tallest a file gets, for a strip of pixels is no photograph. */
const boxOf = (width: number) => ({ width, height: width * 2, fit: 'inside' as const })

/**
 * Checks a picture by its content and makes the files that are kept of it: WebP, upright, without
 * metadata (a phone writes the place into it), never larger than it came. To be run in the picture
 * queue.
 * @throws AppError `upload.wrong_kind`, `upload.animated` (415), `upload.too_many_pixels` (413),
 * `upload.broken`, `upload.too_slow` (400).
 */
export async function makeImageFiles(bytes: Buffer): Promise<ImageFile[]> {
  await checkHeader(bytes)
  const { data, info } = await decode(bytes)
  const { width, height, channels } = info
  const files: ImageFile[] = []
  for (const size of imageWidths) {
    const file = await sharp(data, { raw: { width, height, channels } })
      .timeout({ seconds: stepSeconds })
      .resize({ ...boxOf(size), withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer()
      .catch((error: unknown) => {
        throw asImageError(error)
      })
    files.push({ width: size, bytes: file })
  }
  return files
}
