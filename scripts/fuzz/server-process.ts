import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { cpuMsOf, memoryMbOf } from '../lib/process-usage.ts'
import { freePort } from '../lib/run.ts'

const root = resolve(import.meta.dirname, '../..')

/** A program that answers HTTP on loopback and is observed from outside. */
export interface WatchedServer {
  origin: string
  /** Milliseconds of CPU used so far. */
  cpuMs(): number
  /** Megabytes in use after a garbage collection. */
  settledMemoryMb(): Promise<number>
  /** Node's figures for that memory: its own heap, and buffers and WebAssembly outside of it. */
  memoryParts(): string
  /** Everything printed so far, line by line. */
  lines(): readonly string[]
  /** The folder of its data and of the SMS that it sends. */
  folder: string
  hasEnded(): boolean
  stop(): Promise<void>
}

/** How often memory is read, and the pause in between, until it no longer falls. */
const settling = { times: 12, everyMs: 500 }

/** Starts a program that reads `PORT` and prints to a log; it is ready once `/readyz` answers. */
export async function startServer(
  program: string,
  settings: NodeJS.ProcessEnv,
): Promise<WatchedServer> {
  const port = await freePort()
  const folder = mkdtempSync(join(tmpdir(), 'krishihaat-fuzz-'))
  const collector = resolve(import.meta.dirname, 'collect-garbage.ts')
  const child = spawn(process.execPath, ['--expose-gc', '--import', collector, program], {
    cwd: root,
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'test',
      PORT: String(port),
      DATA_DIR: folder,
      SMS_PROVIDER: 'file',
      SMS_FILE: join(folder, 'sms.jsonl'),
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  const { pid } = child
  if (!pid) throw new Error(`${program} did not start`)
  const lines: string[] = []
  for (const stream of [child.stdout, child.stderr]) {
    let rest = ''
    stream?.setEncoding('utf8').on('data', (text: string) => {
      const parts = (rest + text).split('\n')
      rest = parts.pop() ?? ''
      lines.push(...parts.filter((line) => line !== ''))
    })
  }
  const ended = new Promise<void>((done) => child.once('close', () => done()))
  const hasEnded = () => child.exitCode !== null || child.signalCode !== null
  const origin = `http://127.0.0.1:${port}`
  for (let tries = 0; ; tries++) {
    if (hasEnded() || tries > 1800) {
      child.kill('SIGKILL')
      throw new Error(`${program} did not start: ${lines.join('\n')}`)
    }
    const isReady = await fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) break
    await wait(100)
  }

  let parts: Partial<NodeJS.MemoryUsage> = {}
  child.on('message', (usage) => {
    parts = usage as NodeJS.MemoryUsage
  })
  async function collectGarbage() {
    const collected = new Promise((done) => child.once('message', done))
    child.send('collect garbage')
    await Promise.race([collected, ended])
  }
  const mb = (bytes = 0) => Math.round(bytes / 1024 / 1024)

  return {
    origin,
    folder,
    cpuMs: () => cpuMsOf(pid),
    settledMemoryMb: async () => {
      let least = Number.POSITIVE_INFINITY
      for (let i = 0; i < settling.times && !hasEnded(); i++) {
        await collectGarbage()
        await wait(settling.everyMs)
        const now = memoryMbOf(pid)
        // Less than a megabyte was released, so the rest is in use.
        if (now > least - 1 && i > 3) return Math.min(least, now)
        least = Math.min(least, now)
      }
      return least
    },
    memoryParts: () =>
      `heap ${mb(parts.heapUsed)} of ${mb(parts.heapTotal)} MB, outside of it ${mb(parts.external)} MB, buffers ${mb(parts.arrayBuffers)} MB`,
    lines: () => lines,
    hasEnded,
    stop: async () => {
      if (!hasEnded()) child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Limits that would otherwise answer most of a run from one address with 429. */
const raisedLimits = {
  API_REQUESTS_PER_MINUTE: '100000000',
  OTP_REQUESTS_PER_PHONE_PER_HOUR: '100000',
  OTP_REQUESTS_PER_PHONE_PER_DAY: '100000',
  OTP_REQUESTS_PER_IP_PER_HOUR: '100000000',
  OTP_WRONG_GUESSES_PER_IP_PER_HOUR: '100000000',
  SMS_PER_HOUR: '1000000',
  SMS_PER_DAY: '1000000',
  OPEN_ORDERS_PER_BUYER: '1000000',
  OPEN_ORDERS_PER_NEW_BUYER: '1000000',
  OPEN_ORDERS_WITH_ONE_SELLER: '1000000',
  OPEN_BOOKINGS_PER_RENTER: '1000000',
  OPEN_BOOKINGS_PER_NEW_RENTER: '1000000',
  OPEN_BOOKINGS_WITH_ONE_OWNER: '1000000',
  LISTINGS_PER_DAY: '1000000',
  LISTINGS_IN_ALL: '1000000',
  CHAT_REQUESTS_PER_MINUTE: '100000',
}

/** Starts the app as an operator would, on an empty database, with raised limits. */
export const startApp = (settings: NodeJS.ProcessEnv) =>
  startServer('start.js', {
    LOG_LEVEL: 'error',
    // No demo data: every id then belongs to a user who sends requests.
    DEMO_DATA: 'false',
    SECRET_KEY: 'a key for the fuzzer alone, of no worth to anybody',
    ...raisedLimits,
    ...settings,
  })
