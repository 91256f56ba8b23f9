import type { Database } from '#server/platform/database/database.ts'
import { execute } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { unauthorized } from '#server/platform/errors/errors.ts'

/** What a challenge is for: setting up a passkey, or confirming who uses the session. */
export type ChallengePurpose = 'register' | 'confirm'

const challengeMinutes = 5

/**
 * Stores a challenge for five minutes. It replaces the session's last one for the same purpose.
 * @throws AppError `auth.required` (401) when the session has ended since its token was checked.
 */
export async function storeChallenge(
  db: Database,
  {
    sessionId,
    purpose,
    challenge,
  }: { sessionId: string; purpose: ChallengePurpose; challenge: string },
): Promise<void> {
  const stored = await execute(
    db,
    sql`insert into second_factor_challenges (session_id, purpose, challenge, expires_at)
      select id, ${purpose}, ${challenge}, clock_timestamp() + make_interval(mins => ${challengeMinutes})
        from sessions where id = ${sessionId} for key share
      on conflict (session_id, purpose) do update
      set challenge = excluded.challenge, expires_at = excluded.expires_at returning 1`,
  )
  if (stored.length === 0) throw unauthorized()
}

/** Consumes the session's challenge. @returns null when there is none that is still valid. */
export async function consumeChallenge(
  db: Database,
  { sessionId, purpose }: { sessionId: string; purpose: ChallengePurpose },
): Promise<string | null> {
  const [row] = await execute<{ challenge: string; isLive: boolean }>(
    db,
    sql`delete from second_factor_challenges where session_id = ${sessionId} and purpose = ${purpose}
      returning challenge, expires_at > clock_timestamp() as "isLive"`,
  )
  return row?.isLive ? row.challenge : null
}
