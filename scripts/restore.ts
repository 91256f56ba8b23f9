import { readEnv } from '../src/server/platform/config/env.ts'
import { LockHeldError } from '../src/server/platform/database/embedded/process-lock.ts'
import { BackupError, restore } from './lib/backup.ts'

/** `npm run restore -- file [--force]` */
const isForced = process.argv.includes('--force')
const [file] = process.argv.slice(2).filter((argument) => argument !== '--force')
try {
  if (!file) throw new BackupError('Which file? npm run restore -- backups/….tar.gz [--force]')
  await restore(readEnv(), file, isForced)
  console.log(`Restored from ${file}`)
} catch (error) {
  const isExpected = error instanceof BackupError || error instanceof LockHeldError
  console.error(isExpected ? error.message : error)
  process.exitCode = 1
}
