import type { EntityManager } from '@mikro-orm/postgresql'
import { v7 } from 'uuid'
import { notify } from '#server/features/notification/notification.service.ts'
import { lockUser } from '#server/features/user/user-state.service.ts'
import type { Env } from '#server/platform/config/env.ts'
import { siteUrl } from '#server/platform/config/site-url.ts'
import type { Database } from '#server/platform/database/database.ts'
import { execute, queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { tooManyRequests, unauthorized } from '#server/platform/errors/errors.ts'
import { checkRowQuota } from '#server/platform/quota/quota.ts'
import { publishHint } from '#server/platform/realtime/live.ts'
import type { CheckedApiKey } from '#server/platform/trpc/api-key.ts'
import {
  maxOpenProposals,
  proposalHours,
  proposalsPerDay,
} from '#shared/proposal/proposal.constants.ts'
import type { ProposalReceipt } from '#shared/proposal/proposal.schema.ts'
import { proposalKeyRequired, proposalNotFound, tooManyProposals } from './proposal.errors.ts'
import { proposalStateColumns } from './proposal.sql.ts'
import { isOpenSql } from './proposal-open.service.ts'
import type { PlannedProposal } from './proposal-plan.service.ts'

export interface ProposalServices {
  db: Database
  env: Pick<Env, 'PUBLIC_URL' | 'PORT'>
}

type State = Omit<ProposalReceipt, 'confirmAt'>

const receiptOf = (env: ProposalServices['env'], state: State): ProposalReceipt => ({
  ...state,
  confirmAt: `${siteUrl(env)}/dashboard/proposals`,
})

async function requireRoomForProposal(em: EntityManager, personId: string): Promise<void> {
  const wait = await checkRowQuota(
    em,
    { max: proposalsPerDay, window: 86_400 },
    { table: 'assistant_proposals', where: sql`person_id = ${personId}` },
  )
  if (wait !== null) throw tooManyRequests(wait)
  const [waiting] = await queryRows<{ open: number }>(
    em,
    sql`select count(*)::int as open from assistant_proposals p
      where p.person_id = ${personId} and ${isOpenSql}`,
  )
  if ((waiting?.open ?? 0) >= maxOpenProposals) throw tooManyProposals()
}

/**
 * The key's open proposal of the same action: a program that lost the answer tries again, and the person
 * must not be asked twice.
 */
async function findOpenTwin(
  em: EntityManager,
  key: CheckedApiKey,
  { input, terms }: PlannedProposal,
): Promise<State | undefined> {
  const [twin] = await queryRows<State>(
    em,
    sql`select ${proposalStateColumns} from assistant_proposals p
      where p.person_id = ${key.userId} and p.api_key_id = ${key.id} and ${isOpenSql}
        and p.input = ${sql.json(input)} and p.terms = ${sql.json(terms)}
      limit 1`,
  )
  return twin
}

async function insertProposal(
  em: EntityManager,
  key: CheckedApiKey,
  { input, terms, endsAt = null }: PlannedProposal,
): Promise<State> {
  const [made] = await execute<State & { keyName: string }>(
    em,
    sql`insert into assistant_proposals as p
        (id, person_id, api_key_id, kind, input, terms, created_at, expires_at)
      values (${v7()}, ${key.userId}, ${key.id}, ${terms.kind}, ${sql.json(input)}, ${sql.json(terms)},
        clock_timestamp(),
        least(clock_timestamp() + make_interval(hours => ${proposalHours}), ${endsAt}::timestamptz))
      returning ${proposalStateColumns},
        (select name from api_keys where id = ${key.id}) as "keyName"`,
  )
  if (!made) throw new Error('The proposal was not returned.')
  const { keyName, ...state } = made
  await notify(em, key.userId, {
    kind: 'proposal',
    proposalId: state._id,
    act: terms.kind,
    item: terms.name,
    by: keyName,
  })
  publishHint(em, key.userId, 'proposals', state._id)
  return state
}

/**
 * Stores what a program proposes and notifies the person. Nothing else happens.
 * @throws AppError `proposal.too_many` (409), `rate.limited` (429) after 100 in 24 hours.
 */
export async function makeProposal(
  { db, env }: ProposalServices,
  key: CheckedApiKey,
  plan: PlannedProposal,
): Promise<ProposalReceipt> {
  const state = await db.transaction(async (em) => {
    // Simultaneous calls cannot exceed the limits together.
    if (!(await lockUser(em, key.userId))) throw unauthorized()
    const twin = await findOpenTwin(em, key, plan)
    if (twin) return twin
    await requireRoomForProposal(em, key.userId)
    return insertProposal(em, key, plan)
  })
  return receiptOf(env, state)
}

/** @throws AppError `proposal.key_required` (403) for the person's own session. */
export function requireProposingKey(key: CheckedApiKey | null): CheckedApiKey {
  if (!key) throw proposalKeyRequired()
  return key
}

/** @throws AppError `proposal.not_found` (404), also for what another key of the person proposed. */
export async function readReceipt(
  { db, env }: ProposalServices,
  key: CheckedApiKey,
  proposalId: string,
): Promise<ProposalReceipt> {
  const [state] = await queryRows<State>(
    db,
    sql`select ${proposalStateColumns} from assistant_proposals p
      where p.id = ${proposalId} and p.person_id = ${key.userId} and p.api_key_id = ${key.id}`,
  )
  if (!state) throw proposalNotFound()
  return receiptOf(env, state)
}
