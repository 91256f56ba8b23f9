import type { Database } from '#server/platform/database/database.ts'
import { queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'

/** Whether an import's zip was not read to its end: the process has stopped, or could not store its pictures. */
export async function hasUnreadPictures(db: Database, importId: string): Promise<boolean> {
  const [row] = await queryRows<{ isUnread: boolean }>(
    db,
    sql`select coalesce(pictures, 0) > (select count(*) from import_pictures where import_id = i.id) as "isUnread"
      from listing_imports i where id = ${importId}::uuid`,
  )
  return row?.isUnread ?? false
}
