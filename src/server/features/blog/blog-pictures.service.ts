import { bulkhead } from 'cockatiel'
import { createLoadingCache } from '#server/platform/cache/loading-cache.ts'
import { readEmoji } from '#server/platform/storage/emoji.ts'
import { loadSharp } from '#server/platform/storage/load-sharp.ts'
import type { BlogTopic } from '#shared/blog/blog.constants.ts'
import { blogArticles } from './blog.service.ts'
import { drawingPlaces, sceneColors } from './blog-pictures.data.ts'

/** Pixels; the size that social networks recommend for shared pages. */
const width = 1200
const height = 630

interface Drawing {
  x: number
  y: number
  size: number
  body: string
  id: number
}

/** An emoji with its shadow. The ids of gradients get a prefix because several emoji use the same ids. */
const placeDrawing = ({ x, y, size, body, id }: Drawing) =>
  `<ellipse cx="${x + size / 2}" cy="${y + size * 0.97}" rx="${size * 0.42}" ry="${size * 0.06}" fill="#2b1b0c" opacity=".22"/>` +
  `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="0 0 32 32">${body
    .replaceAll(/id="/g, `id="d${id}-`)
    .replaceAll(/url\(#/g, `url(#d${id}-`)
    .replaceAll(/href="#/g, `href="#d${id}-`)}</svg>`

function drawScene(topic: BlogTopic, drawings: readonly string[]): string {
  const [above, below, hill, field, furrow] = sceneColors[topic]
  const furrows = [-9, -7, -5, -3, -1, 1, 3, 5, 7, 9].map(
    (i) =>
      `<path d="M${600 + i * 52} 440 Q${600 + i * 90} 520 ${600 + i * 150} 630" stroke="${furrow}" stroke-width="9" fill="none" opacity=".6"/>`,
  )
  const art = drawings.map((body, id) =>
    placeDrawing({ ...(drawingPlaces[id] ?? drawingPlaces[0]), body, id }),
  )
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `<defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="${above}"/><stop offset="1" stop-color="${below}"/></linearGradient></defs>` +
    `<rect width="${width}" height="${height}" fill="url(#sky)"/>` +
    `<circle cx="905" cy="170" r="150" fill="#fffbe6" opacity=".45"/><circle cx="905" cy="170" r="84" fill="#fff6cf"/>` +
    `<path d="M0 400Q220 270 470 372T900 340T1200 372V630H0Z" fill="${hill}"/>` +
    `<path d="M0 452Q600 372 1200 452V630H0Z" fill="${field}"/>${furrows.join('')}` +
    // The outer drawings come first, so that the middle one is drawn over them.
    `${art.slice(1).join('')}${art[0] ?? ''}</svg>`
  )
}

const limitDrawing = bulkhead(1, Number.POSITIVE_INFINITY)
const pictures = createLoadingCache<Buffer>({ maxEntries: 500 })
const drawings = createLoadingCache<Map<string, string>>({ maxEntries: 1 })

/** The drawings of all articles; the first request reads them from the emoji set. */
const readDrawings = () =>
  drawings.getOrLoad('', () => readEmoji(new Set(blogArticles().flatMap(({ picture }) => picture))))

/**
 * An article's picture as WebP, rendered once per process. Social networks show it for shared articles.
 * @param pixels the width.
 * @returns null when there is no such article.
 */
export async function articlePicture(slug: string, pixels: 600 | 1200): Promise<Buffer | null> {
  const article = blogArticles().find((one) => one.slug === slug)
  if (!article) return null
  return pictures.getOrLoad(`${slug}|${pixels}`, () =>
    limitDrawing.execute(async () => {
      const bodies = await readDrawings()
      const svg = drawScene(
        article.topic,
        article.picture.map((name) => bodies.get(name) ?? ''),
      )
      const sharp = await loadSharp()
      return sharp(Buffer.from(svg)).resize(pixels).webp({ quality: 78 }).toBuffer()
    }),
  )
}
