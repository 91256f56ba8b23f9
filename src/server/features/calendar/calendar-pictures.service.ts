import { bulkhead } from 'cockatiel'
import { referenceCropData } from '#server/features/reference/reference.service.ts'
import { findDrawing } from '#server/features/reference/reference-drawings.service.ts'
import { createLoadingCache } from '#server/platform/cache/loading-cache.ts'
import { readEmoji } from '#server/platform/storage/emoji.ts'
import { loadSharp } from '#server/platform/storage/load-sharp.ts'

/** Pixels; twice the largest size on a page. */
const size = 256

const limitDrawing = bulkhead(1, Number.POSITIVE_INFINITY)
const pictures = createLoadingCache<Buffer>({ maxEntries: 10 })
const drawings = createLoadingCache<Map<string, string>>({ maxEntries: 1 })

/** The names in the emoji set of the emoji that may be requested: those of the crop database. */
const icons = new Map(referenceCropData().map(({ image, icon }) => [image, icon]))

/** Pixels of a picture for shared links. */
const shareSize = 600
/** The paper of the light theme: messengers show transparent pictures on black. */
const sharePaper = '#f8f2e6'
const sharePictures = createLoadingCache<Buffer>({ maxEntries: 150 })

/**
 * A crop's own drawing as PNG for previews of shared links, which show no SVG; rendered once a process.
 * @param file the drawing's name with `.png` in place of `.svg`.
 * @returns null when there is no such drawing.
 */
export async function cropSharePicture(file: string): Promise<Buffer | null> {
  const svg = findDrawing(file.replace(/\.png$/, '.svg'))
  if (!svg) return null
  return sharePictures.getOrLoad(file, () =>
    limitDrawing.execute(async () =>
      (await loadSharp())(svg, { density: 300 })
        .resize(shareSize, shareSize, { fit: 'contain', background: sharePaper })
        .flatten({ background: sharePaper })
        .png({ palette: true })
        .toBuffer(),
    ),
  )
}

/** The emoji of the crop database; the first request reads them from the emoji set. */
const readDrawings = () => drawings.getOrLoad('', () => readEmoji(new Set(icons.values())))

async function draw(icon: string): Promise<Buffer> {
  const body = (await readDrawings()).get(icon)
  if (!body) throw new Error(`There is no drawing of "${icon}".`)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" width="${size}" height="${size}">${body}</svg>`
  const sharp = await loadSharp()
  return sharp(Buffer.from(svg)).webp({ quality: 82, alphaQuality: 90 }).toBuffer()
}

/**
 * An emoji as WebP, rendered once per process; its SVG is about ten times as large.
 * @returns null unless it is an emoji of the crop database.
 */
export async function cropPicture(name: string): Promise<Buffer | null> {
  const icon = icons.get(name)
  if (icon === undefined) return null
  return pictures.getOrLoad(icon, () => limitDrawing.execute(() => draw(icon)))
}
