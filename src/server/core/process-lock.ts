import { execFileSync } from 'node:child_process'
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

interface Holder {
  pid: number
  startedAt: string
}

/** The lock is another living process's. */
export class LockHeldError extends Error {
  constructor(file: string, holder: Holder) {
    super(
      `The embedded database is in use by process ${holder.pid} (${file}). ` +
        'Stop that process first, or set DATABASE_URL to a PostgreSQL server, which several processes can share.',
    )
  }
}

/**
 * When a process began, as the system tells it; null if it is not alive.
 * A pid alone would not do: after a restart the same pid may be another program's.
 */
function processStart(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    // Field 22, counted after the command's closing parenthesis, which may itself hold spaces.
    return `${boot}/${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]}`
  } catch {
    // No /proc here (macOS, BSD), or no such process: ask ps, which exists wherever /proc does not.
  }
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim()
  } catch {
    return null
  }
}

function readHolder(file: string): { text: string; holder: Holder | null } {
  const text = readFileSync(file, 'utf8')
  const [pid, startedAt] = text.split('\n')
  return { text, holder: pid && startedAt ? { pid: Number(pid), startedAt } : null }
}

/**
 * Takes a lock file for this process, also over one that a dead process left behind.
 * Two PGlite processes on one folder destroy it, so a living holder is never overruled.
 * @returns the function that gives the lock back.
 * @throws LockHeldError when a living process holds it.
 */
export function takeProcessLock(file: string): () => void {
  mkdirSync(dirname(file), { recursive: true })
  const mine = `${file}.${process.pid}`
  writeFileSync(mine, `${process.pid}\n${processStart(process.pid)}\n`)
  try {
    while (!tryLink(mine, file)) clearStale(file)
  } finally {
    rmSync(mine, { force: true })
  }
  return () => rmSync(file, { force: true })
}

/** Linking a finished file is atomic: nobody ever sees a lock that is half written. */
function tryLink(mine: string, file: string): boolean {
  try {
    linkSync(mine, file)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

function clearStale(file: string): void {
  const { text, holder } = readHolder(file)
  if (holder && processStart(holder.pid) === holder.startedAt) throw new LockHeldError(file, holder)
  const aside = `${file}.stale.${process.pid}`
  renameSync(file, aside)
  // Between the look and the rename another starter may have put its own lock there: give it back.
  const moved = readHolder(aside)
  if (moved.text !== text && moved.holder) {
    tryLink(aside, file)
    rmSync(aside)
    throw new LockHeldError(file, moved.holder)
  }
  rmSync(aside)
}
