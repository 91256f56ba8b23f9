import type { Env } from '#server/platform/config/env.ts'
import type { Database } from '#server/platform/database/database.ts'
import type { External } from '#server/platform/external/external.ts'
import type { Logger } from '#server/platform/observability/logger.ts'
import type { Storage } from '#server/platform/storage/storage.ts'

/** What importing needs. */
export interface ImportServices {
  db: Database
  env: Env
  log: Logger
  storage: Storage
  external: External
}
