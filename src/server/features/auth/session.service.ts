import { randomBytes } from 'node:crypto'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { User } from '#server/features/user/user.entity.ts'
import { setLastLogin } from '#server/features/user/user-state.service.ts'
import type { Env } from '#server/platform/config/env.ts'
import { currentSandbox, sandboxTokenPrefix } from '#server/platform/config/running-sandbox.ts'
import type { Database } from '#server/platform/database/database.ts'
import { execute, queryRows } from '#server/platform/database/query.ts'
import { type SqlInput, sql } from '#server/platform/database/sql.ts'
import { unauthorized } from '#server/platform/errors/errors.ts'
import type { Logger } from '#server/platform/observability/logger.ts'
import type { Live } from '#server/platform/realtime/live.ts'
import { publishHint } from '#server/platform/realtime/live.ts'
import { sha256Hex } from '#server/platform/text/sha256.ts'
import { sessionSeconds } from '#shared/auth/auth.constants.ts'
import { currentTime } from '#shared/kit/clock.ts'
import {
  maxSecondFactorTries,
  pendingLoginMinutes,
} from '#shared/second-factor/second-factor.constants.ts'
import type { AccountKind } from '#shared/user/user.schema.ts'
import { Session } from './session.entity.ts'

/** Minutes that `lastSeenAt` may be out of date, because a write per request would slow down every read. */
const lastSeenMinutes = 5
const maxUserAgent = 300

/** A token with 256 random bits. That of a sandbox says which one it belongs to. */
function newToken(): string {
  const sandbox = currentSandbox()
  return `${sandbox ? sandboxTokenPrefix(sandbox.id) : ''}${randomBytes(32).toString('base64url')}`
}

/**
 * Opens a session. For an account with a second factor, it allows only the second step and ends after
 * ten minutes. Lock the user's row first, so that a factor that is set up meanwhile counts.
 * @returns the token, of which only the hash is stored.
 */
export function openSession(em: EntityManager, user: User, userAgent: string): string {
  const token = newToken()
  const now = currentTime()
  const isSecondFactorPending = user.secondFactorMethods.length > 0
  const seconds = isSecondFactorPending ? pendingLoginMinutes * 60 : sessionSeconds
  if (!isSecondFactorPending) user.lastLoginAt = now
  em.create(Session, {
    user,
    tokenHash: sha256Hex(token),
    userAgent: userAgent.replaceAll('\0', '').slice(0, maxUserAgent),
    createdAt: now,
    lastSeenAt: now,
    expiresAt: new Date(now.getTime() + seconds * 1000),
    isSecondFactorPending,
  })
  return token
}

/**
 * Seconds for which the previous token still works after a renewal, because other tabs and running
 * requests do not have the new one yet. With it, the session counts as not confirmed, so it cannot make
 * sensitive changes.
 */
const previousTokenSeconds = 60

/**
 * Marks a session as confirmed by a second factor and gives it a new token (ASVS 7.2.4): copies of the
 * previous token gain no rights and expire within a minute. A login that waited for the second step is
 * then complete for seven days, and its previous token ends immediately.
 * @returns the new token.
 * @throws AppError `auth.required` (401) when the session has ended or has a different token by now.
 */
export async function renewSession(
  em: EntityManager,
  { sessionId, token }: { sessionId: string; token: string },
): Promise<string> {
  const renewed = newToken()
  const rows = await execute<object>(
    em,
    sql`update sessions set token_hash = ${sha256Hex(renewed)},
        previous_token_hash = case when is_second_factor_pending then null else token_hash end,
        previous_token_until = clock_timestamp() + make_interval(secs => ${previousTokenSeconds}),
        is_second_factor_pending = false, second_factor_tries = 0,
        second_factor_at = clock_timestamp(), last_seen_at = clock_timestamp(), updated_at = clock_timestamp(),
        expires_at = case when is_second_factor_pending
          then clock_timestamp() + ${sessionSeconds} * interval '1 second' else expires_at end
      where id = ${sessionId} and token_hash = ${sha256Hex(token)} and expires_at > clock_timestamp() returning id`,
  )
  if (rows.length === 0) throw unauthorized()
  await setLastLogin(em, sql`select user_id from sessions where id = ${sessionId}`)
  return renewed
}

/** Ends a user's other sessions, in the caller's transaction. */
export async function closeOtherSessions(
  em: EntityManager,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<void> {
  await execute(em, sql`delete from sessions where user_id = ${userId} and id <> ${sessionId}`)
  publishHint(em, userId, 'session')
}

/** Clears the second-factor confirmations of a user's sessions when no factor is left. */
export async function clearSecondFactorConfirmations(
  em: EntityManager,
  userId: string,
): Promise<void> {
  await execute(em, sql`update sessions set second_factor_at = null where user_id = ${userId}`)
}

/**
 * Counts a code tried for the second step of a pending login.
 * @returns the number of tries; null when there were too many and the pending login has ended.
 */
export async function countSecondFactorTry(
  db: Database,
  sessionId: string,
): Promise<number | null> {
  const [row] = await execute<{ tries: number }>(
    db,
    sql`update sessions set second_factor_tries = second_factor_tries + 1
      where id = ${sessionId} and is_second_factor_pending and second_factor_tries < ${maxSecondFactorTries}
      returning second_factor_tries as tries`,
  )
  return row?.tries ?? null
}

/** Ends a login that waits for its second step, unless it has passed it in the meantime. */
export async function endPendingLogin(db: Database, sessionId: string): Promise<void> {
  await execute(db, sql`delete from sessions where id = ${sessionId} and is_second_factor_pending`)
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

/** @param tokenHash of the token that the session is looked up by. */
const sessionSql = (
  tokenHash: SqlInput,
) => sql`select s.id, s.user_id, u.kind, u.phone, s.created_at as logged_in_at,
    s.is_second_factor_pending, case when s.token_hash = ${tokenHash} then s.second_factor_at end as second_factor_at,
    cardinality(u.second_factor_methods) > 0 as has_second_factor,
    s.last_seen_at < now() - interval '${sql.raw(lastSeenMinutes)} minutes' as is_stale
  from sessions s join users u on u.id = s.user_id
  where s.expires_at > now()`

/** Creates the function that finds the user of a token: one query for a valid token, two otherwise. */
export function createFindActor(db: Database, env: Pick<Env, 'ADMIN_PHONES'>, log: Logger) {
  const admins = new Set(env.ADMIN_PHONES)

  /** Runs in the background; the request does not wait for it. */
  const refreshLastSeen = (sessionId: string) =>
    execute(
      db,
      sql`update sessions set last_seen_at = now()
          where id = ${sessionId} and last_seen_at < now() - make_interval(mins => ${lastSeenMinutes})`,
    ).catch((error: unknown) => log.warn({ err: error }, 'last_seen_at could not be refreshed'))

  return async (token: string) => {
    const hash = sql.value(sha256Hex(token))
    const session = sessionSql(hash)
    const [current] = await queryRows<ActorRow>(
      db,
      sql.named('find_actor', sql`${session} and s.token_hash = ${hash}`),
    )
    const [row = current] = current
      ? []
      : await queryRows<ActorRow>(
          db,
          sql`${session} and s.previous_token_hash = ${hash} and s.previous_token_until > now()`,
        )
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
  const rows = await queryRows(
    db,
    sql.named(
      'session_is_open',
      sql`select 1 from sessions
      where id = ${sessionId} and expires_at > now() and not is_second_factor_pending`,
    ),
  )
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
  await execute(db, sql`delete from sessions where id = ${sessionId}`)
  recheckStreams(live, id)
}

/** Ends every session of a user, including the current one. */
export async function closeAllSessions(
  { db, live }: SessionServices,
  userId: string,
): Promise<void> {
  await execute(db, sql`delete from sessions where user_id = ${userId}`)
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
  const rows = await queryRows<SessionRow>(
    db,
    sql`select id, user_agent as "userAgent", created_at as "createdAt",
        last_seen_at as "lastSeenAt"
      from sessions where user_id = ${actor.id} and expires_at > now() and not is_second_factor_pending
      order by last_seen_at desc, id desc`,
  )
  return rows.map((row) => ({ ...row, isCurrent: row.id === actor.sessionId }))
}
