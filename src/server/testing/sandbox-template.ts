import { cpSync, existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { inject } from 'vitest'
import { migrate, openDatabase } from '#server/app/database/orm.ts'
import type { OpenApp } from '#server/app/sandbox/sandbox-pool.ts'
import { openSandboxApp } from '#server/app/sandbox-app.ts'
import type { Env } from '#server/platform/config/env.ts'
import { createLogger } from '#server/platform/observability/logger.ts'
import { copyEmptyDatabase } from './test-database.ts'

/** The folder that sandboxes copy, one for each process that runs tests. */
let template: Promise<string> | undefined

/** Migrates an empty database as a sandbox's: its clock has to be there before its tables. */
async function makeSandboxTemplate(env: Env): Promise<string> {
  const dataDir = resolve(inject('templateDir'), '..', `sandbox-${process.pid}`)
  copyEmptyDatabase(dataDir)
  const own = { ...env, DATA_DIR: dataDir }
  const db = await openDatabase(own, createLogger('silent', false))
  await migrate(db, own)
  await db.close()
  return dataDir
}

/** Builds the app of a sandbox, whose embedded database is a copy if there is none yet. */
export const openCopiedSandboxApp: OpenApp = async (env, log, sandbox, shared) => {
  if (!env.DATABASE_URL && !existsSync(join(env.DATA_DIR, 'db'))) {
    template ??= makeSandboxTemplate(env)
    cpSync(join(await template, 'db'), join(env.DATA_DIR, 'db'), { recursive: true })
  }
  return openSandboxApp(env, log, sandbox, shared)
}
