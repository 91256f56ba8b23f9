import { readFileSync } from 'node:fs'

/** Runs the script of index.html that works before the page's code does. */
export function runEarlyScript(): void {
  const [, script] = /<script>(.*?)<\/script>/s.exec(readFileSync('index.html', 'utf8')) ?? []
  if (!script?.includes('earlyInput')) throw new Error('index.html has no such script.')
  // Browsers run it in a scope of its own.
  new Function(script)()
}
