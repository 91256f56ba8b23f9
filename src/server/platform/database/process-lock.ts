import { execFileSync } from 'node:child_process'
import {
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { hostname } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { StartError } from '#server/platform/config/start-error.ts'

interface LockOwner {
  pid: number
  startedAt: string
  host: string
}

/** Thrown when another running process has the lock. */
export class LockHeldError extends StartError {
  constructor(file: string, { pid, host }: LockOwner) {
    const isHere = host === hostname()
    super(
      `The embedded database is in use by process ${pid}${isHere ? '' : ` on ${host}`} (${file}). ` +
        'Stop that process first, or set DATABASE_URL to a PostgreSQL server, which several processes can share.' +
        (isHere ? '' : ` If ${host} is gone for good, delete ${file}.`),
    )
  }
}

/**
 * The start time of a process as the system reports it; null for one that is not running.
 * The pid alone is not enough: after a restart another program may have the same pid.
 */
function processStart(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
    // Field 22, counted after the command's closing parenthesis, which may itself contain spaces.
    return `${boot}/${stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19]}`
  } catch {
    // There is no /proc (macOS, BSD) or no such process. Systems without /proc have ps.
  }
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim()
  } catch {
    return null
  }
}

/** A process on another host (a container that shares the folder) cannot be seen and counts as running. */
const isRunning = ({ pid, startedAt, host }: LockOwner) =>
  host !== hostname() || processStart(pid) === startedAt

/** @returns null for a lock that was released, or deleted while it was being read. */
function readOwner(file: string): LockOwner | null {
  if (file.endsWith('.free')) return null
  try {
    const [pid, startedAt = '', host = hostname()] = readFileSync(file, 'utf8').split('\n')
    return { pid: Number(pid), startedAt, host }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

/** The generations of the lock that are still in the folder, newest first. */
function readGenerations(file: string): { generation: number; path: string }[] {
  const name = basename(file)
  return readdirSync(dirname(file))
    .filter(
      (entry) =>
        entry.startsWith(`${name}.`) && /^\d+(\.free)?$/.test(entry.slice(name.length + 1)),
    )
    .map((entry) => ({
      generation: Number.parseInt(entry.slice(name.length + 1), 10),
      path: join(dirname(file), entry),
    }))
    .sort((a, b) => b.generation - a.generation)
}

/** Linking a complete file is atomic: one of several starting processes succeeds, and none reads half a file. */
function tryLink(mine: string, path: string): boolean {
  try {
    linkSync(mine, path)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/** @returns the path of the generation that this process now owns; null when another process was faster. */
function tryToTake(file: string, mine: string): string | null {
  const [newest] = readGenerations(file)
  const owner = newest && readOwner(newest.path)
  if (newest && owner && isRunning(owner)) throw new LockHeldError(newest.path, owner)
  const generation = (newest?.generation ?? 0) + 1
  const path = `${file}.${generation}`
  if (!tryLink(mine, path)) return null
  // Other processes may have taken and released the lock in the meantime; then this number is too old.
  const [first, ...older] = readGenerations(file)
  if (first?.generation !== generation) {
    rmSync(path, { force: true })
    return null
  }
  for (const each of older) rmSync(each.path, { force: true })
  return path
}

/**
 * Takes a lock for this process, also when the previous owner died without releasing it. The lock is the
 * file `<file>.<generation>` with the highest generation, and contains pid and start time. Generations only
 * rise, so a slow process can never delete a lock that another has just taken.
 * Two PGlite processes on one folder destroy it, so the lock of a running process is never broken.
 * @returns the function that releases the lock.
 * @throws LockHeldError when a running process has it.
 */
export function takeProcessLock(file: string): () => void {
  mkdirSync(dirname(file), { recursive: true })
  const mine = `${file}.by-${process.pid}`
  writeFileSync(mine, `${process.pid}\n${processStart(process.pid)}\n${hostname()}`)
  try {
    let path: string | null = null
    while (!path) path = tryToTake(file, mine)
    const taken = path
    return () => renameSync(taken, `${taken}.free`)
  } finally {
    rmSync(mine, { force: true })
  }
}
