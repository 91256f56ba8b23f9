import { gzipSync } from 'node:zlib'
import type { Plugin, Rolldown } from 'vite'

type Chunk = Rolldown.OutputChunk

interface Budget {
  /** The path of the page's module. */
  page: string
  /** The modules that the page also needs in Hindi. */
  hindi: string[]
  /** The maximum of gzipped JavaScript for the first load, in bytes. */
  maxBytes: number
}

/** The chunks and all their static imports. */
export function withImports(entries: Chunk[], chunks: Map<string, Chunk>): Set<Chunk> {
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

/** The gzipped size of a first load, and of its chunks, the largest first. */
function weigh(entries: Chunk[], chunks: Map<string, Chunk>) {
  const sizes = [...withImports(entries, chunks)]
    .map(({ fileName, code }) => ({ fileName, bytes: gzipSync(code, { level: 9 }).length }))
    .sort((a, b) => b.bytes - a.bytes)
  return { sizes, total: sizes.reduce((sum, { bytes }) => sum + bytes, 0) }
}

/**
 * Fails the build when the code that a page needs (entry, page and all their static imports) exceeds
 * the budget in English or Hindi.
 */
export function weightBudget({ page, hindi, maxBytes }: Budget): Plugin {
  let info = (_text: string) => {}
  return {
    name: 'weight-budget',
    apply: 'build',
    configResolved: ({ logger }) => {
      info = (text) => logger.info(text)
    },
    writeBundle(_options, bundle) {
      const all = Object.values(bundle).filter((part): part is Chunk => part.type === 'chunk')
      const chunks = new Map(all.map((chunk) => [chunk.fileName, chunk]))
      const chunkOf = (module: string) =>
        all.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module)) ??
        this.error(`No chunk is ${module}: its weight cannot be checked.`)
      const inEnglish = [...all.filter(({ isEntry }) => isEntry), chunkOf(page)]
      const english = weigh(inEnglish, chunks)
      const { sizes, total } = weigh([...inEnglish, ...hindi.map(chunkOf)], chunks)
      const report = [
        `First load of ${page}, JavaScript (gzip): ${kilobytes(english.total)}, in Hindi ${kilobytes(total)}; budget ${kilobytes(maxBytes)}`,
        ...sizes.map(({ fileName, bytes }) => `  ${kilobytes(bytes).padStart(9)}  ${fileName}`),
      ].join('\n')
      if (total > maxBytes) this.error(report)
      info(report)
    },
  }
}
