import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

/**
 * Sets `import.meta.env.VITE_CONTRACT` to a hash of everything in `src/shared`. Answers that a device
 * stored under another contract may have another shape, so the app checks them first.
 */
export function contract(): Plugin {
  return {
    name: 'contract',
    apply: 'build',
    config() {
      const hash = createHash('sha256')
      for (const file of globSync('src/shared/**/*.ts').sort()) {
        if (!file.endsWith('.test.ts')) hash.update(readFileSync(file))
      }
      const version = JSON.stringify(hash.digest('hex').slice(0, 12))
      return { define: { 'import.meta.env.VITE_CONTRACT': version } }
    },
  }
}
