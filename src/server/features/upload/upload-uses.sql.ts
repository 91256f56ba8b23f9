import { type SqlFragment, sql } from '#server/platform/database/sql.ts'

/**
 * Keeps pictures as long as something shows them, for statements that write more than this.
 * @param rows a query of `url, used_by`.
 */
export const keepPicturesSql = (rows: SqlFragment) =>
  sql`insert into upload_uses (url, used_by) ${rows} on conflict do nothing`

/** Releases the pictures of deleted things; the clean-up of uploads deletes them. @param ids a query. */
export const releasePicturesSql = (ids: SqlFragment) =>
  sql`delete from upload_uses where used_by in (${ids})`
