import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { ListingImportView } from '../src/shared/listing-import/listing-import.schema.ts'
import { withBenchDatabase } from './database.ts'
import { seedMarket, tableOf } from './import/import-data.ts'
import { type Latencies, startSteadyLoad } from './import/steady-load.ts'
import { startApp } from './servers.ts'

/**
 * What others see of lists while a seller imports a file: `npm run bench:import`. The load comes from this process,
 * the server is one of its own.
 */
const { values: flags } = parseArgs({
  options: {
    rows: { type: 'string', default: '50000' },
    /** Listings of other sellers. */
    others: { type: 'string', default: '10000' },
    engine: { type: 'string', default: 'pglite,postgresql' },
    /** The folder for a CPU profile of the app. */
    profile: { type: 'string' },
  },
})
const rows = Number(flags.rows)

async function logIn(origin: string, smsFile: string): Promise<string> {
  const phone = '9000000001'
  const post = async (step: string, body: object) => {
    const response = await fetch(`${origin}/api/auth/register/${step}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return (await response.json()) as { token?: string }
  }
  await post('request-otp', { phone })
  const { text } = JSON.parse(readFileSync(smsFile, 'utf8').trim()) as { text: string }
  const otp = /\d{6}/.exec(text)?.[0]
  const { token } = await post('verify-otp', { phone, otp })
  if (!token) throw new Error('No account could be created.')
  return token
}

function importClient(origin: string, token: string) {
  const call = async (path: string, init: RequestInit = {}) => {
    const response = await fetch(`${origin}/api/listing-import/${path}`, {
      ...init,
      headers: { authorization: `Bearer ${token}`, ...init.headers },
    })
    const { data, message } = (await response.json()) as {
      data: ListingImportView
      message?: string
    }
    if (!response.ok) throw new Error(`${path}: ${response.status} ${message}`)
    return data
  }
  const post = (path: string, body: object) =>
    call(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  return {
    upload: (table: string) =>
      call('upload?kind=crops&name=stock.csv', {
        method: 'POST',
        headers: { 'content-type': 'text/csv' },
        body: table,
      }),
    post,
    settled: async (id: string) => {
      for (;;) {
        const view = await call(`get-import/${id}`)
        if (/^(checked|done|undone|stopped)$/.test(view.state)) return view
        await wait(1000)
      }
    },
  }
}

const ms = (value: number) => value.toFixed(value < 10 ? 1 : 0)
const show = (phase: string, seconds: number, { p50, p99, most, requests }: Latencies) =>
  console.log(
    `| ${phase} | ${seconds.toFixed(0)} | ${ms(p50)} | ${ms(p99)} | ${ms(most)} | ${requests} |`,
  )

async function measure(origin: string, smsFile: string): Promise<void> {
  const client = importClient(origin, await logIn(origin, smsFile))
  const load = startSteadyLoad(origin)
  const timed = async <T>(phase: string, work: () => Promise<T>): Promise<T> => {
    const startedAt = performance.now()
    const result = await work()
    show(phase, (performance.now() - startedAt) / 1000, load.take())
    return result
  }
  console.log('| phase | seconds | p50 ms | p99 ms | longest ms | requests |')
  console.log('| --- | ---: | ---: | ---: | ---: | ---: |')
  // The first requests fill caches and prepare statements.
  await wait(3000)
  load.take()
  await timed('no import', () => wait(15_000))
  const { _id: id, mapping } = await timed('sending', () => client.upload(tableOf(rows)))
  await timed('checking', async () => {
    await client.post(`check/${id}`, { mapping })
    await client.settled(id)
  })
  const done = await timed('writing', async () => {
    await client.post(`start/${id}`, {})
    return client.settled(id)
  })
  await timed('after', () => wait(15_000))
  await timed('undoing', async () => {
    await client.post(`undo/${id}`, {})
    await client.settled(id)
  })
  await load.stop()
  console.log(JSON.stringify(done.written))
}

async function bench(engine: string, databaseUrl: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'krishihaat-import-'))
  const settings = { DATABASE_URL: databaseUrl, DATA_DIR: folder }
  try {
    await seedMarket(settings, Number(flags.others))
    const smsFile = join(folder, 'sms.jsonl')
    const nodeOptions = flags.profile
      ? ['--cpu-prof', `--cpu-prof-dir=${resolve(flags.profile)}`]
      : []
    const app = await startApp({ databaseUrl, poolSize: 10, dataDir: folder }, nodeOptions, {
      SMS_PROVIDER: 'file',
      SMS_FILE: smsFile,
      LISTINGS_IN_ALL: String(rows),
    })
    try {
      console.log(`\n${rows} rows on ${engine}, ${flags.others} listings of others\n`)
      await measure(app.origin, smsFile)
    } finally {
      await app.stop()
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const engines = flags.engine.split(',')
if (engines.includes('pglite')) await bench('PGlite', '')
if (engines.includes('postgresql')) {
  await withBenchDatabase('import', (url) => bench('PostgreSQL', url))
}
