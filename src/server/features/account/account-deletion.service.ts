import { revokeAllApiKeys } from '#server/features/api-key/api-key.service.ts'
import { checkOtp, type RightOtp, requestOtp, takeOtp } from '#server/features/auth/otp.service.ts'
import { closeOtherSessions } from '#server/features/auth/session.service.ts'
import { invalidateListingCaches } from '#server/features/listing/listing.service.ts'
import { pauseListings, resumeListings } from '#server/features/listing/listing-pause.service.ts'
import { sandboxPersonStays } from '#server/features/sandbox/sandbox.errors.ts'
import { cancelUserDeletion, planUserDeletion } from '#server/features/user/user-state.service.ts'
import { deleteAllWebhooks } from '#server/features/webhook/webhook.service.ts'
import type { Env } from '#server/platform/config/env.ts'
import type { Database } from '#server/platform/database/database.ts'
import { queryRows } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import { invalidInput, unauthorized } from '#server/platform/errors/errors.ts'
import type { SmsSender } from '#server/platform/external/sms.ts'
import {
  requireRecentSecondFactor,
  type SecondFactorState,
} from '#server/platform/trpc/second-factor.ts'
import { deletionDays } from '#shared/account/account.constants.ts'
import type { DeletionStatus } from '#shared/account/account.schema.ts'
import type { Language } from '#shared/kit/language.constants.ts'
import { isSandboxPerson } from '#shared/sandbox/sandbox.constants.ts'
import { deletionPlannedAlready, openTrade } from './account.errors.ts'
import { endWaitingTrade, hasOpenTrade, listOpenTrade } from './account-trade.service.ts'

interface AccountServices {
  db: Database
  env: Env
  sms: SmsSender
}

interface OwnAccount {
  phone: string
  language: Language
  deletionDueAt: string | null
}

/** @throws AppError `auth.required` (401) when the account was erased after the token was checked. */
async function readAccount(db: Database, userId: string): Promise<OwnAccount> {
  const [account] = await queryRows<OwnAccount>(
    db,
    sql`select phone, language, deletion_due_at as "deletionDueAt" from users
      where id = ${userId} and phone is not null`,
  )
  if (!account) throw unauthorized()
  return account
}

/** When the account will be deleted, and what must be finished before a deletion can be requested. */
export async function getDeletionStatus(
  db: Database,
  { id, hasSecondFactor }: { id: string; hasSecondFactor: boolean },
): Promise<DeletionStatus> {
  const { deletionDueAt } = await readAccount(db, id)
  const proof = hasSecondFactor ? 'second-factor' : 'otp'
  return { deletionDueAt, proof, ...(await listOpenTrade(db, id)) }
}

/** @throws AppError `account.deletion_planned`, `account.open_trade` (409). */
async function requireDeletable(db: Database, userId: string): Promise<OwnAccount> {
  const account = await readAccount(db, userId)
  if (account.deletionDueAt) throw deletionPlannedAlready()
  if (await hasOpenTrade(db, userId)) throw openTrade()
  return account
}

/**
 * Sends a code for deleting the account to its phone. A login code does not work for this. The SMS is in
 * Hindi if the account or the page is: a thief of the session chooses the page's language, and the owner
 * must be able to read what the code does.
 * @param page the network and the language of the page.
 * @throws AppError as `requireDeletable`, and `auth.otp_limit` (429), `sms.budget_spent`,
 * `auth.otp_not_sent` (503).
 */
export async function sendDeletionCode(
  services: AccountServices,
  userId: string,
  page: { ip: string; language: Language },
) {
  const account = await requireDeletable(services.db, userId)
  const language = account.language === 'hi' ? 'hi' : page.language
  return requestOtp(services, {
    phone: account.phone,
    purpose: 'delete-account',
    ip: page.ip,
    language,
  })
}

interface OwnSession {
  id: string
  sessionId: string
}

/**
 * Sets the date, hides the listings and ends the other sessions.
 * @param code null for an account with a second factor.
 * @returns the date; null if it was already set.
 */
const scheduleDeletion = (
  { db, env }: AccountServices,
  { id: userId, sessionId }: OwnSession,
  code: RightOtp | null,
) =>
  db.transaction(async (em) => {
    if (code) await takeOtp(em, env, code)
    const dueAt = await planUserDeletion(em, userId, deletionDays)
    if (!dueAt) return null
    await pauseListings(em, userId)
    await closeOtherSessions(em, { userId, sessionId })
    await revokeAllApiKeys(em, userId)
    await deleteAllWebhooks(em, userId)
    return dueAt
  })

/**
 * Schedules the erasure of the account in 14 days. Requires the code from `sendDeletionCode`, or the
 * second factor if the account has one. Immediately hides the listings, ends the other sessions, and
 * declines or cancels what waits for an answer.
 * @throws AppError `account.deletion_planned`, `account.open_trade`, `sandbox.person_stays` (409),
 * `second_factor.confirm` (403), `auth.otp_invalid` (401), `auth.otp_guess_limit` (429).
 */
export async function requestDeletion(
  services: AccountServices,
  actor: OwnSession & SecondFactorState,
  { otp, requestId, ip }: { otp?: string | undefined; requestId?: string | undefined; ip: string },
) {
  const { db, env } = services
  // Test keys act for them.
  if (env.isSandbox && isSandboxPerson(actor.id)) throw sandboxPersonStays()
  const { phone } = await requireDeletable(db, actor.id)
  let code: RightOtp | null = null
  if (actor.hasSecondFactor) requireRecentSecondFactor(actor)
  else if (otp === undefined) throw invalidInput([{ path: 'otp', message: 'OTP is required' }])
  else code = await checkOtp(services, { phone, purpose: 'delete-account', otp, requestId, ip })
  const deletionDueAt = await scheduleDeletion(services, actor, code)
  if (!deletionDueAt) throw deletionPlannedAlready()
  invalidateListingCaches(db)
  // Only after the listings are hidden, so that no new orders and requests arrive.
  await endWaitingTrade(db, actor.id)
  return { message: 'Your account will be deleted', deletionDueAt }
}

/** Cancels a deletion and shows the listings again. Changes nothing when no deletion is planned. */
export async function cancelDeletion({ db }: Pick<AccountServices, 'db'>, userId: string) {
  await db.transaction(async (em) => {
    await cancelUserDeletion(em, userId)
    // Without a planned deletion no listing is paused.
    await resumeListings(em, userId)
  })
  invalidateListingCaches(db)
  return { message: 'Your account stays' }
}
