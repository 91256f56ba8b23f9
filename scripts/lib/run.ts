import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { delimiter, resolve } from 'node:path'

const binaries = resolve(import.meta.dirname, '../../node_modules/.bin')

/** The PATH on which this project's own tools, its Node among them, come first. */
const ownPath = [binaries, process.env.PATH].join(delimiter)

/** Runs a program with this terminal. @returns its exit code; 1 when a signal ended it. */
export function run(
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<number> {
  const child = spawn(command, args, {
    stdio: 'inherit',
    env: { ...process.env, PATH: ownPath, ...env },
  })
  return new Promise((done, fail) => {
    child.on('error', fail)
    child.on('exit', (code) => done(code ?? 1))
  })
}

/** A TCP port that nothing listens on right now. */
export function freePort(): Promise<number> {
  const server = createServer()
  return new Promise((done, fail) => {
    server.on('error', fail)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = typeof address === 'object' && address ? address.port : 0
      server.close(() => done(port))
    })
  })
}

/** Calls `work` once: at a first Ctrl-C or a TERM, after which the caller's own ending takes over. */
export function onStop(work: (signal: NodeJS.Signals) => void): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => work(signal))
}
