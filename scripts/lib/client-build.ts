import { globSync, statSync } from 'node:fs'
import { resolve } from 'node:path'
import { build } from 'vite'

const root = resolve(import.meta.dirname, '../..')
const serverEntry = 'src/client/app/entry-server.tsx'
/** What the builds write: for the browser, and for our server that renders pages. */
const built = ['dist/client/index.html', 'dist/server/entry-server.js']

/** What the built client is made from. */
const sources = [
  'index.html',
  'vite.config.ts',
  'scripts/vite/**',
  'package-lock.json',
  'public/**',
  'src/client/**',
  'src/shared/**',
]

const isTest = (path: string) => /\.test\.tsx?$|\/testing(\/|$)/.test(path)

function changedAt(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0
}

/** Why the client has to be built; null when it is newer than everything it is made from. */
export function whyStale(): string | null {
  const builtAt = Math.min(...built.map((path) => changedAt(resolve(root, path))))
  if (builtAt === 0) return 'it has not been built yet'
  // Folders count too: their time changes when a file in them is removed.
  const newer = globSync(sources, { cwd: root }).find(
    (path) => !isTest(path) && changedAt(resolve(root, path)) > builtAt,
  )
  return newer ? `${newer} is newer than the last build` : null
}

/** Builds the client when it is missing or older than its sources, and says so. */
export async function buildIfStale(): Promise<void> {
  const reason = whyStale()
  if (!reason) return
  console.log(`Building the client: ${reason}.`)
  await build({ root, logLevel: 'warn' })
  await build({ root, logLevel: 'warn', build: { ssr: serverEntry } })
  console.log('The client is built.')
}
