import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const compressible = /\.(m?js|css|svg|webmanifest|json)$/
/** Smaller files are not compressed. */
const worthwhileBytes = 1024

/** Writes a .br and a .gz file beside every built file, which the server sends. */
export function precompress(): Plugin {
  return {
    name: 'precompress',
    apply: 'build',
    writeBundle: {
      order: 'post',
      handler({ dir }) {
        if (!dir) throw new Error('The build has no output folder.')
        for (const entry of readdirSync(dir, { recursive: true, withFileTypes: true })) {
          if (!entry.isFile() || !compressible.test(entry.name)) continue
          const file = join(entry.parentPath, entry.name)
          const content = readFileSync(file)
          if (content.length < worthwhileBytes) continue
          const params = {
            [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
            [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
          }
          writeFileSync(`${file}.br`, brotliCompressSync(content, { params }))
          writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
        }
      },
    },
  }
}
