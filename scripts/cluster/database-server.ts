import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { initCluster, makePostgresFolder, runAsPostgres, startPostgres } from '../lib/postgres.ts'
import { freePort } from '../lib/run.ts'

const root = resolve(import.meta.dirname, '../..')

/** The password of the app's role, with characters that have a meaning in files and addresses. */
export const appPassword = `it's "50%" of a secret`

/** Quick, but a commit is acknowledged only after the replica has it too, once that is set. */
const settings = [
  'fsync=off',
  'full_page_writes=off',
  'synchronous_commit=on',
  'max_connections=200',
  'hot_standby_feedback=on',
  'wal_keep_size=512MB',
]

type Running = Awaited<ReturnType<typeof startPostgres>>

/** The server's own processes, which survive their parent's SIGKILL for a moment. */
function processesOf(folder: string): number[] {
  const pidFile = join(folder, 'data', 'postmaster.pid')
  if (!existsSync(pidFile)) return []
  const [parent = ''] = readFileSync(pidFile, 'utf8').split('\n')
  const children = `/proc/${parent}/task/${parent}/children`
  if (!existsSync(children)) return []
  const numbers = [parent, ...readFileSync(children, 'utf8').trim().split(/\s+/)]
  return numbers.filter(Boolean).map(Number)
}

const isAlive = (pid: number) => existsSync(`/proc/${pid}`)

function signalAll(processes: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of processes) {
    try {
      process.kill(pid, signal)
    } catch (error) {
      // It ended together with its parent.
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
    }
  }
}

/** One PostgreSQL server that can be the primary or a replica, on a port that it keeps. */
export async function createDatabaseServer(bin: string) {
  const folder = makePostgresFolder()
  const port = await freePort()
  const address = `postgres://postgres@127.0.0.1:${port}`
  let running: Running | null = null

  const start = async () => {
    running = await startPostgres({ bin, folder, port, settings })
  }
  /** Runs one statement on a connection of its own. */
  async function run<Row extends object>(statement: string): Promise<Row[]> {
    const client = new pg.Client({ connectionString: `${address}/postgres` })
    await client.connect()
    try {
      return (await client.query<Row>(statement)).rows
    } finally {
      await client.end()
    }
  }
  return {
    port,
    run,
    start,
    startAsPrimary: async () => {
      initCluster(bin, folder)
      await start()
    },
    /** Copies the server on this port, and follows it. What was here before is deleted. */
    startAsReplicaOf: async (primaryPort: number) => {
      const data = join(folder, 'data')
      rmSync(data, { recursive: true, force: true })
      const from = ['-h', '127.0.0.1', '-p', String(primaryPort), '-U', 'postgres']
      const copy = [...from, '-D', data, '-R', '-X', 'stream', '-c', 'fast']
      runAsPostgres(folder, join(bin, 'pg_basebackup'), copy)
      await start()
      // The copied setting would make it wait for a replica of its own when it is promoted.
      await run('alter system reset synchronous_standby_names').catch(() => {})
    },
    /** Makes the databases and roles of compose.yaml. */
    setUp: () => {
      execFileSync('/bin/sh', [join(root, 'deploy/postgres-init.sh')], {
        env: {
          PATH: `${bin}:${process.env.PATH}`,
          PGHOST: '127.0.0.1',
          PGPORT: String(port),
          PGDATA: join(folder, 'data'),
          POSTGRES_USER: 'postgres',
          POSTGRES_DB: 'postgres',
          APP_PASSWORD: appPassword,
          REPLICATION_PASSWORD: appPassword,
        },
        stdio: ['ignore', 'ignore', 'inherit'],
      })
    },
    promote: () => run('select pg_promote(true, 30)'),
    /** Whether a commit waits until a replica has it on its disk. */
    waitForReplica: async (isOn: boolean) => {
      await run(`alter system set synchronous_standby_names = '${isOn ? '*' : ''}'`)
      await run('select pg_reload_conf()')
    },
    hasReplica: async () =>
      (await run(`select from pg_stat_replication where state = 'streaming'`)).length > 0,
    /** SIGSTOP keeps its connections open and answers nothing, until SIGCONT. */
    signal: (signal: 'SIGSTOP' | 'SIGCONT') => signalAll(processesOf(folder), signal),
    /** Ends it as a power cut would. */
    kill: async () => {
      const processes = processesOf(folder)
      await running?.end('SIGKILL')
      signalAll(processes, 'SIGKILL')
      // A server does not start on data that a process of the old one still has open.
      while (processes.some(isAlive)) await wait(20)
      running = null
    },
    remove: async () => {
      await running?.end('SIGINT')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

export type DatabaseServer = Awaited<ReturnType<typeof createDatabaseServer>>
