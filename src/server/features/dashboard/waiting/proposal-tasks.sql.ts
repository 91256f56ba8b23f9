import { isOpenSql } from '#server/features/proposal/proposal-open.service.ts'
import { type SqlFragment, sql } from '#server/platform/database/sql.ts'
import {
  maxRowsPerTask,
  maxTaskCount,
  type WaitingProposal,
} from '#shared/dashboard/waiting.schema.ts'

/** A row of `waitingProposalsStatement`. */
export interface WaitingProposalRow extends WaitingProposal {
  matches: number
}

/** What assistants proposed to the user and waits for an answer, the first to lapse first. */
export const waitingProposalsStatement = (userId: string): SqlFragment =>
  sql.named(
    'dashboard:proposals',
    sql`select 'answer-proposal' as task, p.id as "_id", p.kind as act, p.terms ->> 'name' as name,
        p.expires_at as until, k.name as "otherName", null as "kindHindi", null as image,
        null as drawing, least(count(*) over (), ${sql.raw(maxTaskCount)})::int as matches
      from assistant_proposals p join api_keys k on k.id = p.api_key_id
      where p.person_id = ${sql.value(userId)}::uuid and ${isOpenSql}
      order by p.expires_at, p.id limit ${sql.raw(maxRowsPerTask)}`,
  )
