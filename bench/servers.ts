import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { cpuMsOf, memoryMbOf } from '../scripts/lib/process-usage.ts'
import { freePort } from '../scripts/lib/run.ts'

const root = resolve(import.meta.dirname, '..')

export interface RunningServer {
  origin: string
  /** Microseconds of CPU time used so far; 0 on systems without /proc. */
  cpu(): number
  /** Megabytes of resident memory; 0 on systems without /proc. */
  memoryMb(): number
  stop(): Promise<void>
}

/** Reads a figure of a process; 0 where it cannot be read. */
const figureOf = (pid: number | undefined, read: (pid: number) => number): number =>
  process.platform === 'linux' && pid !== undefined ? read(pid) : 0

/** Starts a Node program that listens on `PORT`, and waits until `path` answers. */
async function start(
  args: (port: number) => string[],
  env: NodeJS.ProcessEnv,
  path: string,
): Promise<RunningServer> {
  const port = await freePort()
  const child = spawn(process.execPath, args(port), {
    cwd: root,
    env: { ...process.env, ...env, PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const ended = new Promise<void>((done) => child.once('exit', () => done()))
  const origin = `http://127.0.0.1:${port}`
  for (let tries = 0; ; tries++) {
    if (child.exitCode !== null || tries > 1200) throw new Error(`${args(port)[0]} did not start`)
    const answers = await fetch(origin + path).then(
      ({ ok }) => ok,
      () => false,
    )
    if (answers) break
    await wait(100)
  }
  return {
    origin,
    cpu: () => figureOf(child.pid, cpuMsOf) * 1000,
    memoryMb: () => figureOf(child.pid, memoryMbOf),
    stop: async () => {
      child.kill('SIGTERM')
      await ended
    },
  }
}

interface Shared {
  databaseUrl: string
  poolSize: number
  dataDir: string
}

const { scripts } = JSON.parse(readFileSync(resolve(root, 'package.json'), 'utf8')) as {
  scripts: { start: string }
}
/** Node's options for memory that `npm start` gives; later ones win. */
const startOptions = scripts.start.match(/--max-[\w-]+=\d+/g) ?? []

/** What the container tells the C library about its memory. */
const memorySettings = Object.fromEntries(
  Array.from(
    readFileSync(resolve(root, 'Dockerfile'), 'utf8').matchAll(/(MALLOC_\w+)=(\d+)/g),
    ([, name, value]) => [name, value] as const,
  ),
)

/** Starts the app with its usual settings except for the limit of requests per minute. */
export const startApp = (
  { databaseUrl, poolSize, dataDir }: Shared,
  nodeOptions: readonly string[],
  settings: NodeJS.ProcessEnv = {},
) =>
  start(
    () => [...startOptions, ...nodeOptions, 'start.js'],
    {
      DATABASE_URL: databaseUrl,
      DATABASE_POOL_SIZE: String(poolSize),
      DATA_DIR: dataDir,
      DEMO_DATA: 'false',
      LOG_LEVEL: 'warn',
      HOST: '127.0.0.1',
      API_REQUESTS_PER_MINUTE: '100000000',
      ...memorySettings,
      ...settings,
    },
    '/readyz',
  )

export const startBare = ({ databaseUrl, poolSize }: Shared, scenarioFile: string) =>
  start(
    (port) => ['bench/bare.ts', scenarioFile, String(port)],
    { DATABASE_URL: databaseUrl, DATABASE_POOL_SIZE: String(poolSize) },
    '/bare/0/0',
  )

export const startAdviceBare = (answerFile: string) =>
  start((port) => ['bench/advice-bare.ts', answerFile, String(port)], {}, '/bare/0')

export const startOrdersBare = ({ databaseUrl, poolSize }: Shared, orderFile: string) =>
  start(
    (port) => ['bench/orders-bare.ts', orderFile, String(port)],
    { DATABASE_URL: databaseUrl, DATABASE_POOL_SIZE: String(poolSize) },
    '/bare/ready',
  )
