import { fileTypeFromBuffer } from 'file-type'
import sharp, { type OutputInfo } from 'sharp'
import { type ImageWidth, imageWidths } from '../../../shared/image.ts'
import { createLimiter } from '../../core/limiter.ts'
import { animatedImage, brokenImage, tooManyPixels, wrongImageKind } from './upload.errors.ts'

/** More than phones take, less than what a decoder needs a gigabyte for. */
export const maxPixels = 40_000_000

const acceptedKinds = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif'])
/** What sharp calls the formats above; its decoder must agree with the first bytes. */
const acceptedFormats = new Set(['jpeg', 'png', 'webp', 'heif'])

/** Decoding a picture takes about 160 MB at the most: two at once, whoever sends them. */
const inTurn = createLimiter(2)

/** A picture in one of the widths it is kept in. */
export interface ImageFile {
  width: ImageWidth
  bytes: Buffer
}

async function checkKind(bytes: Buffer): Promise<void> {
  const kind = await fileTypeFromBuffer(bytes)
  if (!kind || !acceptedKinds.has(kind.mime)) throw wrongImageKind()
  const header = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw brokenImage()
    })
  if (!acceptedFormats.has(header.format)) throw wrongImageKind()
  if ((header.pages ?? 1) > 1) throw animatedImage()
  if (header.width * header.height > maxPixels) throw tooManyPixels()
}

/** The picture's pixels, turned upright, at most as wide as the widest file. */
async function decode(bytes: Buffer): Promise<{ data: Buffer; info: OutputInfo }> {
  try {
    return await sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
      .autoOrient()
      .resize({ ...boxOf(1280), withoutEnlargement: true })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true })
  } catch {
    // Only the sender's bytes decide whether they decode.
    throw brokenImage()
  }
}

/** Twice as tall as wide is the tallest a file gets, for a strip of pixels is no photograph. */
const boxOf = (width: number) => ({ width, height: width * 2, fit: 'inside' as const })

/**
 * Checks a picture by its content and makes the files that are kept of it: WebP, upright, without
 * metadata (a phone writes the place into it), never larger than it came.
 * @throws AppError `upload.wrong_kind`, `upload.animated` (415), `upload.too_many_pixels` (413),
 * `upload.broken` (400).
 */
export function makeImageFiles(bytes: Buffer): Promise<ImageFile[]> {
  return inTurn(async () => {
    await checkKind(bytes)
    const { data, info } = await decode(bytes)
    const { width, height, channels } = info
    const files: ImageFile[] = []
    for (const size of imageWidths) {
      const file = await sharp(data, { raw: { width, height, channels } })
        .resize({ ...boxOf(size), withoutEnlargement: true })
        .webp({ quality: 80 })
        .toBuffer()
      files.push({ width: size, bytes: file })
    }
    return files
  })
}
