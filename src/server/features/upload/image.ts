import type { OutputInfo } from 'sharp'
import { loadSharp } from '#server/platform/storage/load-sharp.ts'
import { type ImageWidth, imageWidths } from '#shared/kit/image.ts'
import {
  animatedImage,
  brokenImage,
  slowImage,
  tooManyPixels,
  wrongImageKind,
} from './upload.errors.ts'

/** More pixels than nearly all phones send. Decoding them takes up to 1.5 s and 400 MB. */
export const maxPixels = 24_000_000

/** Pixels of the longer side: a picture of few rows and millions of columns took 7 s and 2 GB. */
export const maxSide = 12_000

/** Seconds that decoding or encoding one file may take. */
const stepSeconds = 10

const acceptedKinds = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif'])
/** sharp's names of the formats above; its decoder must agree with the file's first bytes. */
const acceptedFormats = new Set(['jpeg', 'png', 'webp', 'heif'])

/** A picture's file in one of the stored widths. */
export interface ImageFile {
  width: ImageWidth
  bytes: Buffer
}

/** Converts an error of sharp to one for the sender. */
function asImageError(error: unknown) {
  return /^timeout/.test((error as Error).message) ? slowImage() : brokenImage()
}

/** Reads only the header, which is cheap even if the picture claims to be huge. */
async function requireSupportedHeader(bytes: Buffer): Promise<void> {
  const { fileTypeFromBuffer } = await import('file-type')
  const kind = await fileTypeFromBuffer(bytes)
  if (!kind || !acceptedKinds.has(kind.mime)) throw wrongImageKind()
  const sharp = await loadSharp()
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

/** The picture's pixels, rotated upright and no wider than the widest file. */
async function decode(bytes: Buffer): Promise<{ data: Buffer; info: OutputInfo }> {
  const sharp = await loadSharp()
  try {
    return await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
      .timeout({ seconds: stepSeconds })
      .autoOrient()
      .resize({ ...boxOf(1280), withoutEnlargement: true })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
  } catch (error) {
    // Decoding depends on the sent bytes alone, so a failure is the sender's error.
    throw asImageError(error)
  }
}

/** A file is at most twice as tall as wide: a longer strip is not a photograph. */
const boxOf = (width: number) => ({ width, height: width * 2, fit: 'inside' as const })

/**
 * Checks a picture by its content and makes the files to store: WebP, upright, without metadata (phones
 * write the location into it), never larger than the original. Run it in the picture queue.
 * @throws AppError `upload.wrong_kind`, `upload.animated` (415), `upload.too_many_pixels` (413),
 * `upload.broken`, `upload.too_slow` (400).
 */
export async function makeImageFiles(bytes: Buffer): Promise<ImageFile[]> {
  await requireSupportedHeader(bytes)
  const { data, info } = await decode(bytes)
  const sharp = await loadSharp()
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
