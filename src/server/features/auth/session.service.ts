import { createHash, randomBytes } from 'node:crypto'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { User } from '#server/features/user/user.entity.ts'
import type { Env } from '#server/platform/config/env.ts'
import { notesOf } from '#server/platform/database/after-commit.ts'
import type { Database } from '#server/platform/database/database.ts'
import { unauthorized } from '#server/platform/errors/errors.ts'
import type { Logger } from '#server/platform/observability/logger.ts'
import type { Live } from '#server/platform/realtime/live.ts'
import { sessionSeconds } from '#shared/auth/auth.constants.ts'
import {
  maxSecondFactorTries,
  pendingLoginMinutes,
} from '#shared/second-factor/second-factor.constants.ts'
import type { AccountKind } from '#shared/user/user.schema.ts'
import { Session } from './session.entity.ts'

/** Minutes that `lastSeenAt` may be out of date, because a write per request would slow down every read. */
const lastSeenMinutes = 5
const maxUserAgent = 300

const hashToken = (token: string) => createHash('sha256').update(token).digest('hex')

/** A token with 256 random bits. */
const newToken = () => randomBytes(32).toString('base64url')

/**
 * Opens a session. For an account with a second factor, it allows only the second step and ends after
 * ten minutes. Lock the user's row first, so that a factor that is set up meanwhile counts.
 * @returns the token, of which only the hash is stored.
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
 * Seconds for which the previous token still works for reading after a renewal, because other tabs and
 * running requests do not have the new one yet. With it, the session counts as not confirmed.
 */
const previousTokenSeconds = 60

/**
 * Marks a session as confirmed by a second factor and gives it a new token (ASVS 7.2.4): copies of the
 * previous token gain nothing and expire within a minute. A login that waited for the second step is
 * then complete for seven days, and its previous token ends immediately.
 * @returns the new token.
 * @throws AppError `auth.required` (401) when the session has ended or has a different token by now.
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

/** Ends a user's other sessions, in the caller's transaction. */
export async function closeOtherSessions(
  em: EntityManager,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<void> {
  await em.execute('delete from sessions where user_id = ? and id <> ?', [userId, sessionId])
  notesOf(em).touches.set(`${userId} session`, { userId, topic: 'session', id: null })
}

/** Clears the second-factor confirmations of a user's sessions when no factor is left. */
export async function clearSecondFactorConfirmations(
  em: EntityManager,
  userId: string,
): Promise<void> {
  await em.execute('update sessions set second_factor_at = null where user_id = ?', [userId])
}

/**
 * Counts a code tried for the second step of a pending login.
 * @returns the number of tries; null when there were too many and the pending login has ended.
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

/** Ends a login that waits for its second step, unless it has passed it in the meantime. */
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
    s.last_seen_at < now() - interval '${lastSeenMinutes} minutes' as is_stale
  from sessions s join users u on u.id = s.user_id
  where s.expires_at > now()`
const findActorSql = `${sessionSql} and s.token_hash = $1`
const findByPreviousSql = `${sessionSql} and s.previous_token_hash = $1
  and s.previous_token_until > now()`

/** Creates the function that finds the user of a token: one query for a valid token, two otherwise. */
export function createFindActor(db: Database, env: Pick<Env, 'ADMIN_PHONES'>, log: Logger) {
  const admins = new Set(env.ADMIN_PHONES)

  /** Runs in the background; the request does not wait for it. */
  const refreshLastSeen = (sessionId: string) =>
    db
      .read({
        text: `update sessions set last_seen_at = now()
          where id = $1 and last_seen_at < now() - interval '${lastSeenMinutes} minutes'`,
        values: [sessionId],
      })
      .catch((error: unknown) => log.warn({ err: error }, 'last_seen_at could not be refreshed'))

  return async (token: string) => {
    const values = [hashToken(token)]
    const [current] = await db.read<ActorRow>({ name: 'find_actor', text: findActorSql, values })
    const row = current ?? (await db.read<ActorRow>({ text: findByPreviousSql, values }))[0]
    if (!row) return null
    if (row.is_stale) void refreshLastSeen(row.id)
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

/** Whether a session is still open. */
export async function isSessionOpen(db: Database, sessionId: string): Promise<boolean> {
  const rows = await db.read({
    name: 'session_is_open',
    text: `select 1 from sessions
      where id = $1 and expires_at > now() and not is_second_factor_pending`,
    values: [sessionId],
  })
  return rows.length > 0
}

interface SessionServices {
  db: Database
  live: Live
}

/** Makes a user's open streams check whether their sessions are still open. */
const recheckStreams = (live: Live, userId: string) =>
  live.publish([{ userId, topic: 'session', id: null }])

/** Ends one session, which invalidates its token. */
export async function closeSession(
  { db, live }: SessionServices,
  { id, sessionId }: { id: string; sessionId: string },
): Promise<void> {
  await db.read({ text: 'delete from sessions where id = $1', values: [sessionId] })
  recheckStreams(live, id)
}

/** Ends every session of a user, including the current one. */
export async function closeAllSessions(
  { db, live }: SessionServices,
  userId: string,
): Promise<void> {
  await db.read({ text: 'delete from sessions where user_id = $1', values: [userId] })
  recheckStreams(live, userId)
}

interface SessionRow {
  id: string
  userAgent: string
  createdAt: string
  lastSeenAt: string
}

/** A user's open sessions, most recently seen first. */
export async function listLoginSessions(db: Database, actor: { id: string; sessionId: string }) {
  const rows = await db.read<SessionRow>({
    text: `select id, user_agent as "userAgent", created_at as "createdAt",
        last_seen_at as "lastSeenAt"
      from sessions where user_id = $1 and expires_at > now() and not is_second_factor_pending
      order by last_seen_at desc, id desc`,
    values: [actor.id],
  })
  return rows.map((row) => ({ ...row, isCurrent: row.id === actor.sessionId }))
}
