import { existsSync, openAsBlob, renameSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import {
  pgliteExtensions,
  pgliteStartParams,
} from '../../src/server/platform/database/embedded/pglite-extensions.ts'
import { takeProcessLock } from '../../src/server/platform/database/embedded/process-lock.ts'

const options = { extensions: pgliteExtensions, startParams: pgliteStartParams }
const folderOf = (dataDir: string) => join(resolve(dataDir), 'db')

/** Takes the app's own lock: two processes writing to one folder corrupt it. */
async function locked<T>(dataDir: string, work: () => Promise<T>): Promise<T> {
  const giveBack = takeProcessLock(join(resolve(dataDir), 'db.lock'))
  try {
    return await work()
  } finally {
    giveBack()
  }
}

export const embeddedHasData = (dataDir: string) =>
  existsSync(join(folderOf(dataDir), 'PG_VERSION'))

/** Writes the embedded database's whole folder, consistent, as a tarball. */
export function dumpEmbedded(dataDir: string, file: string): Promise<void> {
  return locked(dataDir, async () => {
    const db = await PGlite.create(folderOf(dataDir), options)
    try {
      const dump = await db.dumpDataDir('none')
      await writeFile(file, dump.stream())
    } finally {
      await db.close()
    }
  })
}

/** Unpacks a dump beside the database, opens it as a test, and only then replaces the database. */
export function restoreEmbedded(dataDir: string, file: string): Promise<void> {
  return locked(dataDir, async () => {
    const folder = folderOf(dataDir)
    const coming = `${folder}.restoring`
    const going = `${folder}.replaced`
    for (const leftover of [coming, going]) rmSync(leftover, { recursive: true, force: true })
    const loadDataDir = await openAsBlob(file)
    const db = await PGlite.create(coming, { ...options, loadDataDir })
    try {
      await db.query('select count(*) from users')
    } finally {
      await db.close()
    }
    if (existsSync(folder)) renameSync(folder, going)
    renameSync(coming, folder)
    rmSync(going, { recursive: true, force: true })
  })
}
