import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { asPostgres, makePostgresFolder, runAsPostgres } from '../lib/postgres.ts'
import { freePort } from '../lib/run.ts'

const paths = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer', '/usr/local/bin/pgbouncer']

/** The path of PgBouncer on this machine; null without one. */
export const findPgBouncer = (): string | null => paths.find((path) => existsSync(path)) ?? null

/** PostgreSQL's own time-outs, which a pooler has to set instead of the app (docs/operations.md). */
const sessionLimits =
  "set statement_timeout = '60s'; set lock_timeout = '5s'; set idle_in_transaction_session_timeout = '60s'"

const settingsFor = (port: number, serverPort: number) => `[databases]
* = host=127.0.0.1 port=${serverPort} user=postgres connect_query='${sessionLimits.replaceAll("'", "''")}'
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
max_client_conn = 500
default_pool_size = 20
server_connect_timeout = 2
server_login_retry = 1
query_wait_timeout = 5
`

async function untilListening(port: number, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    if (child.exitCode !== null) break
    const isOpen = await new Promise<boolean>((done) => {
      const socket = connect(port, '127.0.0.1', () => done(true)).on('error', () => done(false))
      socket.unref()
      setTimeout(() => socket.destroy(), 500).unref()
    })
    if (isOpen) return
    await wait(50)
  }
  throw new Error('PgBouncer did not start')
}

/** PgBouncer in transaction mode before one database server, on a port that it keeps. */
export async function createPooler(bin: string, serverPort: number) {
  const folder = makePostgresFolder()
  const port = await freePort()
  const file = join(folder, 'pgbouncer.ini')
  writeFileSync(file, settingsFor(port, serverPort), { mode: 0o644 })
  let child: ChildProcess | null = null

  return {
    port,
    start: async () => {
      child = spawn(...asPostgres(bin, ['-q', file]), {
        cwd: folder,
        stdio: 'ignore',
        detached: true,
      })
      await untilListening(port, child)
    },
    kill: async () => {
      if (!child?.pid || child.exitCode !== null) return
      const ended = new Promise((done) => child?.once('exit', done))
      process.kill(-child.pid, 'SIGKILL')
      await ended
      child = null
    },
    remove: () => runAsPostgres(folder, 'rm', ['-rf', folder]),
  }
}

export type Pooler = Awaited<ReturnType<typeof createPooler>>
