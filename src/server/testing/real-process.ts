import { type ChildProcess, spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { testSettings } from './test-settings.ts'

const root = resolve(import.meta.dirname, '../../..')

export interface RealProcess {
  child: ChildProcess
  /** The address of the server; rejects with its output if it exits before it is ready. */
  ready: Promise<string>
  /** Everything printed so far. */
  output(): string
  /** Sends a signal and waits for the exit. @returns the exit code, null when a signal ended it. */
  end(signal: NodeJS.Signals): Promise<number | null>
}

/** Starts the app like an operator, on a free port. */
export function startProcess(settings: NodeJS.ProcessEnv): RealProcess {
  const { PATH, NODE_COMPILE_CACHE } = process.env
  const child = spawn(process.execPath, ['start.js'], {
    cwd: root,
    env: { PATH, NODE_COMPILE_CACHE, ...testSettings, LOG_LEVEL: 'info', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let printed = ''
  const ended = new Promise<number | null>((done) => child.once('close', done))
  const ready = new Promise<string>((done, fail) => {
    const read = (data: Buffer) => {
      printed += data
      const address = printed.match(/KrishiHaat is ready: (http:\/\/[\w.]+:\d+)/)?.[1]
      if (address) done(address)
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    void ended.then(() => fail(new Error(`The server ended: ${printed}`)))
  })
  // A test that does not wait for readiness must not fail because of it.
  ready.catch(() => {})
  return {
    child,
    ready,
    output: () => printed,
    end: (signal) => {
      child.kill(signal)
      return ended
    },
  }
}
