import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { build, type Plugin, type Rolldown } from 'vite'
import { withImports } from './weight-budget.ts'

interface ServiceWorkerOptions {
  /** The worker's own source. */
  source: string
  /** Matches the modules of pages that logged-in users may need without a connection. */
  own: RegExp
  /** Matches the built files that are cached only once they are used. */
  onlyWhenUsed: RegExp
}

type Chunk = Rolldown.OutputChunk

const hashOf = (content: string | Uint8Array) =>
  createHash('sha256').update(content).digest('hex').slice(0, 16)

const isPage = (chunk: Chunk) => /\.page\.tsx$/.test(chunk.facadeModuleId ?? '')

/**
 * The parts that a page loads late, with their imports: a form whose rules or whose list were never fetched could not
 * be sent. Other pages, and what `isLeftOut` says, are no parts of it.
 */
function latePartsOf(
  page: Chunk,
  {
    chunks,
    first,
    isLeftOut,
  }: { chunks: Map<string, Chunk>; first: Set<Chunk>; isLeftOut: (chunk: Chunk) => boolean },
): Chunk[] {
  const seen = withImports([page], chunks)
  const late = new Set<Chunk>()
  const visit = (list: Iterable<Chunk>) => {
    for (const chunk of list) {
      // What every page needs also opens the other pages.
      if (first.has(chunk)) continue
      const parts = chunk.dynamicImports
        .map((file) => chunks.get(file))
        .filter((part): part is Chunk => part !== undefined && !isPage(part) && !isLeftOut(part))
      const lateChunks = [...withImports(parts, chunks)].filter((part) => !seen.has(part))
      for (const part of lateChunks) {
        seen.add(part)
        late.add(part)
      }
      visit(lateChunks)
    }
  }
  visit([...seen])
  return [...late]
}

/** The names of a chunk's style files. */
const stylesOf = (chunk: Chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]

/** Builds the worker as one classic script that contains the lists of files to cache. */
async function bundleWorker(source: string, define: Record<string, string>): Promise<string> {
  const result = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    define: { ...define, 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      target: 'es2022',
      minify: true,
      lib: { entry: source, formats: ['iife'], name: 'worker', fileName: () => 'sw.js' },
    },
  })
  const [output] = Array.isArray(result) ? result : [result]
  if (!output || !('output' in output)) throw new Error('The service worker was not built.')
  return output.output[0].code
}

/**
 * Builds the service worker. At its installation it caches `index.html` and what every page needs,
 * which the browser has loaded already; over a fast connection later also the other pages' files.
 */
export function serviceWorker({ source, own, onlyWhenUsed }: ServiceWorkerOptions): Plugin {
  let indexHtml = ''
  return {
    name: 'service-worker',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) => {
        indexHtml = html
      },
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const all = Object.values(bundle)
        const chunks = new Map(
          all
            .filter((part): part is Chunk => part.type === 'chunk')
            .map((chunk) => [chunk.fileName, chunk]),
        )
        const entries = [...chunks.values()].filter(({ isEntry }) => isEntry)
        const first = withImports(entries, chunks)
        const filesOf = (list: Chunk[]) => [
          ...new Set(list.flatMap((chunk) => [chunk.fileName, ...stylesOf(chunk)])),
        ]
        const now = new Set(filesOf([...first]))
        const ownPages = [...chunks.values()].filter(({ facadeModuleId }) =>
          own.test(facadeModuleId ?? ''),
        )
        const isLeftOut = ({ fileName }: Chunk) => onlyWhenUsed.test(fileName)
        // Page by page, and what a page imports or loads late before its own file: a connection may break off at
        // any moment, and a page whose own file is stored opens.
        const filesOfPage = (page: Chunk) =>
          filesOf([
            ...withImports([page], chunks),
            ...latePartsOf(page, { chunks, first, isLeftOut }),
          ]).toReversed()
        const ownFiles = [...new Set(ownPages.flatMap(filesOfPage))].filter(
          (file) => !now.has(file),
        )
        const later = all
          .map(({ fileName }) => fileName)
          .filter((file) => /\.(js|css)$/.test(file) && !now.has(file) && !onlyWhenUsed.test(file))
        const icons = ['icon.svg', 'manifest.webmanifest'].map((file) => ({
          url: `/${file}`,
          revision: hashOf(readFileSync(`public/${file}`)),
        }))
        const shell = [
          { url: '/index.html', revision: hashOf(indexHtml) },
          ...icons,
          ...[...now].map((file) => ({ url: `/${file}`, revision: null })),
        ]
        const code = await bundleWorker(source, {
          __SHELL__: JSON.stringify(shell),
          __OWN__: JSON.stringify(ownFiles.map((file) => `/${file}`)),
          __LATER__: JSON.stringify(later.map((file) => `/${file}`)),
        })
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: code })
      },
    },
  }
}
