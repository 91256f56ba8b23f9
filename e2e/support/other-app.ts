import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from '../../scripts/lib/run.ts'
import { standInSettings } from '../../scripts/stand-ins/server.ts'

/** Milliseconds to create the database and start; the app of all other tests has as long. */
const startMs = 120_000
const askMs = 200

/** Waits until the app answers that it is ready. @throws Error when it ended or takes too long. */
async function untilReady(origin: string, hasEnded: () => boolean): Promise<void> {
  const until = Date.now() + startMs
  while (Date.now() < until && !hasEnded()) {
    const answer = await fetch(`${origin}/readyz`).catch(() => null)
    if (answer?.ok) return
    await wait(askMs)
  }
  throw new Error('The other app did not get ready.')
}

/** Starts a second, empty app with other settings than the one that most tests share. */
export async function startOtherApp(settings: Record<string, string>) {
  const dataDir = mkdtempSync(join(tmpdir(), 'krishihaat-e2e-other-'))
  // Set by scripts/test-e2e.ts; without it the app creates its database, which takes longer.
  const empty = process.env.E2E_EMPTY_DATABASE
  if (empty) cpSync(empty, dataDir, { recursive: true })
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const app = spawn(process.execPath, ['start.js'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'test',
      LOG_LEVEL: 'warn',
      HOST: '127.0.0.1',
      PORT: String(port),
      DATABASE_URL: '',
      DATA_DIR: dataDir,
      DEMO_DATA: 'false',
      SMS_PROVIDER: 'file',
      SMS_FILE: process.env.E2E_SMS_FILE ?? '',
      OTP_REQUESTS_PER_IP_PER_HOUR: '100000',
      API_REQUESTS_PER_MINUTE: '1000000',
      ...standInSettings(`http://127.0.0.1:${process.env.E2E_STAND_INS_PORT}`),
      ...settings,
    },
  })
  const ended = once(app, 'exit')
  const stop = async () => {
    app.kill('SIGTERM')
    await ended
    rmSync(dataDir, { recursive: true, force: true })
  }
  try {
    await untilReady(origin, () => app.exitCode !== null)
  } catch (error) {
    await stop()
    throw error
  }
  return { origin, stop }
}
