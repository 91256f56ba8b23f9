import { join, resolve } from 'node:path'
import { type PgliteConnection, PgliteDriver } from '@mikro-orm/pglite'
import { MikroORM } from '@mikro-orm/postgresql'
import { createSandboxRoom } from '#server/features/sandbox/sandbox-room.service.ts'
import { type Env, isInMemory } from '#server/platform/config/env.ts'
import { StartError } from '#server/platform/config/start-error.ts'
import { createDatabase, type Database } from '#server/platform/database/database.ts'
import {
  pgliteExtensions,
  pgliteStartParams,
} from '#server/platform/database/embedded/pglite-extensions.ts'
import { dropUnusedParsers } from '#server/platform/database/embedded/pglite-parsers.ts'
import { takeProcessLock } from '#server/platform/database/embedded/process-lock.ts'
import { rowParsers } from '#server/platform/database/row-types.ts'
import type { Logger } from '#server/platform/observability/logger.ts'
import { createDiskRoom } from '#server/platform/storage/disk-room.ts'
import { embeddedUnusable, noRoomToOpen } from './open-failure.ts'
import { commonOptions, embeddedFolder, sandboxSearchPath, sizeSql } from './orm-options.ts'

/**
 * Opens the embedded database in DATA_DIR.
 * @throws LockHeldError when another process has it, StartError when it cannot be opened.
 */
export async function openEmbedded(env: Env, log: Logger): Promise<Database> {
  const inMemory = isInMemory(env)
  const releaseLock = inMemory ? () => {} : takeProcessLock(join(resolve(env.DATA_DIR), 'db.lock'))
  const room = inMemory ? null : createDiskRoom(resolve(env.DATA_DIR))
  try {
    if (room && !(await room.hasRoom())) throw noRoomToOpen(embeddedFolder(env))
    const orm = await MikroORM.init({
      ...commonOptions(log),
      driver: PgliteDriver as never,
      dbName: inMemory ? 'memory://' : embeddedFolder(env),
      driverOptions: {
        extensions: pgliteExtensions,
        parsers: rowParsers,
        startParams: pgliteStartParams,
      },
    })
    const connection = orm.em.getConnection() as unknown as PgliteConnection
    const pglite = await connection.getNativeClient()
    await dropUnusedParsers(pglite)
    if (env.isSandbox) await pglite.exec(`set search_path = ${sandboxSearchPath}`)
    if (!inMemory && !env.isSandbox) {
      log.warn(
        `The embedded database in ${join(env.DATA_DIR, 'db')} is for trying out: a power cut can damage it. ` +
          'For data that matters set DATABASE_URL to a PostgreSQL server.',
      )
    }
    const sandboxRoom = createSandboxRoom(async () => {
      const { rows } = await pglite.query<{ bytes: number }>(sizeSql)
      return rows[0]?.bytes ?? 0
    })
    const checkBoth = async () => {
      await room?.check()
      await sandboxRoom.check()
    }
    const onPanic = (error: unknown) => {
      // The next request opens it anew (app/sandbox/sandbox-pool.ts).
      if (env.isSandbox) return
      // The engine cannot recover in this process; a supervisor has to start a new one.
      log.fatal({ err: error }, 'The embedded database could not write to its disk and has ended.')
      process.exit(1)
    }
    return createDatabase(
      orm,
      { pglite, room: env.isSandbox ? { check: checkBoth } : room, onPanic },
      async () => {
        await orm.close(true)
        releaseLock()
      },
    )
  } catch (error) {
    releaseLock()
    if (error instanceof StartError) throw error
    throw embeddedUnusable(embeddedFolder(env), error)
  }
}
