import { createHash } from 'node:crypto'
import { globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'

const root = resolve(import.meta.dirname, '../..')

/** What the client is built from. */
const inputs = [
  'index.html',
  'vite.config.ts',
  'scripts/vite/**',
  'package-lock.json',
  'public/**',
  'src/client/**',
  'src/shared/**',
]

const isTest = (path: string) => /\.test\.tsx?$|\/testing(\/|$)/.test(path)

/** The builds: for the browser, and for our server that renders pages. */
export type BuildTarget = 'client' | 'server'

/** Beside the build and not in it, because the client's folder is public. */
const recordOf = (target: BuildTarget, folder: string) => resolve(folder, `dist/${target}.inputs`)

/**
 * A hash over the names and contents of all files that the client is built from. Times of files say
 * nothing: restored and checked out files may be older than a build that does not contain them.
 */
export function hashBuildInputs(folder = root): string {
  const hash = createHash('sha256')
  const files = globSync(inputs, { cwd: folder })
    .filter((path) => !isTest(path) && statSync(resolve(folder, path)).isFile())
    .sort()
  for (const path of files) {
    const content = readFileSync(resolve(folder, path))
    hash.update(`${path}\n${content.length}\n`).update(content)
  }
  return hash.digest('hex')
}

/** What a finished build was made from; null when there is none. */
export function readBuildInputs(target: BuildTarget, folder = root): string | null {
  try {
    return readFileSync(recordOf(target, folder), 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

export const writeBuildInputs = (target: BuildTarget, hash: string, folder = root) =>
  writeFileSync(recordOf(target, folder), hash)

/** Before a build begins: should it fail, what it leaves is not taken for a build. */
export const deleteBuildInputs = (target: BuildTarget, folder = root) =>
  rmSync(recordOf(target, folder), { force: true })
