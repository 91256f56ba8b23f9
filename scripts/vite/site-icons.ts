import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import type { Plugin } from 'vite'

const source = 'public/icon.svg'
const shareSource = 'scripts/vite/share.svg'
const green = '#2f7223'

/** The icon at a size in px. */
const icon = (size: number) =>
  sharp(readFileSync(source), { density: (72 * size) / 48 }).resize(size, size)

/** The icon with a margin that a phone may cut to any shape; it never cuts the middle 80 %. */
async function maskable(size: number) {
  const inner = Math.round(size * 0.76)
  return sharp({ create: { width: size, height: size, channels: 4, background: green } })
    .composite([{ input: await icon(inner).png().toBuffer() }])
    .png()
    .toBuffer()
}

/** Renders the PNG icons for phones and shared links from the site's SVG files. */
export function siteIcons(): Plugin {
  return {
    name: 'site-icons',
    apply: 'build',
    async generateBundle() {
      const flat = { background: green }
      const files = {
        'icons/192.png': icon(192).png().toBuffer(),
        'icons/512.png': icon(512).png().toBuffer(),
        'icons/maskable.png': maskable(512),
        // Apple fills transparent pixels with black.
        'icons/apple.png': icon(180).flatten(flat).png().toBuffer(),
        'share.png': sharp(readFileSync(shareSource)).resize(1200, 630).png().toBuffer(),
      }
      for (const [fileName, drawn] of Object.entries(files)) {
        this.emitFile({ type: 'asset', fileName, source: await drawn })
      }
    },
  }
}
