import { execFile } from 'node:child_process'
import { resolve } from 'node:path'
import { promisify } from 'node:util'

/** Requests a second, and milliseconds. */
export interface Figures {
  rate: number
  p50: number
  p99: number
}

export interface LoadWish {
  origin: string
  paths: string[]
  seconds: number
  connections: number
}

const run = promisify(execFile)

/** Loads one server from another process, after a second of warming up. */
export async function measure(wish: LoadWish): Promise<Figures> {
  const file = resolve(import.meta.dirname, 'load.ts')
  const { stdout } = await run(process.execPath, [file, JSON.stringify(wish)])
  return JSON.parse(stdout) as Figures
}
