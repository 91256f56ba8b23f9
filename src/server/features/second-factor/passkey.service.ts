import { v7 } from 'uuid'
import type { Env } from '#server/platform/config/env.ts'
import type { Database } from '#server/platform/database/database.ts'
import { execute, queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { requireRecentLogin } from '#server/platform/trpc/recent-login.ts'
import { maxPasskeys } from '#shared/second-factor/second-factor.constants.ts'
import type {
  PasskeyAssertion,
  PasskeyRegistration,
} from '#shared/second-factor/second-factor.schema.ts'
import { consumeChallenge, storeChallenge } from './challenge.service.ts'
import {
  passkeyAlreadySet,
  passkeyRefused,
  secondFactorNotSet,
  tooManyPasskeys,
} from './second-factor.errors.ts'
import { countSecondFactorUse } from './second-factor-limits.service.ts'
import {
  finishAddingFactor,
  lockSecondFactorAccount,
  type SecondFactorSession,
} from './second-factor-store.service.ts'
import type { StoredPasskey } from './webauthn.service.ts'

/** Loaded when somebody first uses a passkey: it brings two hundred modules. */
const loadWebauthn = () => import('./webauthn.service.ts')

interface PasskeyServices {
  db: Database
  env: Env
}

const listStoredPasskeys = (db: Database, userId: string) =>
  queryRows<StoredPasskey>(
    db,
    sql`select credential_id as "credentialId", public_key as "publicKey", counter, transports
      from second_factor_passkeys where user_id = ${userId} order by created_at`,
  )

/**
 * Creates the options for a new passkey, valid once for five minutes in this session.
 * @throws AppError `second_factor.confirm`, `second_factor.log_in_again` (403),
 * `second_factor.too_many_passkeys` (409), `rate.limited` (429).
 */
export async function beginPasskeySetup(services: PasskeyServices, session: SecondFactorSession) {
  requireRecentLogin(session)
  const { db, env } = services
  await countSecondFactorUse(services, 'setup', session)
  const passkeys = await listStoredPasskeys(db, session.id)
  if (passkeys.length >= maxPasskeys) throw tooManyPasskeys()
  const account = await db.transaction((em) => lockSecondFactorAccount(em, session.id))
  const { registrationOptions } = await loadWebauthn()
  const options = await registrationOptions(env, { ...account, id: session.id }, passkeys)
  const { challenge } = options
  await storeChallenge(db, { sessionId: session.sessionId, purpose: 'register', challenge })
  return options
}

/**
 * Adds a passkey that the browser has created.
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
  const challenge = await consumeChallenge(db, { sessionId, purpose: 'register' })
  if (!challenge) throw passkeyRefused()
  const { verifyRegistration } = await loadWebauthn()
  const verified = await verifyRegistration(env, passkey, challenge)
  return db.transaction(async (em) => {
    const { hasFactor } = await lockSecondFactorAccount(em, userId)
    const [count] = await queryRows<{ count: number }>(
      em,
      sql`select count(*)::int as count from second_factor_passkeys where user_id = ${userId}`,
    )
    if (count && count.count >= maxPasskeys) throw tooManyPasskeys()
    const { credentialId, publicKey, counter, transports } = verified
    const added = await execute<object>(
      em,
      sql`insert into second_factor_passkeys
          (id, user_id, credential_id, public_key, counter, transports, name, created_at)
        values (${v7()}, ${userId}, ${credentialId}, ${publicKey}, ${counter}, ${sql.json(transports)}, ${name}, clock_timestamp())
        on conflict (credential_id) do nothing returning id`,
    )
    if (added.length === 0) throw passkeyAlreadySet()
    return finishAddingFactor(em, env, session, { method: 'passkey', isFirst: !hasFactor })
  })
}

/**
 * Creates a challenge for the user's passkeys, valid once for five minutes in this session.
 * @throws AppError `second_factor.not_set` (409), `rate.limited` (429).
 */
export async function beginPasskeyConfirm(
  services: PasskeyServices,
  session: { id: string; sessionId: string; isSecondFactorPending?: boolean },
) {
  const { db, env } = services
  await countSecondFactorUse(services, 'challenge', session)
  const passkeys = await listStoredPasskeys(db, session.id)
  if (passkeys.length === 0) throw secondFactorNotSet()
  const { assertionOptions } = await loadWebauthn()
  const options = await assertionOptions(env, passkeys)
  const { challenge } = options
  await storeChallenge(db, { sessionId: session.sessionId, purpose: 'confirm', challenge })
  return options
}

/**
 * Verifies a passkey's answer to the session's challenge, which is consumed even if the answer is wrong.
 * @throws AppError `second_factor.passkey_refused` (403).
 */
export async function verifyPasskey(
  { db, env }: PasskeyServices,
  { id: userId, sessionId }: { id: string; sessionId: string },
  passkey: PasskeyAssertion,
): Promise<void> {
  const challenge = await consumeChallenge(db, { sessionId, purpose: 'confirm' })
  const stored = (await listStoredPasskeys(db, userId)).find(
    ({ credentialId }) => credentialId === passkey.id,
  )
  if (!challenge || !stored) throw passkeyRefused()
  const { verifyAssertion } = await loadWebauthn()
  const counter = await verifyAssertion(env, passkey, { challenge, stored })
  // A counter that changed in the meantime means that two authenticators have the same key.
  const updated = await execute(
    db,
    sql`update second_factor_passkeys set counter = ${counter}, last_used_at = clock_timestamp()
      where user_id = ${userId} and credential_id = ${stored.credentialId} and counter = ${stored.counter} returning id`,
  )
  if (updated.length === 0) throw passkeyRefused()
}
