import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { Pool } from 'undici'
import { freePort } from '../lib/run.ts'

const root = resolve(import.meta.dirname, '../..')

/** One process of the app, with the connections that its clients share. */
export interface AppProcess {
  origin: string
  http: Pool
  /** Kills it, as a power cut would. */
  kill(): Promise<void>
  stop(): Promise<void>
}

async function untilReady(origin: string, hasEnded: () => boolean): Promise<void> {
  for (let tries = 0; ; tries++) {
    if (hasEnded() || tries > 600) throw new Error('The app did not start')
    const isReady = await fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return
    await wait(100)
  }
}

/**
 * Starts the app as an operator would, without limits that this test would reach.
 * @param settings further ones.
 */
export async function startApp(
  databaseUrl: string,
  clients: number,
  settings: NodeJS.ProcessEnv = {},
): Promise<AppProcess> {
  const port = await freePort()
  const folder = mkdtempSync(join(tmpdir(), 'krishihaat-race-'))
  const child = spawn(process.execPath, ['start.js'], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'test',
      PORT: String(port),
      DATABASE_URL: databaseUrl,
      DATA_DIR: folder,
      DEMO_DATA: 'false',
      LOG_LEVEL: 'error',
      SECRET_KEY: 'a key for the race alone, of no worth to anybody',
      SMS_PROVIDER: 'file',
      SMS_FILE: join(folder, 'sms.jsonl'),
      API_REQUESTS_PER_MINUTE: '100000000',
      WEBHOOKS_TO_PRIVATE_ADDRESSES: 'true',
      OPEN_ORDERS_PER_BUYER: '1000000',
      OPEN_ORDERS_PER_NEW_BUYER: '1000000',
      OPEN_ORDERS_WITH_ONE_SELLER: '1000000',
      OPEN_BOOKINGS_PER_RENTER: '1000000',
      OPEN_BOOKINGS_PER_NEW_RENTER: '1000000',
      OPEN_BOOKINGS_WITH_ONE_OWNER: '1000000',
      ...settings,
    },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const ended = new Promise<void>((done) => child.once('exit', () => done()))
  const origin = `http://127.0.0.1:${port}`
  await untilReady(origin, () => child.exitCode !== null)
  const http = new Pool(origin, { connections: clients, pipelining: 1 })
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    await ended
    await http.destroy()
    rmSync(folder, { recursive: true, force: true })
  }
  return { origin, http, kill: () => end('SIGKILL'), stop: () => end('SIGTERM') }
}
