import { execFileSync, spawnSync } from 'node:child_process'
import { renameSync, rmSync, writeFileSync } from 'node:fs'

interface ArchivedFolder {
  /** An absolute path. */
  folder: string
  /** The files and folders in it that are archived. */
  names: readonly string[]
}

/** Tar's exit code when files changed or were removed while it read them. The archive has all others. */
const changedMeanwhile = 1

/** @throws when the archive is damaged or lacks a name. */
const requireReadable = (file: string, names: readonly string[]) =>
  execFileSync('tar', ['-tzf', file, ...names], { stdio: ['ignore', 'ignore', 'pipe'] })

function runTar(file: string, folders: readonly ArchivedFolder[]): void {
  const used = folders.filter(({ names }) => names.length > 0)
  const paths = used.flatMap(({ folder, names }) => ['-C', folder, ...names])
  const { status, signal, error, stderr } = spawnSync('tar', ['-czf', file, ...paths], {
    stdio: ['ignore', 'ignore', 'pipe'],
    encoding: 'utf8',
    // It names every file that was removed meanwhile.
    maxBuffer: Number.POSITIVE_INFINITY,
  })
  if (error) throw error
  if (status === changedMeanwhile) {
    requireReadable(
      file,
      used.flatMap(({ names }) => names),
    )
  } else if (status !== 0) throw new Error(`tar ended with ${status ?? signal}: ${stderr}`)
}

/**
 * Writes folders into a compressed archive that only its owner can read. Inside the folders, files may be
 * added and removed meanwhile, as the app does with pictures.
 * @throws when it fails; nothing is left of the file then.
 */
export function writeArchive(file: string, folders: readonly ArchivedFolder[]): void {
  const unfinished = `${file}.part`
  try {
    writeFileSync(unfinished, '', { mode: 0o600 })
    runTar(unfinished, folders)
    renameSync(unfinished, file)
  } finally {
    rmSync(unfinished, { force: true })
  }
}
