import { type ChildProcess, spawn } from 'node:child_process'
import { resolve } from 'node:path'
import { createInterface } from 'node:readline'

const compiler = resolve(import.meta.dirname, '../../node_modules/.bin/tsc')

/**
 * One checker a program: several would each infer the router's types again. The garbage collector runs
 * at four times the live memory instead of twice, which saves a fifth of the CPU time (docs/performance.md).
 */
export const compilerArguments = ['--build', '--checkers', '1']
export const compilerEnv: NodeJS.ProcessEnv = { GOGC: '400' }

/**
 * Checks shared, server and client, and again after each change, until it is killed.
 * @param onLine gets the compiler's lines, errors among them.
 */
export function watchTypes(root: string, onLine: (line: string) => void): ChildProcess {
  const args = ['src/client', '--watch', '--preserveWatchOutput', '--pretty', 'false']
  const child = spawn(compiler, [...compilerArguments, ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...compilerEnv },
  })
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (line.trim() !== '') onLine(line)
  })
  return child
}
