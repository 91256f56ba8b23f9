import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'
import type { RunningServer } from './servers.ts'

export interface Figures {
  /** Requests per second. */
  rate: number
  /** Milliseconds. */
  p50: number
  /** Milliseconds. */
  p99: number
  /** Microseconds of the server's CPU time per request. */
  cpu: number
  /** The share of the requests, from 0 to 1, that the server refused with 503; they do not count in the rate. */
  refused: number
}

/** One POST request with the token of its user. */
export interface Post {
  path: string
  token: string
  body: object
}

interface Target {
  server: RunningServer
  /** The paths to read. */
  paths: string[]
  /** The token of each path's user, where it needs one. */
  tokens?: (string | undefined)[]
  /** A JSON file of `Post`s to send instead of reading the paths. */
  postsFile?: string
}

/** How a benchmark is run. */
export interface BenchOptions {
  seconds: number
  rounds: number
  connections: number
  /** Node options of the app's process, for example to write a profile. */
  nodeOptions: readonly string[]
}

const run = promisify(execFile)

type LoadOptions = Pick<BenchOptions, 'seconds' | 'connections'> & { warmUpSeconds?: number }

/** Loads a server from another process, after one second of warm-up unless told otherwise. */
export async function measure(
  { server, paths, tokens, postsFile }: Target,
  { seconds, connections, warmUpSeconds = 1 }: LoadOptions,
): Promise<Figures> {
  const file = resolve(import.meta.dirname, 'load.ts')
  const before = server.cpu()
  const load = JSON.stringify({
    origin: server.origin,
    paths,
    tokens,
    postsFile,
    warmUpSeconds,
    seconds,
    connections,
  })
  const { stdout } = await run(process.execPath, [file, load])
  const { requests, ...figures } = JSON.parse(stdout) as Omit<Figures, 'cpu'> & { requests: number }
  return { ...figures, cpu: (server.cpu() - before) / requests }
}

/** The lower of the two in the middle of an even number. */
export const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) / 2)] ?? 0

/** The median of each figure over the rounds. */
function medianFigures(rounds: readonly Figures[]): Figures {
  const medianOf = (name: keyof Figures) => median(rounds.map((round) => round[name]))
  return {
    rate: medianOf('rate'),
    p50: medianOf('p50'),
    p99: medianOf('p99'),
    cpu: medianOf('cpu'),
    refused: medianOf('refused'),
  }
}

/** A bare server, and the app over both of its wires. */
export type Wire = 'bare' | 'rest' | 'trpc'

/**
 * Seconds of load before the first measurement of a scenario. V8 compiles a function for speed once it has run often. The
 * app runs more code for a request than the bare server, so in the first seconds it would be compared while it is compiled.
 */
const firstWarmUpSeconds = 4

/**
 * Measures the bare server and the app in turns, so that other load on the machine affects all alike.
 * @returns the median of each figure.
 */
export async function measureInTurns(
  targets: Record<Wire, Target>,
  options: Omit<BenchOptions, 'nodeOptions'>,
): Promise<Record<Wire, Figures>> {
  const rounds: Record<Wire, Figures[]> = { bare: [], rest: [], trpc: [] }
  for (let round = 0; round < options.rounds; round++) {
    for (const wire of ['bare', 'rest', 'trpc'] as const) {
      const warmUpSeconds = round === 0 ? firstWarmUpSeconds : 1
      rounds[wire].push(await measure(targets[wire], { ...options, warmUpSeconds }))
    }
  }
  return {
    bare: medianFigures(rounds.bare),
    rest: medianFigures(rounds.rest),
    trpc: medianFigures(rounds.trpc),
  }
}
