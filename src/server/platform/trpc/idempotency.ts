import { createHash, randomUUID } from 'node:crypto'
import type { EntityManager } from '@mikro-orm/postgresql'
import { TRPCError } from '@trpc/server'
import { withCommitMark } from '#server/platform/database/commit-mark.ts'
import type { Database } from '#server/platform/database/database.ts'
import { databaseTimeouts, inBackground } from '#server/platform/database/driver/postgres-client.ts'
import { execute, queryRows } from '#server/platform/database/query.ts'
import { type SqlFragment, sql } from '#server/platform/database/sql.ts'
import { describeError, failureBody } from '#server/platform/errors/error-report.ts'
import { AppError, DatabaseUnavailable } from '#server/platform/errors/errors.ts'
import {
  confirmSecondFactorCode,
  logInAgainCode,
} from '#shared/second-factor/second-factor.constants.ts'

/** A response as it was sent. */
export interface Answer {
  status: number
  body: string
}

interface KeyedRequest {
  ownerId: string
  /** The `Idempotency-Key` header. */
  key: string
  /** Equal for equal parameters: see `fingerprintOf`. */
  fingerprint: string
  requestId: string
  /**
   * The call may run again although an earlier one has written: it recognizes its own rows, or a
   * second one does no harm.
   */
  isRepeatable?: boolean
  /** Writes a failure as the client reads it; by default in REST's envelope. */
  writeFailure?: ((error: unknown) => string) | undefined
}

/** One run of a request under its key. */
interface Attempt extends KeyedRequest {
  attempt: string
}

/**
 * After this time an unfinished request that has written nothing counts as abandoned. If it is still
 * running, it can no longer commit: the key belongs to another attempt.
 */
const abandonedAfterSeconds = 120
/** Hours for which the first answer to a key is stored and repeated. */
export const idempotencyKeyHours = 24
/** Keys of one user with stored responses; ten times what a busy seller needs in a day. */
export const keysEach = 1000
/** Bytes of one user's stored responses. */
const bytesEach = 4 * 1024 * 1024
/** The status of a key whose first request is still running. */
const inProgress = 0
/** Statuses of refusals that did nothing and are not stored: a retry with the same key may succeed. */
const unstoredStatuses = new Set([400, 401, 413, 415, 422, 429, 503])
/** Refusals that are not stored because the same request succeeds after the second step. */
const unstoredCodes = new Set([confirmSecondFactorCode, logInAgainCode])
/**
 * Of a database or storage that is away, full or overloaded. It may be so after the request's first commit, so
 * that these do not say, as other refusals do, that nothing was done.
 */
const outageCodes = new Set(['service.unavailable', 'storage.full'])

export const keyMismatch = () =>
  new AppError({
    code: 'idempotency.mismatch',
    status: 422,
    message: 'This Idempotency-Key was used for another request. Please use a new one.',
  })

const stillRunning = () =>
  new AppError({
    code: 'idempotency.in_progress',
    status: 409,
    message: 'The same request is still being worked on. Please try again in a moment.',
    retryAfter: 1,
  })

/** The first request committed a write, but its answer was never stored. */
const interrupted = () =>
  new AppError({
    code: 'idempotency.interrupted',
    status: 409,
    message:
      'An earlier attempt was interrupted and may have been saved. Please check before you send it again.',
  })

const tooManyKeys = () =>
  new AppError({
    code: 'idempotency.too_many_keys',
    status: 429,
    message: 'You have made very many changes today. Please try again later.',
    retryAfter: 3600,
  })

/** A hash over everything that makes two requests the same. */
export function fingerprintOf(...parts: (string | Buffer)[]): string {
  const hash = createHash('sha256')
  // The length of each part is hashed first, so that different lists never give the same bytes.
  for (const part of parts) hash.update(`${Buffer.byteLength(part)}:`).update(part)
  return hash.digest('hex')
}

/** Takes the key for this request. @returns the stored response if the request was answered before. */
async function takeKey(db: Database, request: Attempt): Promise<Answer | null> {
  const { ownerId, key, fingerprint, attempt, isRepeatable = false } = request
  const [taken] = await execute<{ isTaken: boolean; isFull: boolean }>(
    db,
    sql`with own_keys as (
        select count(*) >= ${keysEach} or coalesce(sum(size), 0) >= ${bytesEach} as "isFull"
        from (select pg_column_size(body) as size from idempotency_keys
          where owner_id = ${ownerId} and created_at > now() - make_interval(hours => ${idempotencyKeyHours})
          limit ${keysEach}) own),
      taken as (
        insert into idempotency_keys (owner_id, key, fingerprint, status, body, created_at, attempt)
        select ${ownerId}, ${key}, ${fingerprint}, ${inProgress}, '""', now(), ${attempt}::uuid from own_keys
          where not "isFull"
            or exists (select from idempotency_keys where owner_id = ${ownerId} and key = ${key})
        on conflict (owner_id, key) do update
          set fingerprint = excluded.fingerprint, status = ${inProgress}, created_at = now(),
            attempt = excluded.attempt, has_written = false
          where idempotency_keys.created_at < now() - make_interval(hours => ${idempotencyKeyHours})
            or (idempotency_keys.status = ${inProgress}
              and (not idempotency_keys.has_written or ${isRepeatable})
              and idempotency_keys.fingerprint = excluded.fingerprint
              and idempotency_keys.created_at < now() - make_interval(secs => ${abandonedAfterSeconds}))
        returning key)
      select exists (select from taken) as "isTaken", "isFull" from own_keys`,
  )
  if (taken?.isTaken) return null
  const [known] = await queryRows<Answer & { fingerprint: string; isInterrupted: boolean }>(
    db,
    sql`select fingerprint, status, body, has_written
        and created_at < now() - make_interval(secs => ${abandonedAfterSeconds}) as "isInterrupted"
      from idempotency_keys where owner_id = ${ownerId} and key = ${key}`,
  )
  if (known && known.fingerprint !== fingerprint) throw keyMismatch()
  if (!known && taken?.isFull) throw tooManyKeys()
  // No row any more: the first request has just failed and released its key.
  if (!known) throw stillRunning()
  if (known.status === inProgress) throw known.isInterrupted ? interrupted() : stillRunning()
  return { status: known.status, body: known.body }
}

/** The rows of this attempt; none when another attempt has taken the key over. */
const ownRow = ({ ownerId, key, attempt }: Attempt) =>
  sql`owner_id = ${ownerId} and key = ${key} and attempt = ${attempt}::uuid`

/**
 * Records in a transaction of the call that it writes, so that the key never comes free while the write
 * is committed or may yet be.
 * @throws AppError `idempotency.in_progress` (409) when another attempt has taken the key over.
 */
async function markWritten(em: EntityManager, request: Attempt): Promise<void> {
  const marked = await execute(
    em,
    sql`update idempotency_keys set has_written = true where ${ownRow(request)} returning 1 as marked`,
  )
  if (marked.length === 0) throw stillRunning()
}

/**
 * Runs a statement that ends a request. Overload does not refuse it, because the request was accepted and has
 * done its work; a database without an answer holds the caller up no longer than with any other statement.
 */
const settle = (db: Database, statement: SqlFragment) =>
  inBackground(() => execute(db, statement), databaseTimeouts.answer)

const storeResponse = (db: Database, request: Attempt, { status, body }: Answer) =>
  settle(
    db,
    sql`update idempotency_keys set status = ${status}, body = ${sql.json(body)}
      where ${ownRow(request)}`,
  )

const releaseKey = (db: Database, request: Attempt) =>
  settle(db, sql`delete from idempotency_keys where ${ownRow(request)}`)

/** Releases the key if nothing was committed. @returns whether it did. */
async function releaseUnwritten(db: Database, request: Attempt): Promise<boolean> {
  const mayRelease = request.isRepeatable ? sql`true` : sql`not has_written`
  const released = await settle(
    db,
    sql`delete from idempotency_keys where ${ownRow(request)} and ${mayRelease} returning 1 as released`,
  )
  return released.length > 0
}

/** Releases the key of a failed request, or stores a failure for it. */
async function settleFailure(db: Database, request: Attempt, thrown: unknown): Promise<void> {
  // Procedures throw through tRPC, which puts its own error around theirs.
  const error = thrown instanceof TRPCError ? (thrown.cause ?? thrown) : thrown
  const { status, code } = describeError(thrown, request.requestId)
  const store = async (failure: unknown) => {
    const stored = describeError(failure, request.requestId)
    const body = request.writeFailure?.(failure) ?? failureBody(stored)
    await storeResponse(db, request, { status: stored.status, body })
  }
  const releaseOrInterrupt = async () => {
    if (!(await releaseUnwritten(db, request))) await store(interrupted())
  }
  if (error instanceof DatabaseUnavailable) {
    // It is unknown whether the write took effect: the key stays taken until it counts as abandoned.
    if (error.mayHaveCommitted) return
    // Not awaited, because the database may not respond; if it fails, the key counts as abandoned later.
    void releaseOrInterrupt().catch(() => {})
  } else if (status >= 500 && (status !== 503 || outageCodes.has(code))) {
    await releaseOrInterrupt()
  } else if (unstoredStatuses.has(status) || unstoredCodes.has(code)) {
    await releaseKey(db, request)
  } else {
    await store(thrown)
  }
}

/**
 * Runs a request once for each key: the first status and body are stored for 24 hours and sent again.
 * Nothing is stored for a request that was refused as invalid, or that failed before it committed
 * anything; it may be sent again under its key. Every transaction of the request records in itself that
 * it wrote. When one has committed and no answer was stored, repeats are refused.
 * @throws AppError `idempotency.interrupted` (409) in that case, `idempotency.mismatch` (422) when the key came with other parameters before,
 * `idempotency.in_progress` (409) while the first request with it is running,
 * `idempotency.too_many_keys` (429) when the user has the maximum of stored responses.
 */
export async function answerOnce(
  db: Database,
  keyed: KeyedRequest,
  run: () => Promise<Answer>,
): Promise<Answer & { isReplay: boolean }> {
  const request: Attempt = { ...keyed, attempt: randomUUID() }
  const stored = await takeKey(db, request)
  if (stored) return { ...stored, isReplay: true }
  let answer: Answer
  try {
    answer = await withCommitMark((em) => markWritten(em, request), run)
  } catch (error) {
    await settleFailure(db, request, error)
    throw error
  }
  await storeResponse(db, request, answer)
  return { ...answer, isReplay: false }
}
