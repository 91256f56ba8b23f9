import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { buildIfStale } from '../lib/client-build.ts'
import { freePort } from '../lib/run.ts'
import { startStandIns } from '../stand-ins/server.ts'

const root = resolve(import.meta.dirname, '../..')
/** Milliseconds for the demo's pictures to be drawn and the server to listen. */
const startMs = 180_000

async function untilReady(base: string, hasEnded: () => boolean): Promise<void> {
  const end = Date.now() + startMs
  while (Date.now() < end && !hasEnded()) {
    const answer = await fetch(`${base}/readyz`).catch(() => null)
    if (answer?.ok) return
    await new Promise((next) => setTimeout(next, 500))
  }
  throw new Error('The server did not start.')
}

/** Starts the app with demo data, stand-ins for the external services and a database of its own. */
export async function startOwnServer() {
  await buildIfStale()
  const folder = mkdtempSync(join(tmpdir(), 'krishihaat-journeys-'))
  const smsFile = join(folder, 'sms.jsonl')
  const standIns = await startStandIns()
  const port = await freePort()
  const base = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, ['server.ts'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      ...standIns.settings,
      // The stand-in takes any key and has today's prices.
      DATA_GOV_IN_API_KEY: 'any',
      NODE_ENV: 'test',
      LOG_LEVEL: 'warn',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATABASE_URL: '',
      DATA_DIR: folder,
      DEMO_DATA: 'true',
      SMS_PROVIDER: 'file',
      SMS_FILE: smsFile,
      SMS_PER_HOUR: '100000',
      OTP_REQUESTS_PER_IP_PER_HOUR: '100000',
      API_REQUESTS_PER_MINUTE: '1000000',
    },
  })
  const ended = new Promise<void>((done) => child.once('exit', () => done()))
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
    await standIns.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await untilReady(base, () => child.exitCode !== null)
  } catch (error) {
    await stop()
    throw error
  }
  return { base, smsFile, stop }
}
