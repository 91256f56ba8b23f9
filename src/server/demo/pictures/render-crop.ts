import { loadSharp } from '#server/platform/storage/load-sharp.ts'
import type { Backdrop } from './backdrop.ts'
import { type CropPicture, cropPictures, type HeapRecipe } from './crop-pictures.data.ts'
import { grainScene } from './grain.ts'
import { pileScene } from './pile.ts'
import { produceArt } from './produce-art.ts'
import { createRandom, seedOf } from './random.ts'

/** The emoji that the pictures need. */
export const cropEmoji = Object.values(cropPictures as Record<string, CropPicture>).flatMap(
  (picture) => ('heap' in picture && picture.heap.isEmoji ? [picture.heap.art] : []),
)

/** The brightness of the front, the middle and the back of a heap. */
const lights = [1, 0.93, 0.84]

/** One piece of produce, in full light and in two shades. */
async function drawPiece({ art, isEmoji, tone, size }: HeapRecipe, emoji: Map<string, string>) {
  const body = isEmoji ? emoji.get(art) : produceArt[art]
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ` +
    `width="${size}" height="${size}" viewBox="-1 -1 34 34">${body}</svg>`
  const sharp = await loadSharp()
  const { data, info } = await sharp(Buffer.from(svg)).raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  return Promise.all(
    lights.map((light) =>
      sharp(data, { raw: { width, height, channels } })
        .modulate({ ...tone, brightness: (tone?.brightness ?? 1) * light })
        .png({ compressionLevel: 0 })
        .toBuffer(),
    ),
  )
}

const backdrops: readonly Backdrop[] = ['field', 'market', 'wall']

/** The picture of a kind of crop as SVG; each `variant` has a different background. */
export async function cropScene(
  name: string,
  picture: CropPicture,
  variant: number,
  emoji: Map<string, string>,
): Promise<string> {
  const seed = seedOf(name)
  const random = createRandom(seed + variant * 977)
  const backdrop = backdrops[((seed >>> 3) + variant) % backdrops.length] ?? 'field'
  if ('grain' in picture) return grainScene(picture.grain, backdrop, random)
  const { container, size, lean } = picture.heap
  const shades = await drawPiece(picture.heap, emoji)
  return pileScene({ backdrop, container, shades, size, lean }, random)
}
