import { createHash, randomBytes } from 'node:crypto'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { User } from '#server/features/user/user.entity.ts'
import type { Env } from '#server/platform/config/env.ts'
import type { Database } from '#server/platform/database/database.ts'
import { unauthorized } from '#server/platform/errors/errors.ts'
import type { Logger } from '#server/platform/observability/logger.ts'
import type { Live } from '#server/platform/realtime/live.ts'
import { publishHint } from '#server/platform/realtime/live.ts'
import { sessionSeconds } from '#shared/auth/auth.constants.ts'
import {
  maxSecondFactorTries,
  pendingLoginMinutes,
} from '#shared/second-factor/second-factor.constants.ts'
import type { AccountKind } from '#shared/user/user.schema.ts'
import { Session } from './session.entity.ts'

/** `lastSeenAt` is at most this many minutes behind: a write per request would slow every read. */
const seenMinutes = 5
const maxUserAgent = 300

const hashToken = (token: string) => createHash('sha256').update(token).digest('hex')

/** 256 random bits. */
const newToken = () => randomBytes(32).toString('base64url')

/**
 * Opens a new session; for an account with a second factor one that opens nothing but the second step,
 * for ten minutes. Lock the user's row before, so that a factor that is set up meanwhile counts.
 * @returns its token, of which only the hash is kept.
 */
export function openSession(em: EntityManager, user: User, userAgent: string): string {
  const token = newToken()
  const now = new Date()
  const isSecondFactorPending = user.secondFactorMethods.length > 0
  const seconds = isSecondFactorPending ? pendingLoginMinutes * 60 : sessionSeconds
  if (!isSecondFactorPending) user.lastLoginAt = now
  em.create(Session, {
    user,
    tokenHash: hashToken(token),
    userAgent: userAgent.replaceAll('\0', '').slice(0, maxUserAgent),
    createdAt: now,
    lastSeenAt: now,
    expiresAt: new Date(now.getTime() + seconds * 1000),
    isSecondFactorPending,
  })
  return token
}

/**
 * Seconds for which the token before the last renewal still reads: calls under way, and other tabs, have not
 * heard of the new one. To it the session has never passed a second step.
 */
const previousTokenSeconds = 60

/**
 * Notes that a session has passed the second step and gives it a new token (ASVS 7.2.4): copies of the one
 * before gain nothing by it, and end within a minute. A login that waited for it is complete, for seven days;
 * its token ends at once.
 * @returns the new token.
 * @throws AppError `auth.required` (401) when the session has ended or has another token by now.
 */
export async function renewSession(
  em: EntityManager,
  { sessionId, token }: { sessionId: string; token: string },
): Promise<string> {
  const renewed = newToken()
  const rows = await em.execute<object[]>(
    `update sessions set token_hash = ?,
        previous_token_hash = case when is_second_factor_pending then null else token_hash end,
        previous_token_until = clock_timestamp() + interval '${previousTokenSeconds} seconds',
        is_second_factor_pending = false, second_factor_tries = 0,
        second_factor_at = clock_timestamp(), last_seen_at = clock_timestamp(), updated_at = clock_timestamp(),
        expires_at = case when is_second_factor_pending
          then clock_timestamp() + ? * interval '1 second' else expires_at end
      where id = ? and token_hash = ? and expires_at > clock_timestamp() returning id`,
    [hashToken(renewed), sessionSeconds, sessionId, hashToken(token)],
  )
  if (rows.length === 0) throw unauthorized()
  await em.execute(
    `update users set last_login_at = clock_timestamp()
      where id = (select user_id from sessions where id = ?)`,
    [sessionId],
  )
  return renewed
}

/** Ends a person's sessions but one, in the caller's transaction. */
export async function closeOtherSessions(
  em: EntityManager,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<void> {
  await em.execute('delete from sessions where user_id = ? and id <> ?', [userId, sessionId])
  publishHint(em, userId, 'session')
}

/** Takes back that a person's sessions passed a second step, where there is none any more. */
export async function deleteExpiredSecondFactorRows(
  em: EntityManager,
  userId: string,
): Promise<void> {
  await em.execute('update sessions set second_factor_at = null where user_id = ?', [userId])
}

/**
 * Counts a code given for the second step of a login that waits for it.
 * @returns how many that makes; null when there were too many, and the login with them is over.
 */
export async function countSecondFactorTry(
  db: Database,
  sessionId: string,
): Promise<number | null> {
  const [row] = await db.read<{ tries: number }>({
    text: `update sessions set second_factor_tries = second_factor_tries + 1
      where id = $1 and is_second_factor_pending and second_factor_tries < $2
      returning second_factor_tries as tries`,
    values: [sessionId, maxSecondFactorTries],
  })
  return row?.tries ?? null
}

/** Ends a login that waits for its second step. One that has passed it meanwhile goes on. */
export async function endPendingLogin(db: Database, sessionId: string): Promise<void> {
  await db.read({
    text: 'delete from sessions where id = $1 and is_second_factor_pending',
    values: [sessionId],
  })
}

interface ActorRow {
  id: string
  user_id: string
  kind: AccountKind
  phone: string
  logged_in_at: string
  is_second_factor_pending: boolean
  second_factor_at: string | null
  has_second_factor: boolean
  is_stale: boolean
}

const sessionSql = `select s.id, s.user_id, u.kind, u.phone, s.created_at as logged_in_at,
    s.is_second_factor_pending, case when s.token_hash = $1 then s.second_factor_at end as second_factor_at,
    cardinality(u.second_factor_methods) > 0 as has_second_factor,
    s.last_seen_at < now() - interval '${seenMinutes} minutes' as is_stale
  from sessions s join users u on u.id = s.user_id
  where s.expires_at > now()`
const findActorSql = `${sessionSql} and s.token_hash = $1`
const findByPreviousSql = `${sessionSql} and s.previous_token_hash = $1
  and s.previous_token_until > now()`

/** Makes the function that finds who a token belongs to, by one read; by two when it is not valid any more. */
export function createFindActor(db: Database, env: Pick<Env, 'ADMIN_PHONES'>, log: Logger) {
  const admins = new Set(env.ADMIN_PHONES)

  /** Beside the request, which does not wait for it. */
  const noteSeen = (sessionId: string) =>
    db
      .read({
        text: `update sessions set last_seen_at = now()
          where id = $1 and last_seen_at < now() - interval '${seenMinutes} minutes'`,
        values: [sessionId],
      })
      .catch((error: unknown) => log.warn({ err: error }, 'last_seen_at could not be refreshed'))

  return async (token: string) => {
    const values = [hashToken(token)]
    const [current] = await db.read<ActorRow>({ name: 'find_actor', text: findActorSql, values })
    const row = current ?? (await db.read<ActorRow>({ text: findByPreviousSql, values }))[0]
    if (!row) return null
    if (row.is_stale) void noteSeen(row.id)
    return {
      id: row.user_id,
      kind: row.kind,
      sessionId: row.id,
      isAdmin: admins.has(row.phone),
      loggedInAt: row.logged_in_at,
      hasSecondFactor: row.has_second_factor,
      secondFactorAt: row.second_factor_at,
      isSecondFactorPending: row.is_second_factor_pending,
    }
  }
}

/** Whether a session still holds. */
export async function isSessionOpen(db: Database, sessionId: string): Promise<boolean> {
  const rows = await db.read({
    name: 'session_is_open',
    text: `select 1 from sessions
      where id = $1 and expires_at > now() and not is_second_factor_pending`,
    values: [sessionId],
  })
  return rows.length > 0
}

interface Sources {
  db: Database
  live: Live
}

/** A person's open streams look whether their sessions still hold. */
const recheckStreams = (live: Live, userId: string) =>
  live.publish([{ userId, topic: 'session', id: null }])

/** Ends one session; its token is worth nothing from now on. */
export async function closeSession(
  { db, live }: Sources,
  { id, sessionId }: { id: string; sessionId: string },
): Promise<void> {
  await db.read({ text: 'delete from sessions where id = $1', values: [sessionId] })
  recheckStreams(live, id)
}

/** Ends every session of a person, the one that asks included. */
export async function closeAllSessions({ db, live }: Sources, userId: string): Promise<void> {
  await db.read({ text: 'delete from sessions where user_id = $1', values: [userId] })
  recheckStreams(live, userId)
}

interface SessionRow {
  id: string
  userAgent: string
  createdAt: string
  lastSeenAt: string
}

/** A person's live sessions, the one seen last first. */
export async function listSessions(db: Database, actor: { id: string; sessionId: string }) {
  const rows = await db.read<SessionRow>({
    text: `select id, user_agent as "userAgent", created_at as "createdAt",
        last_seen_at as "lastSeenAt"
      from sessions where user_id = $1 and expires_at > now() and not is_second_factor_pending
      order by last_seen_at desc, id desc`,
    values: [actor.id],
  })
  return rows.map((row) => ({ ...row, isCurrent: row.id === actor.sessionId }))
}
