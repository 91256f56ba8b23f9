import sharp from 'sharp'
import { referenceCropData } from '#server/features/reference/reference.service.ts'
import { createLoadingCache } from '#server/platform/cache/loading-cache.ts'
import { createLimiter } from '#server/platform/quota/limiter.ts'
import { readEmoji } from '#server/platform/storage/emoji.ts'
import { calendarCrops } from './calendar.service.ts'

/** Twice the largest size that a page shows it in. */
const size = 256

const drawOne = createLimiter(1)
const pictures = createLoadingCache<Buffer>({ maxEntries: 1000 })
const drawings = createLoadingCache<Map<string, string>>({ maxEntries: 1 })

/** The drawing behind each name that a picture may be asked for by: an icon's, or an emoji itself. */
const icons = new Map([
  ...calendarCrops().map(({ icon }) => [icon, icon] as const),
  ...referenceCropData().flatMap(({ image, icon }) => [[image, icon] as const]),
])

/** The drawings of all crops, cut out of the set by whoever first asks for a picture. */
const readDrawings = () => drawings.getOrLoad('', () => readEmoji(new Set(icons.values())))

async function draw(icon: string): Promise<Buffer> {
  const body = (await readDrawings()).get(icon)
  if (!body) throw new Error(`There is no drawing of "${icon}".`)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="${size}" height="${size}">${body}</svg>`
  return sharp(Buffer.from(svg)).webp({ quality: 82, alphaQuality: 90 }).toBuffer()
}

/**
 * A crop's picture as WebP, drawn once a process. The drawings themselves weigh up to 30 KB each,
 * ten times as much.
 * @returns null for anything but an icon of the calendar or an emoji of the crop database.
 */
export async function cropPicture(name: string): Promise<Buffer | null> {
  const icon = icons.get(name)
  if (icon === undefined) return null
  return pictures.getOrLoad(icon, () => drawOne(() => draw(icon)))
}
