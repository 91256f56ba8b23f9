import { bulkhead } from 'cockatiel'
import sharp from 'sharp'
import { readEmoji } from '#server/platform/storage/emoji.ts'
import type { Storage } from '#server/platform/storage/storage.ts'
import { imageVariant, imageWidths } from '#shared/kit/image.ts'
import { readDemoPictureUrl } from './demo-picture.ts'
import { type CropPicture, cropPictures } from './pictures/crop-pictures.data.ts'
import { type PaintName, paints } from './pictures/equipment-parts.ts'
import { cropEmoji, cropScene } from './pictures/render-crop.ts'
import { equipmentScene } from './pictures/render-equipment.ts'

const isPaint = (version: string): version is PaintName => version in paints

async function drawScene(url: string, emoji: Map<string, string>): Promise<string> {
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

/**
 * Draws the pictures of the demo listings and stores them in every width, like uploads.
 * @param onProgress receives the number of finished pictures.
 */
export async function storeDemoPictures(
  storage: Storage,
  urls: readonly string[],
  onProgress: (done: number) => void,
): Promise<void> {
  const emoji = await readEmoji(new Set(cropEmoji))
  const inTurn = bulkhead(3, Number.POSITIVE_INFINITY)
  let done = 0
  await Promise.all(
    urls.map((url) =>
      inTurn.execute(async () => {
        await storePicture(storage, url, emoji)
        done += 1
        onProgress(done)
      }),
    ),
  )
}
