import type { EntityManager } from '@mikro-orm/postgresql'
import { calendarCrops } from '#server/features/calendar/calendar.service.ts'
import { userCardSql } from '#server/features/user/user.sql.ts'
import type { Database } from '#server/platform/database/database.ts'
import { pageLimitSql, readPageInfo } from '#server/platform/database/page-info.ts'
import { queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import type {
  AdminExpertSession,
  AdminExpertSessions,
  AdminExpertSessionsInput,
} from '#shared/admin/admin.schema.ts'
import type { SessionStatus } from '#shared/expert/expert.constants.ts'
import { currentTime } from '#shared/kit/clock.ts'
import { indiaDay } from '#shared/kit/india-day.ts'
import { unknownSession } from './expert.errors.ts'
import { allowedDecisions } from './expert.policy.ts'
import { expertFieldTexts } from './expert-fields.data.ts'
import { ExpertSession } from './expert-session.entity.ts'

type SessionRow = Omit<AdminExpertSession, 'expert' | 'crop' | 'decisions'> & {
  field: string
  crop: string | null
}

const fieldTitle = (field: string) =>
  expertFieldTexts.find(({ id }) => id === field)?.title ?? { en: field, hi: field }

function cropName(id: string | null) {
  if (id === null) return null
  return calendarCrops().find((crop) => crop.id === id)?.name ?? { en: id, hi: id }
}

/** The session requests of one status, for operators; pending requests with the nearest day first. */
export async function listAllSessions(
  db: Database,
  { page, limit, show }: AdminExpertSessionsInput,
): Promise<AdminExpertSessions> {
  const direction = show === 'requested' ? sql`` : sql` desc`
  const rows = await queryRows<SessionRow>(
    db,
    sql`select s.id as "_id", s.field, s.crop, s.state, s.preferred_day as "preferredDay",
        s.part_of_day as "partOfDay", s.language, s.question, s.status, s.note,
        s.preferred_day < ${indiaDay()}::date as "isPast", s.created_at as "createdAt",
        s.decided_at as "decidedAt", coalesce(u.phone, '') as phone, ${userCardSql('u')} as person
      from expert_sessions s join users u on u.id = s.user_id where s.status = ${show}
      order by s.preferred_day${direction}, s.id${direction}
      ${pageLimitSql({ page, limit })}`,
  )
  const sessions = rows.map(
    ({ field, crop, ...session }): AdminExpertSession => ({
      ...session,
      expert: fieldTitle(field),
      crop: cropName(crop),
      decisions: allowedDecisions(session),
    }),
  )
  return {
    sessions,
    ...(await readPageInfo(db, sql`from expert_sessions where status = ${show}`, {
      page,
      limit,
      rows: rows.length,
    })),
  }
}

interface Decision {
  isConfirmed: boolean
  /** Shown to the user next to the decision. */
  note: string
}

/**
 * Applies an operator's decision about a request, in the caller's transaction.
 * @returns null when the decision is no longer allowed.
 * @throws AppError `expert.unknown_session` (404).
 */
export async function decideAboutSession(
  em: EntityManager,
  id: string,
  { isConfirmed, note }: Decision,
) {
  // Locked, because the user may cancel the request at the same time.
  const [row] = await queryRows<{ status: SessionStatus; isPast: boolean }>(
    em,
    sql`select status, preferred_day < ${indiaDay()}::date as "isPast" from expert_sessions where id = ${id} for update`,
  )
  if (!row) throw unknownSession()
  if (!allowedDecisions(row).includes(isConfirmed ? 'confirm' : 'decline')) return null
  const session = await em.findOneOrFail(ExpertSession, id)
  em.assign(session, {
    status: isConfirmed ? 'confirmed' : 'declined',
    note,
    decidedAt: currentTime(),
  })
  return {
    userId: session.user.id,
    expert: fieldTitle(session.field),
    day: session.preferredDay,
  }
}
