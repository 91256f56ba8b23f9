import { execFileSync } from 'node:child_process'
import type { Violation } from './source-files.ts'

/** What git may track directly in the repository's folder. */
const topLevelEntries = [
  '.ci',
  '.dependency-cruiser.cjs',
  '.dockerignore',
  '.env.example',
  '.gitignore',
  '.npmrc',
  'bench',
  'biome.json',
  'compose.yaml',
  'deploy',
  'Dockerfile',
  'docs',
  'e2e',
  'index.html',
  'knip.json',
  'LICENSE',
  'package-lock.json',
  'package.json',
  'packages',
  'playwright.config.ts',
  'prisma-free-migrations',
  'public',
  'README.md',
  'packages',
  'scripts',
  'server.ts',
  'src',
  'start.js',
  'tsconfig.base.json',
  'tsconfig.json',
  'tsconfig.tests.json',
  'vite.config.ts',
  'vitest.config.ts',
]

/** Top-level folders that may have binary files. */
const binaryFolders = ['docs', 'public']

interface TrackedFile {
  path: string
  /** Neither text nor empty, as git sees it. */
  isBinary: boolean
}

/** The files that git tracks below `root`, a checkout. */
function listTrackedFiles(root: string): TrackedFile[] {
  const output = execFileSync('git', ['ls-files', '--eol', '-z'], { cwd: root, encoding: 'utf8' })
  return output
    .split('\0')
    .filter(Boolean)
    .map((line) => {
      const [info = '', path = ''] = line.split('\t')
      return { path, isBinary: info.startsWith('i/-text') }
    })
}

/** Files committed by accident: in no known folder, or binary where only text belongs. */
export const findStrayFiles = (root: string): Violation[] =>
  listTrackedFiles(root).flatMap(({ path, isBinary }) => {
    const [entry = ''] = path.split('/')
    const violation = (message: string) => [{ rule: 'stray-file', file: path, line: 1, message }]
    if (!topLevelEntries.includes(entry)) {
      return violation(
        `${entry} is not a known top-level entry: remove it, or name it in tracked-files.ts`,
      )
    }
    if (isBinary && !binaryFolders.includes(entry)) {
      return violation(`A binary file belongs into ${binaryFolders.join(' or ')}`)
    }
    return []
  })
