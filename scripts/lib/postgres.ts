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
export function asPostgres(command: string, args: readonly string[]): [string, string[]] {
  return isRoot() ? ['runuser', ['-u', 'postgres', '--', command, ...args]] : [command, [...args]]
}

/** A temporary folder that belongs to the user whom PostgreSQL runs as. */
export function makePostgresFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'krishihaat-pg-'))
  if (isRoot()) execFileSync('chown', ['postgres', folder])
  return folder
}

/** Runs a program as the user of PostgreSQL in this folder. @throws Error when it fails. */
export function runAsPostgres(folder: string, command: string, args: readonly string[]): void {
  execFileSync(...asPostgres(command, args), {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

/** Makes the data of a new cluster in `folder/data`, which everybody on this machine may enter. */
export function initCluster(bin: string, folder: string): void {
  const data = join(folder, 'data')
  const access = ['-U', 'postgres', '-A', 'trust']
  const options = ['-D', data, ...access, '-E', 'UTF8', '--locale=C.UTF-8', '-N']
  runAsPostgres(folder, join(bin, 'initdb'), options)
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

interface ServerOptions {
  bin: string
  folder: string
  port: number
  /** `name=value` settings. */
  settings: readonly string[]
}

/** Starts the server of `folder/data` on loopback; resolves when it answers. */
export async function startPostgres({ bin, folder, port, settings }: ServerOptions) {
  const flags = settings.flatMap((setting) => ['-c', setting])
  const address = ['-h', '127.0.0.1', '-p', String(port), '-k', folder]
  const server = spawn(
    ...asPostgres(join(bin, 'postgres'), ['-D', join(folder, 'data'), ...address, ...flags]),
    // In its own process group: Ctrl-C in the terminal must not stop it before the tests have ended.
    { cwd: folder, stdio: 'ignore', detached: true },
  )
  const ended = new Promise<void>((done) => server.once('exit', () => done()))
  /** SIGINT ends its sessions and stops it; SIGKILL is a power cut. */
  const end = async (signal: 'SIGINT' | 'SIGKILL') => {
    if (server.pid && server.exitCode === null && server.signalCode === null) {
      process.kill(-server.pid, signal)
    }
    await ended
  }
  const url = `postgres://postgres@127.0.0.1:${port}/postgres`
  try {
    await waitUntilReady(url, server)
  } catch (error) {
    await end('SIGINT')
    throw error
  }
  return { url, end }
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
  const folder = makePostgresFolder()
  const remove = () => rmSync(folder, { recursive: true, force: true })
  try {
    initCluster(bin, folder)
    const port = await freePort()
    const server = await startPostgres({ bin, folder, port, settings: [...fast, ...settings] })
    return {
      url: server.url,
      stop: async () => {
        await server.end('SIGINT')
        remove()
      },
    }
  } catch (error) {
    remove()
    throw error
  }
}
