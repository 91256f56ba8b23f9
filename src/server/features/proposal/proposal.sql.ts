import { userNameSql } from '#server/features/user/user.sql.ts'
import { sql } from '#server/platform/database/sql.ts'
import { isOpenSql } from './proposal-open.service.ts'

/** The state and times of proposal `p`. */
export const proposalStateColumns = sql`p.id as "_id", p.kind,
  case when p.state <> 'proposed' or (${isOpenSql}) then p.state else 'expired' end as state,
  p.created_at as "createdAt", p.expires_at as "expiresAt", p.decided_at as "decidedAt",
  p.result_id as "resultId"`

/** Proposal `p` as its person sees it. */
export const proposalViewColumns = sql`${proposalStateColumns}, p.terms,
  (select k.name from api_keys k where k.id = p.api_key_id) as "keyName",
  (select ${userNameSql('u')} from users u
    where u.id = coalesce(p.terms ->> 'sellerId', p.terms ->> 'buyerId')::uuid) as "otherName"`
