import { createHash, randomBytes } from 'node:crypto'
import type { EntityManager } from '@mikro-orm/postgresql'
import { sessionSeconds } from '../../../shared/auth.constants.ts'
import type { AccountKind } from '../../../shared/user.schema.ts'
import type { Database } from '../../core/database.ts'
import type { Env } from '../../core/env.ts'
import type { Live } from '../../core/live.ts'
import type { Logger } from '../../core/logger.ts'
import type { User } from '../user/user.entity.ts'
import { Session } from './session.entity.ts'

/** `lastSeenAt` is at most this many minutes behind: a write per request would slow every read. */
const seenMinutes = 5
const maxUserAgent = 300

const hashToken = (token: string) => createHash('sha256').update(token).digest('hex')

/** Opens a new session. @returns its token: 256 random bits, of which only the hash is kept. */
export function openSession(em: EntityManager, user: User, userAgent: string): string {
  const token = randomBytes(32).toString('base64url')
  const now = new Date()
  user.lastLoginAt = now
  em.create(Session, {
    user,
    tokenHash: hashToken(token),
    userAgent: userAgent.replaceAll('\0', '').slice(0, maxUserAgent),
    createdAt: now,
    lastSeenAt: now,
    expiresAt: new Date(now.getTime() + sessionSeconds * 1000),
  })
  return token
}

interface ActorRow {
  id: string
  user_id: string
  kind: AccountKind
  phone: string
  is_stale: boolean
}

const findActorSql = `select s.id, s.user_id, u.kind, u.phone,
    s.last_seen_at < now() - interval '${seenMinutes} minutes' as is_stale
  from sessions s join users u on u.id = s.user_id
  where s.token_hash = $1 and s.expires_at > now()`

/** Makes the function that finds who a token belongs to, by one read. */
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
    const [row] = await db.read<ActorRow>({
      name: 'find_actor',
      text: findActorSql,
      values: [hashToken(token)],
    })
    if (!row) return null
    if (row.is_stale) void noteSeen(row.id)
    return { id: row.user_id, kind: row.kind, sessionId: row.id, isAdmin: admins.has(row.phone) }
  }
}

/** Whether a session still holds. */
export async function isSessionOpen(db: Database, sessionId: string): Promise<boolean> {
  const rows = await db.read({
    name: 'session_is_open',
    text: 'select 1 from sessions where id = $1 and expires_at > now()',
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

/** Ends every session of a person but the one that asks. */
export async function closeOtherSessions(
  { db, live }: Sources,
  { id, sessionId }: { id: string; sessionId: string },
): Promise<void> {
  await db.read({
    text: 'delete from sessions where user_id = $1 and id <> $2',
    values: [id, sessionId],
  })
  recheckStreams(live, id)
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
      from sessions where user_id = $1 and expires_at > now()
      order by last_seen_at desc, id desc`,
    values: [actor.id],
  })
  return rows.map((row) => ({ ...row, isCurrent: row.id === actor.sessionId }))
}
