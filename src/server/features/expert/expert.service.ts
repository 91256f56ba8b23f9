import type { EntityManager } from '@mikro-orm/postgresql'
import { calendarCrops, getCalendarCrop } from '#server/features/calendar/calendar.service.ts'
import { queueMail } from '#server/features/mail/mail.service.ts'
import { User } from '#server/features/user/user.entity.ts'
import { lockUser } from '#server/features/user/user-state.service.ts'
import { always, prepare } from '#server/platform/cache/serialized-output.ts'
import type { Env } from '#server/platform/config/env.ts'
import type { Database } from '#server/platform/database/database.ts'
import { queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { tooManyRequests } from '#server/platform/errors/errors.ts'
import { checkRowQuota } from '#server/platform/quota/quota.ts'
import { inLanguage } from '#server/platform/text/both-languages.ts'
import {
  type ExpertFieldsInput,
  ExpertFieldsView,
  type ExpertSessionView,
  type MySessionsInput,
  type MySessionsView,
  type SessionInput,
} from '#shared/expert/expert.schema.ts'
import { indiaDay } from '#shared/kit/india-day.ts'
import {
  alreadyRequested,
  dayNotOffered,
  sessionOver,
  tooManySessions,
  unknownSession,
} from './expert.errors.ts'
import { isBookableDay, type OpenSession, openStatuses, sessionRefusal } from './expert.policy.ts'
import { expertFieldTexts } from './expert-fields.data.ts'
import { sessionMail } from './expert-mail.policy.ts'
import { ExpertSession } from './expert-session.entity.ts'

/** The most requests of a user in 24 hours, cancelled ones included, since each one reaches the operators. */
export const maxSessionRequestsPerDay = 10
const maxShown = 50

type Services = { db: Database; env: Env }

const fieldLists = {
  en: prepare(ExpertFieldsView, { fields: inLanguage([...expertFieldTexts], 'en') }, always),
  hi: prepare(ExpertFieldsView, { fields: inLanguage([...expertFieldTexts], 'hi') }, always),
}

export const listExpertFields = ({ language }: ExpertFieldsInput) => fieldLists[language]

type SessionRow = Omit<ExpertSessionView, 'fieldTitle' | 'crop'> & { crop: string | null }

const cropName = (id: string, language: MySessionsInput['language']) =>
  calendarCrops().find((crop) => crop.id === id)?.name[language] ?? id

/** A user's own requests: upcoming sessions, then the others, each newest first. */
export async function listExpertSessions(
  db: Database,
  userId: string,
  { language }: MySessionsInput,
): Promise<MySessionsView> {
  const rows = await queryRows<SessionRow>(
    db,
    sql.named(
      'expert:mine',
      sql`select id as "_id", field, crop, state, preferred_day as "preferredDay",
        part_of_day as "partOfDay", language, question, status, note,
        preferred_day < ${indiaDay()}::date as "isPast",
        created_at as "createdAt", updated_at as "updatedAt", decided_at as "decidedAt"
      from expert_sessions where user_id = ${userId}
      order by (status in ('requested', 'confirmed') and preferred_day >= ${indiaDay()}::date) desc,
        created_at desc, id desc limit ${sql.raw(maxShown)}`,
    ),
  )
  const titles = new Map(fieldLists[language].fields.map(({ id, title }) => [id, title]))
  const sessions = rows.map(({ crop, ...row }) => ({
    ...row,
    fieldTitle: titles.get(row.field) ?? row.field,
    crop: crop === null ? null : { id: crop, name: cropName(crop, language) },
  }))
  return { sessions }
}

/**
 * Throws when the user cannot request another session. Locks the user until the commit, so that concurrent
 * requests cannot exceed the limits.
 */
async function checkSessionLimits(
  em: EntityManager,
  userId: string,
  requested: OpenSession,
): Promise<void> {
  await lockUser(em, userId)
  const open = await queryRows<OpenSession>(
    em,
    sql`select field, preferred_day::text as "preferredDay" from expert_sessions
      where user_id = ${userId} and status in ('requested', 'confirmed') and preferred_day >= ${indiaDay()}::date`,
  )
  const refusal = sessionRefusal(requested, open)
  if (refusal === 'double') throw alreadyRequested()
  if (refusal === 'too-many') throw tooManySessions()
  const quota = { max: maxSessionRequestsPerDay, window: 24 * 3600 }
  const rows = { table: 'expert_sessions', where: sql`user_id = ${userId}` }
  const wait = await checkRowQuota(em, quota, rows)
  if (wait !== null) throw tooManyRequests(wait)
}

/** Notifies the operators by mail, if mail is set up. */
function mailOperators(em: EntityManager, env: Env, what: Parameters<typeof sessionMail>[0]): void {
  if (env.MAIL_TO) queueMail(em, env, { to: env.MAIL_TO, ...sessionMail(what) })
}

/**
 * Requests a session with an expert; an operator must confirm it.
 * @throws AppError `input.invalid` (400) for a day that is not offered, `calendar.unknown_crop` (404),
 * `expert.already_requested` and `expert.too_many_sessions` (409), `rate.limited` (429).
 */
export async function requestSession(
  { db, env }: Services,
  userId: string,
  input: SessionInput,
): Promise<{ _id: string }> {
  if (!isBookableDay(input.preferredDay, indiaDay())) throw dayNotOffered()
  if (input.crop !== '') getCalendarCrop({ cropId: input.crop, language: 'en' })
  return db.transaction(async (em) => {
    await checkSessionLimits(em, userId, input)
    const user = await em.findOneOrFail(User, userId)
    const session = em.create(ExpertSession, {
      ...input,
      crop: input.crop === '' ? null : input.crop,
      user,
    })
    mailOperators(em, env, { change: 'requested', session, user })
    await em.flush()
    return { _id: session.id }
  })
}

/**
 * Cancels a request; repeating it changes nothing.
 * @throws AppError `expert.unknown_session` (404), also for another user's; `expert.session_over` (409).
 */
export async function cancelSession(
  { db, env }: Services,
  userId: string,
  id: string,
): Promise<{ _id: string }> {
  return db.transaction(async (em) => {
    const [own] = await queryRows<Pick<SessionRow, 'status' | 'isPast'>>(
      em,
      sql`select status, preferred_day < ${indiaDay()}::date as "isPast" from expert_sessions
        where id = ${id} and user_id = ${userId} for update`,
    )
    if (!own) throw unknownSession()
    if (own.status === 'cancelled') return { _id: id }
    if (own.isPast || !openStatuses.includes(own.status)) throw sessionOver()
    const session = await em.findOneOrFail(ExpertSession, id)
    session.status = 'cancelled'
    const user = await em.findOneOrFail(User, userId)
    mailOperators(em, env, { change: 'cancelled', session, user })
    return { _id: id }
  })
}
