import { bulkhead } from 'cockatiel'
import type { Logger } from '#server/platform/observability/logger.ts'
import { readEmoji } from '#server/platform/storage/emoji.ts'
import { loadSharp } from '#server/platform/storage/load-sharp.ts'
import type { Storage } from '#server/platform/storage/storage.ts'
import { imageVariant, imageWidths } from '#shared/kit/image.ts'
import { readDemoPictureUrl } from './demo-picture.ts'
import { type CropPicture, cropPictures } from './pictures/crop-pictures.data.ts'
import { type PaintName, paints } from './pictures/equipment-parts.ts'
import { cropEmoji, cropScene } from './pictures/render-crop.ts'
import { equipmentScene } from './pictures/render-equipment.ts'

const isPaint = (version: string): version is PaintName => version in paints

/** The picture of an address as SVG. @param emoji of `cropEmoji`. @throws Error when the picture is unknown. */
export async function drawScene(url: string, emoji: Map<string, string>): Promise<string> {
  const { picture, version } = readDemoPictureUrl(url)
  if (isPaint(version)) {
    // Every second paint faces the other way, so that a list of machines looks less uniform.
    return equipmentScene(picture, version, Object.keys(paints).indexOf(version) % 2 === 1)
  }
  const recipe = (cropPictures as Record<string, CropPicture>)[picture]
  if (!recipe) throw new Error(`There is no recipe for the picture "${picture}".`)
  return cropScene(picture, recipe, Number(version), emoji)
}

async function storePicture(storage: Storage, url: string, emoji: Map<string, string>) {
  const sharp = await loadSharp()
  const scene = Buffer.from(await drawScene(url, emoji))
  const { data, info } = await sharp(scene)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  await Promise.all(
    imageWidths.map(async (size) => {
      const file = await sharp(data, { raw: { width, height, channels } })
        .resize({ width: size, withoutEnlargement: true })
        // Less effort than for uploads, because flat colours are small anyway.
        .webp({ quality: 80, effort: 1 })
        .toBuffer()
      await storage.put(imageVariant(url, size).replace('/uploads/', ''), file, 'image/webp')
    }),
  )
}

/** How many are drawn at the same time; each takes a thread and some 30 ms. */
const atOnce = 3

/** The file names of a picture, in every width. */
const fileNames = (url: string) =>
  imageWidths.map((width) => imageVariant(url, width).replace('/uploads/', ''))

/**
 * Storage in which the pictures of the demo listings are drawn when somebody first asks for one, and by `drawAll`
 * in the background, one after the other.
 * @param urls of all pictures that may be drawn.
 */
export function createDemoPictures(storage: Storage, urls: readonly string[]) {
  const urlOfFile = new Map(urls.flatMap((url) => fileNames(url).map((file) => [file, url])))
  const inTurn = bulkhead(atOnce, Number.POSITIVE_INFINITY)
  const drawings = new Map<string, Promise<void>>()
  let emoji: Promise<Map<string, string>> | undefined
  let isClosed = false
  let drawingAll: Promise<void> | undefined

  /** Draws a picture once for all who want it now. */
  function draw(url: string): Promise<void> {
    const running = drawings.get(url)
    if (running) return running
    const drawing = inTurn
      .execute(async () => {
        emoji ??= readEmoji(new Set(cropEmoji))
        await storePicture(storage, url, await emoji)
      })
      .finally(() => drawings.delete(url))
    drawings.set(url, drawing)
    return drawing
  }
  async function drawMissing(log: Logger) {
    const started = performance.now()
    let drawn = 0
    for (const url of urls) {
      if (isClosed) return
      const [file = ''] = fileNames(url)
      if (await storage.get(file)) continue
      await draw(url)
      drawn++
    }
    const seconds = ((performance.now() - started) / 1000).toFixed(1)
    if (drawn > 0) log.info(`demo data: ${drawn} pictures drawn in ${seconds} s`)
  }

  const drawnStorage: Storage = {
    ...storage,
    get: async (key) => {
      const stored = await storage.get(key)
      const url = stored ? undefined : urlOfFile.get(key)
      if (url === undefined) return stored
      await draw(url)
      return storage.get(key)
    },
  }
  return {
    storage: drawnStorage,
    /** Draws those that are missing. A failure is logged: each is tried again when somebody asks for it. */
    drawAll: (log: Logger) => {
      drawingAll ??= drawMissing(log).catch((error: unknown) => {
        log.warn({ err: error }, 'demo data: the pictures are drawn when somebody asks for them')
      })
      return drawingAll
    },
    close: async () => {
      isClosed = true
      await drawingAll
      await Promise.allSettled(drawings.values())
    },
  }
}
