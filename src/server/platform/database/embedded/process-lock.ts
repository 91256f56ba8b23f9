import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartError } from '#server/platform/config/start-error.ts'

/** SQLite's code for a file that another connection has locked. */
const sqliteBusy = 5

/** Thrown when another running process has the lock. */
export class LockHeldError extends StartError {
  constructor(file: string, owner: string) {
    super(
      `The embedded database is in use by ${owner} (${file}). ` +
        'Stop that process first, or set DATABASE_URL to a PostgreSQL server, which several processes can share.',
    )
  }
}

/** Keeps the locks of this process from the garbage collector, which would release them. */
const ownLocks = new Set<DatabaseSync>()

const ownerFile = (file: string) => `${file}.owner`

/** The process that wrote its name last, for the message alone: the lock does not depend on it. */
function readOwner(file: string): string {
  try {
    return readFileSync(ownerFile(file), 'utf8')
  } catch {
    return 'another process'
  }
}

/**
 * Takes a lock on the file for this process. Two PGlite processes on one folder destroy it.
 *
 * The lock is one of the operating system, held through SQLite, because Node itself offers none: the
 * kernel ends it together with the process, however that dies, and it holds between containers that share
 * a volume, whose process ids and host names may be equal and say nothing about who is running.
 * @returns the function that releases the lock.
 * @throws LockHeldError when another process, or this one, has it.
 */
export function takeProcessLock(file: string): () => void {
  mkdirSync(dirname(file), { recursive: true })
  const lock = new DatabaseSync(file)
  try {
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE')
  } catch (error) {
    lock.close()
    if ((error as { errcode?: number }).errcode === sqliteBusy) {
      throw new LockHeldError(file, readOwner(file))
    }
    throw error
  }
  ownLocks.add(lock)
  writeFileSync(ownerFile(file), `process ${process.pid} on ${hostname()}`)
  return () => {
    ownLocks.delete(lock)
    lock.close()
  }
}
