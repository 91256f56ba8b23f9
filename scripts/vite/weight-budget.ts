import { gzipSync } from 'node:zlib'
import type { Plugin, Rolldown } from 'vite'

type Chunk = Rolldown.OutputChunk

interface Budget {
  /** The page's module, from the package's root. */
  page: string
  /** Bytes of JavaScript, gzip, that its first load may cost. */
  maxBytes: number
}

/** A chunk and everything that it needs before it can run. */
function withImports(entries: Chunk[], chunks: Map<string, Chunk>): Set<Chunk> {
  const needed = new Set<Chunk>()
  const add = (chunk: Chunk | undefined) => {
    if (!chunk || needed.has(chunk)) return
    needed.add(chunk)
    for (const file of chunk.imports) add(chunks.get(file))
  }
  for (const entry of entries) add(entry)
  return needed
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`

/**
 * Fails the build when what a phone has to fetch before it can show a page (entry, page and all
 * their static imports) grows beyond its budget.
 */
export function weightBudget({ page, maxBytes }: Budget): Plugin {
  let info = (_text: string) => {}
  return {
    name: 'weight-budget',
    apply: 'build',
    configResolved: ({ logger }) => {
      info = (text) => logger.info(text)
    },
    writeBundle(_options, bundle) {
      const all = Object.values(bundle).filter((part): part is Chunk => part.type === 'chunk')
      const entries = all.filter(
        ({ isEntry, facadeModuleId }) => isEntry || facadeModuleId?.endsWith(page),
      )
      if (!entries.some(({ facadeModuleId }) => facadeModuleId?.endsWith(page))) {
        this.error(`No chunk is the page ${page}: its weight cannot be checked.`)
      }
      const sizes = [...withImports(entries, new Map(all.map((chunk) => [chunk.fileName, chunk])))]
        .map(({ fileName, code }) => ({ fileName, bytes: gzipSync(code, { level: 9 }).length }))
        .sort((a, b) => b.bytes - a.bytes)
      const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0)
      const report = [
        `First load of ${page}: ${kilobytes(total)} of JavaScript (gzip), budget ${kilobytes(maxBytes)}`,
        ...sizes.map(({ fileName, bytes }) => `  ${kilobytes(bytes).padStart(9)}  ${fileName}`),
      ].join('\n')
      if (total > maxBytes) this.error(report)
      info(report)
    },
  }
}
