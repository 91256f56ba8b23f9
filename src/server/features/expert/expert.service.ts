import type { EntityManager } from '@mikro-orm/postgresql'
import { calendarCrops, getCalendarCrop } from '#server/features/calendar/calendar.service.ts'
import { queueMail } from '#server/features/mail/mail.service.ts'
import { User } from '#server/features/user/user.entity.ts'
import { prepare } from '#server/platform/cache/serialized-output.ts'
import type { Env } from '#server/platform/config/env.ts'
import type { Database } from '#server/platform/database/database.ts'
import { tooManyRequests } from '#server/platform/errors/errors.ts'
import { checkRowQuota } from '#server/platform/quota/quota.ts'
import { inLanguage } from '#server/platform/text/both-languages.ts'
import { indiaDay } from '#server/platform/text/india-day.ts'
import {
  type ExpertFieldsInput,
  ExpertFieldsView,
  type MySessionsInput,
  type MySessionsView,
  type SessionInput,
  type SessionView,
} from '#shared/expert/expert.schema.ts'
import {
  alreadyRequested,
  dayNotOffered,
  sessionOver,
  tooManySessions,
  unknownSession,
} from './expert.errors.ts'
import { isOffered, type OpenSession, openStatuses, refusalOf } from './expert.policy.ts'
import { expertFieldTexts } from './expert-fields.data.ts'
import { sessionMail } from './expert-mail.policy.ts'
import { ExpertSession } from './expert-session.entity.ts'

/** Who asks and cancels all day fills the desk: so many requests a person in 24 hours. */
export const maxRequestsADay = 10
const maxShown = 50

type Services = { db: Database; env: Env }

const fieldLists = {
  en: prepare(ExpertFieldsView, { fields: inLanguage([...expertFieldTexts], 'en') }),
  hi: prepare(ExpertFieldsView, { fields: inLanguage([...expertFieldTexts], 'hi') }),
}

export const listExpertFields = ({ language }: ExpertFieldsInput) => fieldLists[language]

type SessionRow = Omit<SessionView, 'fieldTitle' | 'crop'> & { crop: string | null }

const nameOfCrop = (id: string, language: MySessionsInput['language']) =>
  calendarCrops().find((crop) => crop.id === id)?.name[language] ?? id

/** A person's own requests: what lies ahead, then the rest, each newest first. */
export async function listSessions(
  db: Database,
  userId: string,
  { language }: MySessionsInput,
): Promise<MySessionsView> {
  const rows = await db.read<SessionRow>({
    name: 'expert:mine',
    text: `select id as "_id", field, crop, state, preferred_day as "preferredDay",
        part_of_day as "partOfDay", language, question, status, note,
        preferred_day < $2::date as "isPast",
        created_at as "createdAt", decided_at as "decidedAt"
      from expert_sessions where user_id = $1
      order by (status in ('requested', 'confirmed') and preferred_day >= $2::date) desc,
        created_at desc, id desc limit ${maxShown}`,
    values: [userId, indiaDay()],
  })
  const titles = new Map(fieldLists[language].fields.map(({ id, title }) => [id, title]))
  const sessions = rows.map(({ crop, ...row }) => ({
    ...row,
    fieldTitle: titles.get(row.field) ?? row.field,
    crop: crop === null ? null : { id: crop, name: nameOfCrop(crop, language) },
  }))
  return { sessions }
}

/**
 * Whether the person may ask for one more. Their requests come one after the other from here to the
 * commit, so that what is counted holds.
 */
async function checkRoom(em: EntityManager, userId: string, query: OpenSession): Promise<void> {
  await em.execute('select id from users where id = ? for no key update', [userId])
  const open = await em.execute<OpenSession[]>(
    `select field, preferred_day::text as "preferredDay" from expert_sessions
      where user_id = ? and status in ('requested', 'confirmed') and preferred_day >= ?::date`,
    [userId, indiaDay()],
  )
  const refusal = refusalOf(query, open)
  if (refusal === 'double') throw alreadyRequested()
  if (refusal === 'too-many') throw tooManySessions()
  const quota = { max: maxRequestsADay, window: 24 * 3600 }
  const rows = { table: 'expert_sessions', where: 'user_id = ?', values: [userId] }
  const wait = await checkRowQuota(em, quota, rows)
  if (wait !== null) throw tooManyRequests(60 * 60)
}

/** Tells the desk by mail, where mail is set up. */
function mailOperators(em: EntityManager, env: Env, what: Parameters<typeof sessionMail>[0]): void {
  if (env.MAIL_TO) queueMail(em, env, { to: env.MAIL_TO, ...sessionMail(what) })
}

/**
 * Asks for a session with an expert; nothing is fixed until the operator confirms it.
 * @throws AppError `input.invalid` (400) for a day that is not offered, `calendar.unknown_crop` (404),
 * `expert.already_requested` and `expert.too_many_sessions` (409), `rate.limited` (429).
 */
export async function requestSession(
  { db, env }: Services,
  userId: string,
  input: SessionInput,
): Promise<{ _id: string }> {
  if (!isOffered(input.preferredDay, indiaDay())) throw dayNotOffered()
  if (input.crop !== '') getCalendarCrop({ cropId: input.crop, language: 'en' })
  return db.transaction(async (em) => {
    await checkRoom(em, userId, input)
    const user = await em.findOneOrFail(User, userId)
    const session = em.create(ExpertSession, {
      ...input,
      crop: input.crop === '' ? null : input.crop,
      user,
    })
    mailOperators(em, env, { act: 'requested', session, user })
    await em.flush()
    return { _id: session.id }
  })
}

/**
 * Takes a request back; once more changes nothing.
 * @throws AppError `expert.unknown_session` (404), also for somebody else's; `expert.session_over` (409).
 */
export async function cancelSession(
  { db, env }: Services,
  userId: string,
  id: string,
): Promise<{ _id: string }> {
  return db.transaction(async (em) => {
    const [own] = await em.execute<Pick<SessionRow, 'status' | 'isPast'>[]>(
      `select status, preferred_day < ?::date as "isPast" from expert_sessions
        where id = ? and user_id = ? for update`,
      [indiaDay(), id, userId],
    )
    if (!own) throw unknownSession()
    if (own.status === 'cancelled') return { _id: id }
    if (own.isPast || !openStatuses.includes(own.status)) throw sessionOver()
    const session = await em.findOneOrFail(ExpertSession, id)
    session.status = 'cancelled'
    const user = await em.findOneOrFail(User, userId)
    mailOperators(em, env, { act: 'cancelled', session, user })
    return { _id: id }
  })
}
