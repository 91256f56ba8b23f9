import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { connect } from 'node:net'
import { dirname, join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { asPostgres, makePostgresFolder, runAsPostgres } from '../lib/postgres.ts'
import { freePort } from '../lib/run.ts'
import { appPassword } from './database-server.ts'

const root = resolve(import.meta.dirname, '../..')

const paths = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer', '/usr/local/bin/pgbouncer']

/** The path of PgBouncer on this machine; null without one. */
export const findPgBouncer = (): string | null => paths.find((path) => existsSync(path)) ?? null

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

/** PgBouncer before one database server, as compose.yaml starts it, on a port that it keeps. */
export async function createPooler(bin: string, serverPort: number) {
  const folder = makePostgresFolder()
  const port = await freePort()
  const env = {
    PATH: `${dirname(bin)}:${process.env.PATH}`,
    APP_PASSWORD: appPassword,
    CONFIG_DIR: folder,
    DB_HOST: '127.0.0.1',
    DB_PORT: String(serverPort),
    LISTEN_ADDRESS: '127.0.0.1',
    LISTEN_PORT: String(port),
  }
  let child: ChildProcess | null = null

  return {
    port,
    start: async () => {
      const command = asPostgres('/bin/sh', [join(root, 'deploy/pgbouncer.sh')])
      child = spawn(...command, { cwd: folder, env, stdio: 'ignore', detached: true })
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
