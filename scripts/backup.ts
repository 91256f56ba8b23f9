import { readEnv } from '../src/server/platform/config/env.ts'
import { LockHeldError } from '../src/server/platform/database/embedded/process-lock.ts'
import { backUp } from './lib/backup.ts'

/** `npm run backup [-- file]` */
const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '-')
const [file = `backups/krishihaat-${stamp}.tar.gz`] = process.argv.slice(2)
try {
  await backUp(readEnv(), file)
  console.log(`Backed up to ${file}`)
} catch (error) {
  console.error(error instanceof LockHeldError ? error.message : error)
  process.exitCode = 1
}
