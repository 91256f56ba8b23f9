import type { Database } from '#server/platform/database/database.ts'
import { unauthorized } from '#server/platform/errors/errors.ts'

/** What a passkey is asked for: to be set up, or to confirm who somebody is. */
export type ChallengePurpose = 'register' | 'confirm'

const challengeMinutes = 5

/**
 * Keeps a challenge for five minutes, in place of the session's last one for the same purpose.
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
  const stored = await db.read({
    text: `insert into second_factor_challenges (session_id, purpose, challenge, expires_at)
      select id, $2, $3, clock_timestamp() + interval '${challengeMinutes} minutes'
        from sessions where id = $1 for key share
      on conflict (session_id, purpose) do update
      set challenge = excluded.challenge, expires_at = excluded.expires_at returning 1`,
    values: [sessionId, purpose, challenge],
  })
  if (stored.length === 0) throw unauthorized()
}

/** Uses the session's challenge up, right or wrong. @returns null when there is none that still counts. */
export async function takeChallenge(
  db: Database,
  { sessionId, purpose }: { sessionId: string; purpose: ChallengePurpose },
): Promise<string | null> {
  const [row] = await db.read<{ challenge: string; isLive: boolean }>({
    text: `delete from second_factor_challenges where session_id = $1 and purpose = $2
      returning challenge, expires_at > clock_timestamp() as "isLive"`,
    values: [sessionId, purpose],
  })
  return row?.isLive ? row.challenge : null
}
