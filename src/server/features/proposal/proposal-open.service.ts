import { sql } from '#server/platform/database/sql.ts'

/** SQL: whether proposal `p` can still be confirmed. An ended key takes its proposals along. */
export const isOpenSql = sql`p.state = 'proposed' and p.expires_at > clock_timestamp()
  and not exists (select from api_keys ended where ended.id = p.api_key_id and ended.ended_at is not null)`
