import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { z } from 'zod'
import type { Env } from '../../src/server/platform/config/env.ts'
import { dumpEmbedded, embeddedHasData, restoreEmbedded } from './backup-pglite.ts'
import { dumpServer, restoreServer, serverHasData } from './backup-postgres.ts'

/** Something a person can put right; its message is all they need. */
export class BackupError extends Error {}

const Manifest = z.object({
  app: z.literal('krishihaat'),
  engine: z.enum(['pglite', 'postgresql']),
  createdAt: z.string(),
})

type Engine = z.infer<typeof Manifest>['engine']

const engineOf = (env: Env): Engine => (env.DATABASE_URL ? 'postgresql' : 'pglite')

/** Beside the database: the pictures kept on disk, and the key that was made for this data. */
const besides = ['uploads', 'secret.key']

async function inTemporaryFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'krishihaat-backup-'))
  try {
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * Writes the whole database, the pictures on disk and the kept key into one file.
 * @throws LockHeldError when the app is running on the embedded database.
 */
export function backUp(env: Env, file: string): Promise<void> {
  return inTemporaryFolder(async (folder) => {
    const engine = engineOf(env)
    const dump = join(folder, 'database')
    if (env.DATABASE_URL) dumpServer(env.DATABASE_URL, dump)
    else await dumpEmbedded(env.DATA_DIR, dump)
    const manifest = { app: 'krishihaat', engine, createdAt: new Date().toISOString() }
    writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest))

    const dataDir = resolve(env.DATA_DIR)
    const kept = besides.filter((name) => existsSync(join(dataDir, name)))
    mkdirSync(dirname(resolve(file)), { recursive: true })
    const unfinished = `${resolve(file)}.part`
    // It holds people's data and a key: for the owner's eyes alone.
    writeFileSync(unfinished, '', { mode: 0o600 })
    const keptParts = kept.length > 0 ? ['-C', dataDir, ...kept] : []
    const parts = ['-C', folder, 'manifest.json', 'database', ...keptParts]
    execFileSync('tar', ['-czf', unfinished, ...parts], { stdio: 'inherit' })
    renameSync(unfinished, resolve(file))
  })
}

function readManifest(folder: string, file: string) {
  const path = join(folder, 'manifest.json')
  const text = existsSync(path) ? readFileSync(path, 'utf8') : '{}'
  const manifest = Manifest.safeParse(JSON.parse(text))
  if (!manifest.success) throw new BackupError(`${file} is not a backup of KrishiHaat.`)
  return manifest.data
}

/**
 * Puts a backup in place of what is there.
 * @param isForced whether a database that has data already may be replaced.
 * @throws BackupError when the file is not fit for this database, or it has data and isn't forced.
 * @throws LockHeldError when the app is running on the embedded database.
 */
export function restore(env: Env, file: string, isForced: boolean): Promise<void> {
  if (!existsSync(file)) throw new BackupError(`There is no file ${file}.`)
  return inTemporaryFolder(async (folder) => {
    execFileSync('tar', ['-xzf', resolve(file), '-C', folder], { stdio: 'inherit' })
    const { engine } = readManifest(folder, file)
    if (engine !== engineOf(env)) {
      throw new BackupError(`${file} was made from ${engine}, and this is ${engineOf(env)}.`)
    }
    const { DATABASE_URL, DATA_DIR } = env
    const hasData = DATABASE_URL ? await serverHasData(DATABASE_URL) : embeddedHasData(DATA_DIR)
    if (hasData && !isForced) {
      throw new BackupError('There is data already. Add --force to replace it with the backup.')
    }
    const dump = join(folder, 'database')
    if (DATABASE_URL) restoreServer(DATABASE_URL, dump)
    else await restoreEmbedded(DATA_DIR, dump)
    for (const name of besides.filter((each) => existsSync(join(folder, each)))) {
      cpSync(join(folder, name), join(resolve(DATA_DIR), name), { recursive: true })
    }
  })
}
