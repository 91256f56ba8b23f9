import { v7 } from 'uuid'
import type { Env } from '#server/platform/config/env.ts'
import type { Database } from '#server/platform/database/database.ts'
import { maxPasskeys } from '#shared/second-factor/second-factor.constants.ts'
import type {
  PasskeyAssertion,
  PasskeyRegistration,
} from '#shared/second-factor/second-factor.schema.ts'
import { storeChallenge, takeChallenge } from './challenge.service.ts'
import { requireRecentLogin } from './recent-login.policy.ts'
import {
  passkeyAlreadySet,
  passkeyRefused,
  secondFactorNotSet,
  tooManyPasskeys,
} from './second-factor.errors.ts'
import { countSecondFactorUse } from './second-factor-limits.service.ts'
import {
  finishAdding,
  lockAccount,
  type SecondFactorSession,
} from './second-factor-store.service.ts'
import {
  assertionOptions,
  checkAssertion,
  checkRegistration,
  registrationOptions,
  type StoredPasskey,
} from './webauthn.service.ts'

interface PasskeyServices {
  db: Database
  env: Env
}

const passkeysOf = (db: Database, userId: string) =>
  db.read<StoredPasskey>({
    text: `select credential_id as "credentialId", public_key as "publicKey", counter, transports
      from second_factor_passkeys where user_id = $1 order by created_at`,
    values: [userId],
  })

/**
 * What the browser makes a new passkey from; good for five minutes, once, in this session.
 * @throws AppError `second_factor.confirm`, `second_factor.log_in_again` (403),
 * `second_factor.too_many_passkeys` (409), `rate.limited` (429).
 */
export async function beginPasskey(services: PasskeyServices, session: SecondFactorSession) {
  requireRecentLogin(session)
  const { db, env } = services
  await countSecondFactorUse(services, 'setup', session)
  const known = await passkeysOf(db, session.id)
  if (known.length >= maxPasskeys) throw tooManyPasskeys()
  const account = await db.transaction((em) => lockAccount(em, session.id))
  const options = await registrationOptions(env, { ...account, id: session.id }, known)
  const { challenge } = options
  await storeChallenge(db, { sessionId: session.sessionId, purpose: 'register', challenge })
  return options
}

/**
 * Adds the passkey that the browser has made.
 * @throws AppError `second_factor.passkey_refused`, `second_factor.confirm`, `second_factor.log_in_again`
 * (403), `second_factor.too_many_passkeys`, `second_factor.passkey_exists` (409).
 */
export async function addPasskey(
  { db, env }: PasskeyServices,
  session: SecondFactorSession,
  { name, passkey }: { name: string; passkey: PasskeyRegistration },
) {
  requireRecentLogin(session)
  const { id: userId, sessionId } = session
  const challenge = await takeChallenge(db, { sessionId, purpose: 'register' })
  if (!challenge) throw passkeyRefused()
  const checked = await checkRegistration(env, passkey, challenge)
  return db.transaction(async (em) => {
    const { hasFactor } = await lockAccount(em, userId)
    const [count] = await em.execute<{ count: number }[]>(
      'select count(*)::int as count from second_factor_passkeys where user_id = ?',
      [userId],
    )
    if (count && count.count >= maxPasskeys) throw tooManyPasskeys()
    const { credentialId, publicKey, counter, transports } = checked
    const added = await em.execute<object[]>(
      `insert into second_factor_passkeys
          (id, user_id, credential_id, public_key, counter, transports, name, created_at)
        values (?, ?, ?, ?, ?, ?::jsonb, ?, clock_timestamp())
        on conflict (credential_id) do nothing returning id`,
      [v7(), userId, credentialId, publicKey, counter, JSON.stringify(transports), name],
    )
    if (added.length === 0) throw passkeyAlreadySet()
    return finishAdding(em, env, session, { method: 'passkey', isFirst: !hasFactor })
  })
}

/**
 * What the browser asks the person's passkeys to sign; good for five minutes, once, in this session.
 * @throws AppError `second_factor.not_set` (409), `rate.limited` (429).
 */
export async function beginPasskeyConfirm(
  services: PasskeyServices,
  session: { id: string; sessionId: string; isSecondFactorPending?: boolean },
) {
  const { db, env } = services
  await countSecondFactorUse(services, 'challenge', session)
  const known = await passkeysOf(db, session.id)
  if (known.length === 0) throw secondFactorNotSet()
  const options = await assertionOptions(env, known)
  const { challenge } = options
  await storeChallenge(db, { sessionId: session.sessionId, purpose: 'confirm', challenge })
  return options
}

/**
 * Takes a passkey's answer to the session's challenge, which is used up whether it was right or wrong.
 * @throws AppError `second_factor.passkey_refused` (403).
 */
export async function takePasskey(
  { db, env }: PasskeyServices,
  { id: userId, sessionId }: { id: string; sessionId: string },
  passkey: PasskeyAssertion,
): Promise<void> {
  const challenge = await takeChallenge(db, { sessionId, purpose: 'confirm' })
  const stored = (await passkeysOf(db, userId)).find(
    ({ credentialId }) => credentialId === passkey.id,
  )
  if (!challenge || !stored) throw passkeyRefused()
  const counter = await checkAssertion(env, passkey, { challenge, stored })
  // A counter that has moved meanwhile means that there are two authenticators with one key.
  const noted = await db.read({
    text: `update second_factor_passkeys set counter = $1, last_used_at = clock_timestamp()
      where user_id = $2 and credential_id = $3 and counter = $4 returning id`,
    values: [counter, userId, stored.credentialId, stored.counter],
  })
  if (noted.length === 0) throw passkeyRefused()
}
