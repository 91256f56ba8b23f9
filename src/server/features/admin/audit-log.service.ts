import type { EntityManager } from '@mikro-orm/postgresql'
import { v7 } from 'uuid'
import type { Database, SqlValue } from '#server/platform/database/database.ts'
import { pageInfo, rowsOfPage } from '#server/platform/database/page-info.ts'
import type { AdminAction, AdminSubject } from '#shared/admin/admin.constants.ts'
import type { AdminLog, AdminLogEntry, AdminLogInput } from '#shared/admin/admin.schema.ts'
import { ownCase } from './admin.errors.ts'
import { countUpTo } from './admin-count.policy.ts'

/** What an operator did. */
export interface ActRecord {
  act: AdminAction
  subject: { kind: AdminSubject; id: string }
  reason: string
  /** Whom the decision is about, and who asked for it by a report: none of them may take it. */
  concerns: readonly (string | null)[]
  /** A listing's or question's name, so that the log can be read; never anything about a person. */
  about?: string
}

/**
 * Does what an operator decided, and writes it to the log, in one transaction: there is no act without
 * its entry. Nothing of it stays when it concerns the operator.
 * @throws AppError `desk.own_case` (403).
 */
export function decide(
  db: Database,
  operatorId: string,
  act: (em: EntityManager) => Promise<ActRecord>,
): Promise<{ _id: string }> {
  return db.transaction(async (em) => {
    const { act: name, subject, reason, about, concerns } = await act(em)
    if (concerns.includes(operatorId)) throw ownCase()
    await em.execute(
      `insert into audit_log (id, operator_id, act, subject_kind, subject_id, reason, details, at)
        values (?, ?, ?, ?, ?, ?, ?::jsonb, clock_timestamp())`,
      [
        v7(),
        operatorId,
        name,
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

/** The newest acts first. */
export async function listLog(
  db: Database,
  { page, limit, act, operatorId, subjectId }: AdminLogInput,
): Promise<AdminLog> {
  const wanted = { act, operator_id: operatorId, subject_id: subjectId }
  const given = Object.entries(wanted).filter(([, value]) => value !== '')
  const where = given.map(([column], index) => `${column} = $${index + 1}`)
  const values: SqlValue[] = given.map(([, value]) => value)
  const from = `from audit_log ${where.length > 0 ? `where ${where.join(' and ')}` : ''}`
  const rows = await db.read<LogRow>({
    text: `select l.id as "_id", l.act, l.operator_id as "operatorId", l.reason, l.at,
        coalesce(trim(u.first_name || ' ' || u.last_name), '') as "operatorName",
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
