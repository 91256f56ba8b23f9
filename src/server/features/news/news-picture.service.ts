import { timingSafeEqual } from 'node:crypto'
import sharp from 'sharp'
import type { CacheDefinition } from '#server/platform/cache/cache.ts'
import type { External } from '#server/platform/external/external.ts'
import type { ExternalService } from '#server/platform/external/fetch-once.ts'
import { createLimiter } from '#server/platform/quota/limiter.ts'
import { keyedHash } from '#server/platform/text/keyed-hash.ts'
import { noPicture } from './news.errors.ts'

/** Where our server shows pictures of the news. */
export const picturePath = '/api/news/picture'

/** Pixels: a card's width on a phone of double density. */
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

const inTurn = createLimiter(2)

const signatureOf = (key: string, url: string) => keyedHash(key, 'news-picture', url).slice(0, 32)

/** The address at our own server of a picture elsewhere, signed: nobody else can have us fetch. */
export const pictureAddress = (key: string, url: string) =>
  `${picturePath}?${new URLSearchParams({ src: url, sig: signatureOf(key, url) })}`

function isSigned(key: string, url: string, signature: string): boolean {
  const right = Buffer.from(signatureOf(key, url))
  const given = Buffer.from(signature)
  return right.length === given.length && timingSafeEqual(right, given)
}

interface PictureNeeds {
  outside: External
  key: string
  /** Hosts that the operator has set as sources: they may lie in a private network. */
  trustedHosts: ReadonlySet<string>
}

/** Photographs; an SVG is a programme for the renderer, and may take as long as it likes. */
const formats = new Set(['jpeg', 'png', 'webp', 'heif', 'gif'])

/** WebP of a card's width, without metadata. */
const shrink = (bytes: Buffer) =>
  inTurn(async () => {
    const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error' })
    if (!formats.has((await picture.metadata()).format)) throw noPicture()
    return picture
      .autoOrient()
      .resize({ width, withoutEnlargement: true })
      .webp({ quality: 72 })
      .toBuffer()
  })

/**
 * Fetches a story's picture and sizes it down. A picture's address is a stranger's word, so it is
 * fetched from public addresses only.
 * @returns WebP.
 * @throws AppError `news.no_picture` (404) for a signature that is not ours; ExternalFailure.
 */
export async function readPicture(
  { outside: external, key, trustedHosts }: PictureNeeds,
  src: string,
  signature: string,
): Promise<Buffer> {
  if (!isSigned(key, src, signature)) throw noPicture()
  const url = new URL(src)
  const { value } = await external.getOrLoad(pictures, src, async () => {
    const { body } = await external.ask(source, {
      url,
      headers: { accept: 'image/webp,image/avif,image/jpeg,image/png' },
      redirect: 'follow',
      isPublicOnly: !trustedHosts.has(url.host),
      isAwaited: true,
    })
    return shrink(body)
  })
  return value
}
