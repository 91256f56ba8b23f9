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
        const first = [...withImports(entries, chunks)]
        const filesOf = (list: Chunk[]) => [
          ...new Set(list.flatMap((chunk) => [chunk.fileName, ...stylesOf(chunk)])),
        ]
        const now = new Set(filesOf(first))
        const ownPages = [...chunks.values()].filter(({ facadeModuleId }) =>
          own.test(facadeModuleId ?? ''),
        )
        // Page by page, and what a page imports before its own file: a connection may break off at any
        // moment, and a page whose own file is stored opens.
        const filesOfPage = (page: Chunk) => filesOf([...withImports([page], chunks)]).toReversed()
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
