import { gzipSync } from 'node:zlib'
import type { Plugin, Rolldown } from 'vite'

type Chunk = Rolldown.OutputChunk

interface WeightBudget {
  /** The maximum of gzipped JavaScript for the first load of some pages, in bytes, by the path of the page's module. */
  pages: Readonly<Record<string, number>>
  /** The same for every other page. */
  maxBytes: number
}

const pageModule = /src\/client\/.*\.page\.tsx$/

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
 * Fails the build when the code that a page needs before it can be used (entry, page and all their static imports)
 * exceeds its budget. In Hindi a page needs the same: its sentences come with it.
 */
export function weightBudget({ pages, maxBytes }: WeightBudget): Plugin {
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
      const entries = all.filter(({ isEntry }) => isEntry)
      const weighed = all
        .map((chunk) => ({ chunk, module: pageModule.exec(chunk.facadeModuleId ?? '')?.[0] }))
        .filter((page): page is { chunk: Chunk; module: string } => page.module !== undefined)
        .map(({ chunk, module }) => ({
          module,
          budget: pages[module] ?? maxBytes,
          ...weigh([...entries, chunk], chunks),
        }))
        .sort((a, b) => b.total - a.total)
      for (const page of Object.keys(pages)) {
        if (!weighed.some(({ module }) => module === page))
          this.error(`No chunk is ${page}: its weight cannot be checked.`)
      }
      const line = ({ module, total, budget }: (typeof weighed)[number]) =>
        `  ${kilobytes(total).padStart(9)} of ${kilobytes(budget)}  ${module}`
      const shown = weighed.filter(({ budget }, index) => index < 3 || budget < maxBytes)
      info(['First loads, JavaScript (gzip), the heaviest first:', ...shown.map(line)].join('\n'))
      const tooHeavy = weighed.filter(({ total, budget }) => total > budget)
      if (tooHeavy.length === 0) return
      const parts = tooHeavy.flatMap((page) => [
        line(page),
        ...page.sizes.map(
          ({ fileName, bytes }) => `    ${kilobytes(bytes).padStart(9)}  ${fileName}`,
        ),
      ])
      this.error(['These pages load more JavaScript than their budget:', ...parts].join('\n'))
    },
  }
}
