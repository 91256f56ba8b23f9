import { execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { z } from 'zod'
import { databaseHosts } from '../../src/server/platform/config/database-address.ts'
import { type Env, isInMemory } from '../../src/server/platform/config/env.ts'
import { findPrimary } from '../../src/server/platform/database/hosts/primary-finder.ts'
import { writeArchive } from './archive.ts'
import { dumpEmbedded, embeddedHasData, restoreEmbedded } from './backup-pglite.ts'
import { dumpServer, restoreServer, serverHasData } from './backup-postgres.ts'

/** A mistake that the operator can correct; the message says how. */
export class BackupError extends Error {}

const Manifest = z.object({
  app: z.literal('krishihaat'),
  engine: z.enum(['pglite', 'postgresql']),
  createdAt: z.string(),
})

type Engine = z.infer<typeof Manifest>['engine']

/** The address of the server that accepts writes, without a pooler; undefined for the embedded database. */
async function serverOf(env: Env): Promise<string | undefined> {
  if (!env.DATABASE_URL) return undefined
  return findPrimary(databaseHosts(env.DATABASE_DIRECT_URL ?? env.DATABASE_URL))
}

const engineOf = (env: Env): Engine => (env.DATABASE_URL ? 'postgresql' : 'pglite')

/** @throws BackupError for data that ends with the process it belongs to. */
function requireStoredData(env: Env): void {
  if (isInMemory(env)) {
    throw new BackupError(
      'With DATA_DIR=memory:// nothing is stored: there is nothing to back up or restore.',
    )
  }
}

/** What DATA_DIR holds besides the database: uploaded pictures, and the key generated for this data. */
const otherDataPaths = ['uploads', 'secret.key']

async function inTemporaryFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'krishihaat-backup-'))
  try {
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * Writes the whole database, the pictures on disk and the stored key into one file.
 * @throws LockHeldError when the app is running on the embedded database.
 */
export async function backUp(env: Env, file: string): Promise<void> {
  requireStoredData(env)
  return inTemporaryFolder(async (folder) => {
    const engine = engineOf(env)
    const dump = join(folder, 'database')
    const server = await serverOf(env)
    if (server) dumpServer(server, dump)
    else await dumpEmbedded(env.DATA_DIR, dump)
    const manifest = { app: 'krishihaat', engine, createdAt: new Date().toISOString() }
    writeFileSync(join(folder, 'manifest.json'), JSON.stringify(manifest))

    const dataDir = resolve(env.DATA_DIR)
    const stored = otherDataPaths.filter((name) => existsSync(join(dataDir, name)))
    mkdirSync(dirname(resolve(file)), { recursive: true })
    // Only its owner may read the file: it contains personal data and a key.
    writeArchive(resolve(file), [
      { folder, names: ['manifest.json', 'database'] },
      { folder: dataDir, names: stored },
    ])
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
 * Replaces the current data by a backup.
 * @param isForced whether a database that has data already may be replaced.
 * @throws BackupError when the file is not fit for this database, or it has data and isn't forced.
 * @throws LockHeldError when the app is running on the embedded database.
 */
export async function restore(env: Env, file: string, isForced: boolean): Promise<void> {
  requireStoredData(env)
  if (!existsSync(file)) throw new BackupError(`There is no file ${file}.`)
  return inTemporaryFolder(async (folder) => {
    execFileSync('tar', ['-xzf', resolve(file), '-C', folder], { stdio: 'inherit' })
    const { engine } = readManifest(folder, file)
    if (engine !== engineOf(env)) {
      throw new BackupError(`${file} was made from ${engine}, and this is ${engineOf(env)}.`)
    }
    const { DATA_DIR } = env
    const server = await serverOf(env)
    const hasData = server ? await serverHasData(server) : embeddedHasData(DATA_DIR)
    if (hasData && !isForced) {
      throw new BackupError('There is data already. Add --force to replace it with the backup.')
    }
    const dump = join(folder, 'database')
    if (server) restoreServer(server, dump)
    else await restoreEmbedded(DATA_DIR, dump)
    for (const name of otherDataPaths.filter((each) => existsSync(join(folder, each)))) {
      cpSync(join(folder, name), join(resolve(DATA_DIR), name), { recursive: true })
    }
  })
}
