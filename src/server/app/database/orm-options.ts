import { join, resolve } from 'node:path'
import { Migrator } from '@mikro-orm/migrations'
import type { Env } from '#server/platform/config/env.ts'
import { WrittenEntityTables } from '#server/platform/database/after-commit.ts'
import type { Logger } from '#server/platform/observability/logger.ts'
import { entities } from './entities.ts'

const migrationsPath = resolve(import.meta.dirname, '../../../../prisma-free-migrations')

/** Options of both engines. */
export function commonOptions(log: Logger) {
  return {
    entities,
    extensions: [Migrator],
    subscribers: [new WrittenEntityTables()],
    migrations: {
      path: migrationsPath,
      pathTs: migrationsPath,
      glob: '!(*.d).ts',
      snapshot: false,
      silent: true,
      // Each in a transaction of its own: one for all would hold every lock until the last has ended.
      allOrNothing: false,
    },
    // The database and the process may be in different time zones.
    forceUtcTimezone: true,
    logger: (message: string) => log.debug(message),
    allowGlobalContext: false,
  }
}

/** The bytes of the database. */
export const sizeSql = 'select pg_database_size(current_database())::float8 as bytes'

/**
 * The functions of a sandbox's clock hide PostgreSQL's own (sandbox-clock.service.ts). A space would end the option of a
 * connection.
 */
export const sandboxSearchPath = 'public,pg_catalog'

/** Where the embedded database has its files. */
export const embeddedFolder = (env: Env) => join(resolve(env.DATA_DIR), 'db')
