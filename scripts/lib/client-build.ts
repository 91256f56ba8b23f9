import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { build } from 'vite'
import { type BuildTarget, hashBuildInputs, readBuildInputs } from './build-inputs.ts'

const root = resolve(import.meta.dirname, '../..')
const serverEntry = 'src/client/app/entry-server.tsx'
/** What each build writes. */
const built: Record<BuildTarget, string> = {
  client: 'dist/client/index.html',
  server: 'dist/server/entry-server.js',
}

/** Why the client has to be built; null when both builds were made from the present files. */
export function whyStale(folder = root): string | null {
  const targets = Object.keys(built) as BuildTarget[]
  const isMissing = (target: BuildTarget) => !existsSync(resolve(folder, built[target]))
  if (targets.some(isMissing)) return 'it has not been built yet'
  const hash = hashBuildInputs(folder)
  const isOther = (target: BuildTarget) => readBuildInputs(target, folder) !== hash
  return targets.some(isOther) ? 'the last build was made from other files' : null
}

/** Builds the client when it is missing or was made from other files, and says so. */
export async function buildIfStale(): Promise<void> {
  const reason = whyStale()
  if (!reason) return
  console.log(`Building the client: ${reason}.`)
  const { NODE_ENV } = process.env
  await build({ root, logLevel: 'warn' })
  await build({ root, logLevel: 'warn', build: { ssr: serverEntry } })
  // The build sets it to production, in which the app that is started next refuses to run without its secrets.
  if (NODE_ENV === undefined) delete process.env.NODE_ENV
  else process.env.NODE_ENV = NODE_ENV
  console.log('The client is built.')
}
