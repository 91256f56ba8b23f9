import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { existsSync, globSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { isRoot } from './debian.ts'
import { freePort } from './run.ts'

const versionOf = (folder: string) => Number(folder.match(/postgresql\/(\d+)/)?.[1] ?? 0)

/** The newest of this machine's folders that have a PostgreSQL program; null when none has. */
export function findPostgres(program = 'postgres'): string | null {
  const packaged = globSync('/usr/lib/postgresql/*/bin').sort((a, b) => versionOf(b) - versionOf(a))
  const folders = [...packaged, ...(process.env.PATH ?? '').split(delimiter)]
  return folders.find((folder) => folder && existsSync(join(folder, program))) ?? null
}

/** PostgreSQL refuses to run as root; its package brings the user `postgres` for that. */
function asPostgres(command: string, args: readonly string[]): [string, string[]] {
  return isRoot() ? ['runuser', ['-u', 'postgres', '--', command, ...args]] : [command, [...args]]
}

async function waitUntilReady(url: string, server: ChildProcess): Promise<void> {
  for (let tries = 0; server.exitCode === null; tries++) {
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      return
    } catch (error) {
      if (tries > 300) throw error
      await wait(100)
    } finally {
      await client.end()
    }
  }
  throw new Error(`PostgreSQL ended at its start with code ${server.exitCode}`)
}

/** Quick, and safe to lose: nothing is forced to disk. */
const fast = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=200']

/**
 * Starts a PostgreSQL of its own in a temporary folder, on loopback.
 * @param bin the folder of PostgreSQL's programs.
 * @param settings further `name=value` settings.
 * @returns its address, and the function that stops and deletes it.
 */
export async function startCluster(bin: string, settings: readonly string[] = []) {
  const folder = mkdtempSync(join(tmpdir(), 'krishihaat-pg-'))
  if (isRoot()) execFileSync('chown', ['postgres', folder])
  const data = join(folder, 'data')
  const setUp = [
    '-D',
    data,
    '-U',
    'postgres',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C.UTF-8',
    '-N',
  ]
  const options = { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] as const }
  execFileSync(...asPostgres(join(bin, 'initdb'), setUp), { ...options, stdio: [...options.stdio] })

  const port = await freePort()
  const flags = [...fast, ...settings].flatMap((setting) => ['-c', setting])
  const address = ['-h', '127.0.0.1', '-p', String(port), '-k', folder]
  const server = spawn(
    ...asPostgres(join(bin, 'postgres'), ['-D', data, ...address, ...flags]),
    // In its own process group: Ctrl-C in the terminal must not stop it before the tests have ended.
    { cwd: folder, stdio: 'ignore', detached: true },
  )
  const ended = new Promise<void>((done) => server.once('exit', () => done()))
  const stop = async () => {
    if (server.pid && server.exitCode === null) process.kill(-server.pid, 'SIGINT')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  try {
    await waitUntilReady(url, server)
  } catch (error) {
    await stop()
    throw error
  }
  return { url, stop }
}
