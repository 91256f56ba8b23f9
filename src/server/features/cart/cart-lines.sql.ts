import { sql } from '#server/platform/database/sql.ts'

/** Deletes ordered crops from a person's cart, for the statement that places the orders. */
export const deleteCartLinesSql = (userId: string, cropIds: readonly string[]) =>
  sql`delete from basket_lines where user_id = ${userId} and crop_id = any(${cropIds}::uuid[])`
