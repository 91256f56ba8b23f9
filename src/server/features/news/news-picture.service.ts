import { timingSafeEqual } from 'node:crypto'
import { bulkhead } from 'cockatiel'
import type { CacheDefinition } from '#server/platform/cache/cache.ts'
import type { External } from '#server/platform/external/external.ts'
import type { ExternalService } from '#server/platform/external/fetch-once.ts'
import { loadSharp } from '#server/platform/storage/load-sharp.ts'
import { keyedHash } from '#server/platform/text/keyed-hash.ts'
import { noPicture } from './news.errors.ts'

/** The path of our server's pictures of the news. */
export const picturePath = '/api/news/picture'

/** Pixels: the width of a card on a phone with double pixel density. */
const width = 640
const maxPixels = 40_000_000

const pictures: CacheDefinition = {
  name: 'news-pictures',
  freshMs: 24 * 3_600_000,
  staleMs: 72 * 3_600_000,
  maxEntries: 400,
}

const source: ExternalService = {
  name: 'news-picture',
  timeoutMs: 8000,
  tries: 1,
  maxBytes: 8_000_000,
}

const limitResizing = bulkhead(2, Number.POSITIVE_INFINITY)

const pictureSignature = (key: string, url: string) =>
  keyedHash(key, 'news-picture', url).slice(0, 32)

/** The address on our server for a picture elsewhere. It is signed, so that nobody can make us fetch other addresses. */
export const newsPictureAddress = (key: string, url: string) =>
  `${picturePath}?${new URLSearchParams({ src: url, sig: pictureSignature(key, url) })}`

function hasValidSignature(key: string, url: string, signature: string): boolean {
  const expected = Buffer.from(pictureSignature(key, url))
  const given = Buffer.from(signature)
  return expected.length === given.length && timingSafeEqual(expected, given)
}

interface PictureNeeds {
  external: External
  key: string
  /** Hosts that the operator has configured as sources; they may be in a private network. */
  trustedHosts: ReadonlySet<string>
}

/** Accepted formats. SVG is refused because rendering one may take any amount of time. */
const formats = new Set(['jpeg', 'png', 'webp', 'heif', 'gif'])

/** Resizes to the width of a card, as WebP without metadata. */
const resizePicture = (bytes: Buffer) =>
  limitResizing.execute(async () => {
    const sharp = await loadSharp()
    const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
    if (!formats.has((await picture.metadata()).format)) throw noPicture()
    return picture
      .autoOrient()
      .resize({ width, withoutEnlargement: true })
      .webp({ quality: 72 })
      .toBuffer()
  })

/**
 * Fetches a story's picture and resizes it. The address comes from an untrusted source, so pictures are
 * fetched from public addresses only, except for trusted hosts.
 * @returns WebP.
 * @throws AppError `news.no_picture` (404) for an invalid signature; ExternalFailure.
 */
export async function readPicture(
  { external, key, trustedHosts }: PictureNeeds,
  src: string,
  signature: string,
): Promise<Buffer> {
  if (!hasValidSignature(key, src, signature)) throw noPicture()
  const url = new URL(src)
  const { value } = await external.getOrLoad(pictures, src, async () => {
    const { body } = await external.ask(source, {
      url,
      headers: { accept: 'image/webp,image/avif,image/jpeg,image/png' },
      redirect: 'follow',
      isPublicOnly: !trustedHosts.has(url.host),
      isAwaited: true,
    })
    return resizePicture(body)
  })
  return value
}
