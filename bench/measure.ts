import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import type { RunningServer } from './servers.ts'

/** Requests a second, milliseconds, and microseconds of the server's CPU for one request. */
export interface Figures {
  rate: number
  p50: number
  p99: number
  cpu: number
}

/** One write, as somebody's. */
export interface Post {
  path: string
  token: string
  body: object
}

export interface Target {
  server: RunningServer
  /** What is read. */
  paths: string[]
  /** A JSON file of `Post`s, which are written instead. */
  postsFile?: string
}

const run = promisify(execFile)

/** Loads one server from another process, after a second of warming up. */
export async function measure(
  { server, paths, postsFile }: Target,
  query: { seconds: number; connections: number },
): Promise<Figures> {
  const file = resolve(import.meta.dirname, 'load.ts')
  const before = server.cpu()
  const load = JSON.stringify({ origin: server.origin, paths, postsFile, ...query })
  const { stdout } = await run(process.execPath, [file, load])
  const { requests, ...figures } = JSON.parse(stdout) as Omit<Figures, 'cpu'> & { requests: number }
  return { ...figures, cpu: (server.cpu() - before) / requests }
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? 0

/** Each figure's median over the rounds. */
export function medianFigures(rounds: readonly Figures[]): Figures {
  const of = (name: keyof Figures) => median(rounds.map((round) => round[name]))
  return { rate: of('rate'), p50: of('p50'), p99: of('p99'), cpu: of('cpu') }
}
