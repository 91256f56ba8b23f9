import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { delimiter, resolve } from 'node:path'

const binaries = resolve(import.meta.dirname, '../../node_modules/.bin')

/** The PATH on which this project's own tools, its Node among them, come first. */
const ownPath = [binaries, process.env.PATH].join(delimiter)

/**
 * Runs a program in this terminal. SIGTERM is passed on to it, and Ctrl-C reaches it anyway; this process
 * then continues to its own clean-up.
 * @returns its exit code; 1 when a signal ended it.
 */
export const run = (
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<number> => runIn('inherit', command, args, env)

function runIn(
  stdio: StdioOptions,
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  watch: (child: ChildProcess) => void = () => {},
): Promise<number> {
  const child = spawn(command, args, { stdio, env: { ...process.env, PATH: ownPath, ...env } })
  watch(child)
  const passOn = () => child.kill('SIGTERM')
  const leaveToChild = () => {}
  process.on('SIGTERM', passOn).on('SIGINT', leaveToChild)
  return new Promise<number>((done, fail) => {
    child.on('error', fail)
    child.on('close', (code) => done(code ?? 1))
  }).finally(() => process.off('SIGTERM', passOn).off('SIGINT', leaveToChild))
}

/** Like `run`, but collects what the program prints, so that it does not get mixed up with another's. */
export function runAndCollect(
  printed: string[],
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<number> {
  return runIn(['ignore', 'pipe', 'pipe'], command, args, env, (child) => {
    for (const output of [child.stdout, child.stderr]) {
      output?.setEncoding('utf8').on('data', (text: string) => printed.push(text))
    }
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

/**
 * Runs a program and discards what it prints.
 * @returns its exit code; 1 when a signal ended it.
 */
export function runQuietly(
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  folder: string,
): Promise<number> {
  const child = spawn(command, args, {
    stdio: 'ignore',
    cwd: folder,
    env: { ...process.env, PATH: ownPath, ...env },
  })
  return new Promise((done, fail) => {
    child.on('error', fail)
    child.on('exit', (code) => done(code ?? 1))
  })
}
