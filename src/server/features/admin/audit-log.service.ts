import type { EntityManager } from '@mikro-orm/postgresql'
import { v7 } from 'uuid'
import { userNameSql } from '#server/features/user/user.sql.ts'
import { clearCachedPages, expireCachedPages } from '#server/platform/cache/cached-pages.ts'
import type { Database } from '#server/platform/database/database.ts'
import { pageLimitSql, readPageInfo } from '#server/platform/database/page-info.ts'
import { execute, queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import type { AdminAction, AdminSubject } from '#shared/admin/admin.constants.ts'
import type { AdminLog, AdminLogEntry, AdminLogInput } from '#shared/admin/admin.schema.ts'
import { cannotDecideOwnCase } from './admin.errors.ts'

/** An operator's decision, for the audit log. */
export interface AdminActionRecord {
  action: AdminAction
  subject: { kind: AdminSubject; id: string }
  reason: string
  /** The people concerned, and those who reported it: none of them may decide. */
  concerns: readonly (string | null)[]
  /**
   * An order's number or a session's day, to make the log readable. Nothing that people wrote, because an entry cannot be changed
   * when its author's account is erased.
   */
  about?: string
}

/**
 * Carries out an operator's decision and writes it to the audit log in one transaction, so that no
 * decision is missing from the log. Rolls back if the decision concerns the operator. Afterwards no process
 * serves a page that was rendered before the decision for longer than a second.
 * @throws AppError `desk.own_case` (403).
 */
export async function recordDecision(
  db: Database,
  operatorId: string,
  decide: (em: EntityManager) => Promise<AdminActionRecord>,
): Promise<{ _id: string }> {
  const done = await db.transaction(async (em) => {
    const { action, subject, reason, about, concerns } = await decide(em)
    if (concerns.includes(operatorId)) throw cannotDecideOwnCase()
    await execute(
      em,
      sql`insert into audit_log (id, operator_id, act, subject_kind, subject_id, reason, details, at)
        values (${v7()}, ${operatorId}, ${action}, ${subject.kind}, ${subject.id}, ${reason}, ${sql.json(about ? { about } : {})}, clock_timestamp())`,
    )
    await expireCachedPages(em)
    return { _id: subject.id }
  })
  clearCachedPages(db)
  return done
}

type LogRow = Omit<AdminLogEntry, 'operator' | 'subject'> & {
  operatorId: string
  operatorName: string
  subjectKind: AdminSubject
  subjectId: string
}

/** What entry `l` is about: listings and questions by their present names, which the erasure of an account changes. */
const aboutSql = sql`coalesce(case l.subject_kind
  when 'crop' then (select name from crops where id = l.subject_id)
  when 'equipment' then (select name from equipments where id = l.subject_id)
  when 'post' then (select coalesce(question.title, post.title) from community_posts post
    left join community_posts question on question.id = post.question_id where post.id = l.subject_id)
  end, l.details ->> 'about', '')`

/** One page of the audit log, newest first. */
export async function listAuditLog(
  db: Database,
  { page, limit, act, operatorId, subjectId }: AdminLogInput,
): Promise<AdminLog> {
  const filters = { act, operator_id: operatorId, subject_id: subjectId }
  const activeFilters = Object.entries(filters).filter(([, value]) => value !== '')
  const conditions = activeFilters.map(([column, value]) => sql`${sql.raw(column)} = ${value}`)
  const where = activeFilters.length > 0 ? sql`where ${sql.join(conditions, ' and ')}` : sql``
  const from = sql`from audit_log ${where}`
  const rows = await queryRows<LogRow>(
    db,
    sql`select l.id as "_id", l.act, l.operator_id as "operatorId", l.reason, l.at,
        coalesce(${userNameSql('u')}, '') as "operatorName",
        l.subject_kind as "subjectKind", l.subject_id as "subjectId",
        ${aboutSql} as about
      from (select * ${from} order by at desc, id desc
        ${pageLimitSql({ page, limit })}) l
      left join users u on u.id = l.operator_id order by l.at desc, l.id desc`,
  )
  const entries = rows.map(
    ({ operatorId: operator, operatorName, subjectKind, subjectId: subject, ...entry }) => ({
      ...entry,
      operator: { _id: operator, name: operatorName },
      subject: { kind: subjectKind, _id: subject },
    }),
  )
  return { entries, ...(await readPageInfo(db, from, { page, limit, rows: rows.length })) }
}
