import { gzipSync } from 'node:zlib'
import type { Plugin, Rolldown } from 'vite'

type Chunk = Rolldown.OutputChunk

interface Budget {
  /** The page's module, from the package's root. */
  page: string
  /** The modules that it needs besides when it is read in Hindi. */
  hindi: string[]
  /** Bytes of JavaScript, gzip, that its first load may cost. */
  maxBytes: number
}

/** A chunk and everything that it needs before it can run. */
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

/** What a first load costs in all, and its chunks, the heaviest first. */
function weigh(entries: Chunk[], chunks: Map<string, Chunk>) {
  const sizes = [...withImports(entries, chunks)]
    .map(({ fileName, code }) => ({ fileName, bytes: gzipSync(code, { level: 9 }).length }))
    .sort((a, b) => b.bytes - a.bytes)
  return { sizes, total: sizes.reduce((sum, { bytes }) => sum + bytes, 0) }
}

/**
 * Fails the build when what a phone has to fetch before it can show a page (entry, page and all
 * their static imports) grows beyond its budget, in English or in Hindi.
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
