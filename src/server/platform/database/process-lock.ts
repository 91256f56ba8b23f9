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

interface Holder {
  pid: number
  startedAt: string
  host: string
}

/** The lock is another living process's. */
export class LockHeldError extends StartError {
  constructor(file: string, { pid, host }: Holder) {
    const isHere = host === hostname()
    super(
      `The embedded database is in use by process ${pid}${isHere ? '' : ` on ${host}`} (${file}). ` +
        'Stop that process first, or set DATABASE_URL to a PostgreSQL server, which several processes can share.' +
        (isHere ? '' : ` If ${host} is gone for good, delete ${file}.`),
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

/** A process elsewhere (another container on the same folder) can't be seen, and counts as alive. */
const isAlive = ({ pid, startedAt, host }: Holder) =>
  host !== hostname() || processStart(pid) === startedAt

/** Null for a lock that was given back, or that went away while it was looked at. */
function readHolder(file: string): Holder | null {
  if (file.endsWith('.free')) return null
  try {
    const [pid, startedAt = '', host = hostname()] = readFileSync(file, 'utf8').split('\n')
    return { pid: Number(pid), startedAt, host }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}

/** The lock's turns that are still in the folder, newest first. */
function readTurns(file: string): { turn: number; path: string }[] {
  const name = basename(file)
  return readdirSync(dirname(file))
    .filter(
      (entry) =>
        entry.startsWith(`${name}.`) && /^\d+(\.free)?$/.test(entry.slice(name.length + 1)),
    )
    .map((entry) => ({
      turn: Number.parseInt(entry.slice(name.length + 1), 10),
      path: join(dirname(file), entry),
    }))
    .sort((a, b) => b.turn - a.turn)
}

/** Linking a finished file is atomic: of several starters one gets the turn, and nobody reads half. */
function tryLink(mine: string, path: string): boolean {
  try {
    linkSync(mine, path)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/** @returns the path of the turn that is now this process's; null when another starter was quicker. */
function tryTurn(file: string, mine: string): string | null {
  const [newest] = readTurns(file)
  const holder = newest && readHolder(newest.path)
  if (newest && holder && isAlive(holder)) throw new LockHeldError(newest.path, holder)
  const turn = (newest?.turn ?? 0) + 1
  const path = `${file}.${turn}`
  if (!tryLink(mine, path)) return null
  // While this process looked, others may have come and gone: then the number is an old one.
  const [first, ...older] = readTurns(file)
  if (first?.turn !== turn) {
    rmSync(path, { force: true })
    return null
  }
  for (const each of older) rmSync(each.path, { force: true })
  return path
}

/**
 * Takes a lock for this process, also after one that died with it: files `<file>.<turn>` with pid
 * and start time, of which the highest turn counts. Turns only rise, so a slow starter can never
 * clear away a lock that another has just taken.
 * Two PGlite processes on one folder destroy it, so a living holder is never overruled.
 * @returns the function that gives the lock back.
 * @throws LockHeldError when a living process holds it.
 */
export function takeProcessLock(file: string): () => void {
  mkdirSync(dirname(file), { recursive: true })
  const mine = `${file}.by-${process.pid}`
  writeFileSync(mine, `${process.pid}\n${processStart(process.pid)}\n${hostname()}`)
  try {
    let path: string | null = null
    while (!path) path = tryTurn(file, mine)
    const taken = path
    return () => renameSync(taken, `${taken}.free`)
  } finally {
    rmSync(mine, { force: true })
  }
}
