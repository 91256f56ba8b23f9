import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { compilerArguments, compilerEnv } from './compiler.ts'

/** Seconds of CPU time of the children that have ended, from /proc (Linux), which counts in hundredths. */
function endedChildrenSeconds() {
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ')[1]?.split(' ') ?? []
  return { user: Number(fields[13]) / 100, system: Number(fields[14]) / 100 }
}

/**
 * Checks all types of the checkout at `root` without what an earlier run has stored.
 * @param args the compiler's arguments; null for those of `npm run types`.
 * @returns seconds.
 */
export async function measureTypes(root: string, args: string[] | null) {
  rmSync(join(root, '.cache/types'), { recursive: true, force: true })
  const before = endedChildrenSeconds()
  const startedAt = performance.now()
  const child = spawn(join(root, 'node_modules/.bin/tsc'), args ?? compilerArguments, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: args ? process.env : { ...process.env, ...compilerEnv },
  })
  await once(child, 'exit')
  const elapsed = (performance.now() - startedAt) / 1000
  const after = endedChildrenSeconds()
  return { user: after.user - before.user, system: after.system - before.system, elapsed }
}
