import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

const listFiles = (root: string): string[] =>
  execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
    .split('\0')
    .filter((file) => file && existsSync(join(root, file)))

/** Used as they are; packages have libraries of their own beside those of the root. */
const linked = (root: string) => [
  'node_modules',
  'dist',
  ...globSync('packages/*/node_modules', { cwd: root }),
]

/**
 * A temporary copy of the repository with its uncommitted files, so that no mutant is ever in the checkout.
 * @returns the copy's folder, its files, and the function that deletes it.
 */
export function copyRepository(root: string) {
  const folder = mkdtempSync(join(tmpdir(), 'krishihaat-mutants-'))
  const files = listFiles(root)
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    cpSync(join(root, file), join(folder, file))
  }
  for (const name of linked(root)) {
    if (existsSync(join(root, name))) symlinkSync(join(root, name), join(folder, name))
  }
  // The type checker continues from what it knows about the unchanged files.
  if (existsSync(join(root, '.cache'))) {
    cpSync(join(root, '.cache'), join(folder, '.cache'), {
      recursive: true,
      preserveTimestamps: true,
    })
  }
  return {
    folder,
    files,
    remove: () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }),
  }
}
