import type { EntityManager } from '@mikro-orm/postgresql'
import { v7 } from 'uuid'
import { userNameSql } from '#server/features/user/user.sql.ts'
import type { Database, SqlValue } from '#server/platform/database/database.ts'
import { pageInfo, rowsOfPage } from '#server/platform/database/page-info.ts'
import type { AdminAction, AdminSubject } from '#shared/admin/admin.constants.ts'
import type { AdminLog, AdminLogEntry, AdminLogInput } from '#shared/admin/admin.schema.ts'
import { cannotDecideOwnCase } from './admin.errors.ts'
import { countUpTo } from './admin-count.policy.ts'

/** An operator's decision, for the audit log. */
export interface AdminActionRecord {
  action: AdminAction
  subject: { kind: AdminSubject; id: string }
  reason: string
  /** The people concerned, and those who reported it: none of them may decide. */
  concerns: readonly (string | null)[]
  /** The name of a listing or question, to make the log readable; never personal data. */
  about?: string
}

/**
 * Carries out an operator's decision and writes it to the audit log in one transaction, so that no
 * decision is missing from the log. Rolls back if the decision concerns the operator.
 * @throws AppError `desk.own_case` (403).
 */
export function recordDecision(
  db: Database,
  operatorId: string,
  decide: (em: EntityManager) => Promise<AdminActionRecord>,
): Promise<{ _id: string }> {
  return db.transaction(async (em) => {
    const { action, subject, reason, about, concerns } = await decide(em)
    if (concerns.includes(operatorId)) throw cannotDecideOwnCase()
    await em.execute(
      `insert into audit_log (id, operator_id, act, subject_kind, subject_id, reason, details, at)
        values (?, ?, ?, ?, ?, ?, ?::jsonb, clock_timestamp())`,
      [
        v7(),
        operatorId,
        action,
        subject.kind,
        subject.id,
        reason,
        JSON.stringify(about ? { about } : {}),
      ],
    )
    return { _id: subject.id }
  })
}

type LogRow = Omit<AdminLogEntry, 'operator' | 'subject'> & {
  operatorId: string
  operatorName: string
  subjectKind: AdminSubject
  subjectId: string
}

/** One page of the audit log, newest first. */
export async function listAuditLog(
  db: Database,
  { page, limit, act, operatorId, subjectId }: AdminLogInput,
): Promise<AdminLog> {
  const filters = { act, operator_id: operatorId, subject_id: subjectId }
  const activeFilters = Object.entries(filters).filter(([, value]) => value !== '')
  const where = activeFilters.map(([column], index) => `${column} = $${index + 1}`)
  const values: SqlValue[] = activeFilters.map(([, value]) => value)
  const from = `from audit_log ${where.length > 0 ? `where ${where.join(' and ')}` : ''}`
  const rows = await db.read<LogRow>({
    text: `select l.id as "_id", l.act, l.operator_id as "operatorId", l.reason, l.at,
        coalesce(${userNameSql('u')}, '') as "operatorName",
        l.subject_kind as "subjectKind", l.subject_id as "subjectId",
        coalesce(l.details ->> 'about', '') as about
      from (select * ${from} order by at desc, id desc
        limit ${rowsOfPage(page, limit)} offset ${(page - 1) * limit}) l
      left join users u on u.id = l.operator_id order by l.at desc, l.id desc`,
    values,
  })
  const [{ total } = { total: 0 }] = await db.read<{ total: number }>(countUpTo(from, values))
  const entries = rows.map(
    ({ operatorId: operator, operatorName, subjectKind, subjectId: subject, ...entry }) => ({
      ...entry,
      operator: { _id: operator, name: operatorName },
      subject: { kind: subjectKind, _id: subject },
    }),
  )
  return { entries, ...pageInfo({ page, limit, rows: rows.length, counted: total }) }
}
