import { existsSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'

const folder = join(import.meta.dirname, '../../.cache/fonts')
const require = createRequire(import.meta.url)

/**
 * Leaves the hints for screens of few pixels out of the fonts that some styles refer to. They were half of a
 * Devanagari font; phones and the Mac ignore them. The glyphs and what joins them stay.
 * @param styles the style sheets, as a pattern.
 */
export function fontsWithoutHints(styles: string): Plugin {
  return {
    name: 'fonts-without-hints',
    async config() {
      const alias = []
      for (const font of namesOfFonts(styles)) {
        const find = new RegExp(`^${font.replaceAll('.', '\\.')}(?=$|\\?)`)
        alias.push({ find, replacement: await withoutHints(font) })
      }
      return { resolve: { alias } }
    },
  }
}

const namesOfFonts = (styles: string) =>
  new Set(
    globSync(styles).flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/url\("(@fontsource\/[^"]+)"\)/g)].flatMap(
        ([, font]) => font ?? [],
      ),
    ),
  )

/** Makes the font unless an earlier build has. @returns its path. */
async function withoutHints(font: string) {
  const source = require.resolve(font)
  const { version } = JSON.parse(readFileSync(join(dirname(source), '../package.json'), 'utf8'))
  const file = join(folder, version, font)
  if (!existsSync(file)) {
    const made = await subsetFont(readFileSync(source), undefined, {
      keepAllGlyphs: true,
      noHinting: true,
      targetFormat: 'woff2',
    })
    mkdirSync(dirname(file), { recursive: true })
    // Whole at once: another build may be reading.
    writeFileSync(`${file}.${process.pid}`, made)
    renameSync(`${file}.${process.pid}`, file)
  }
  return file
}
