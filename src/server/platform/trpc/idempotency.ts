import { createHash } from 'node:crypto'
import type { Database } from '#server/platform/database/database.ts'
import { describeError, failureBody } from '#server/platform/errors/error-report.ts'
import { AppError, DatabaseUnavailable } from '#server/platform/errors/errors.ts'
import {
  confirmSecondFactorCode,
  logInAgainCode,
} from '#shared/second-factor/second-factor.constants.ts'

/** An answer as it went over the wire. */
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
  /** A failure as the caller reads it; REST's envelope without it. */
  writeFailure?: ((error: unknown) => string) | undefined
}

/** After this long a request that never ended is taken for dead (its process was killed). */
const abandonedAfterSeconds = 120
/** Hours for which the first answer to a key is stored and repeated. */
export const idempotencyKeyHours = 24
/** Keys of one person whose answers are kept at once; ten times what a busy seller's day needs. */
export const keysEach = 1000
/** Bytes of one person's kept answers, as stored. */
const bytesEach = 4 * 1024 * 1024
/** The status of a key whose first request is still under way. */
const inProgress = 0
/** Refusals of a request that did nothing: a later try with the same key may be right. */
const notKept = new Set([400, 401, 413, 415, 422, 429, 503])
/** Refusals that the same request gets past once the person has proved who they are. */
const notKeptCodes = new Set([confirmSecondFactorCode, logInAgainCode])

const badKey = () =>
  new AppError({
    code: 'idempotency.bad_key',
    status: 400,
    message: 'Idempotency-Key must have 1 to 255 visible ASCII characters.',
  })

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

const tooManyKeys = () =>
  new AppError({
    code: 'idempotency.too_many_keys',
    status: 429,
    message: 'You have made very many changes today. Please try again later.',
    retryAfter: 3600,
  })

/** One hash over everything that makes two requests the same. */
export function fingerprintOf(...parts: (string | Buffer)[]): string {
  const hash = createHash('sha256')
  // Each part's length goes first, so that no two lists of parts run into the same bytes.
  for (const part of parts) hash.update(`${Buffer.byteLength(part)}:`).update(part)
  return hash.digest('hex')
}

const isKey = (header: string | string[] | undefined): header is string =>
  typeof header === 'string' && /^[\x21-\x7e]{1,255}$/.test(header)

/** @throws AppError 400 for a key that cannot be one. @returns null when there is no header. */
export function readIdempotencyKey(header: string | string[] | undefined): string | null {
  if (header === undefined) return null
  if (!isKey(header)) throw badKey()
  return header
}

/** As `readIdempotencyKey`, for where a wrong key is no reason to refuse. */
export const keyOrNull = (header: string | string[] | undefined): string | null =>
  isKey(header) ? header : null

/** Takes the key for this request. @returns the kept answer if the request was answered before. */
async function takeKey(db: Database, request: KeyedRequest): Promise<Answer | null> {
  const { ownerId, key, fingerprint } = request
  const [taken] = await db.read<{ isTaken: boolean; isFull: boolean }>({
    text: `with kept as (
        select count(*) >= ${keysEach} or coalesce(sum(size), 0) >= ${bytesEach} as "isFull"
        from (select pg_column_size(body) as size from idempotency_keys
          where owner_id = $1 and created_at > now() - interval '${idempotencyKeyHours} hours'
          limit ${keysEach}) own),
      taken as (
        insert into idempotency_keys (owner_id, key, fingerprint, status, body, created_at)
        select $1, $2, $3, ${inProgress}, '""', now() from kept
          where not "isFull"
            or exists (select from idempotency_keys where owner_id = $1 and key = $2)
        on conflict (owner_id, key) do update
          set fingerprint = excluded.fingerprint, status = ${inProgress}, created_at = now()
          where idempotency_keys.created_at < now() - interval '${idempotencyKeyHours} hours'
            or (idempotency_keys.status = ${inProgress}
              and idempotency_keys.created_at < now() - interval '${abandonedAfterSeconds} seconds')
        returning key)
      select exists (select from taken) as "isTaken", "isFull" from kept`,
    values: [ownerId, key, fingerprint],
  })
  if (taken?.isTaken) return null
  const [known] = await db.read<Answer & { fingerprint: string }>({
    text: 'select fingerprint, status, body from idempotency_keys where owner_id = $1 and key = $2',
    values: [ownerId, key],
  })
  if (known && known.fingerprint !== fingerprint) throw keyMismatch()
  if (!known && taken?.isFull) throw tooManyKeys()
  // No row any more: the first try has just failed and given its key back.
  if (!known || known.status === inProgress) throw stillRunning()
  return { status: known.status, body: known.body }
}

async function keepAnswer(db: Database, { ownerId, key }: KeyedRequest, { status, body }: Answer) {
  await db.read({
    text: `update idempotency_keys set status = $3, body = $4::jsonb
      where owner_id = $1 and key = $2`,
    values: [ownerId, key, status, JSON.stringify(body)],
  })
}

async function giveKeyBack(db: Database, { ownerId, key }: KeyedRequest) {
  await db.read({
    text: 'delete from idempotency_keys where owner_id = $1 and key = $2',
    values: [ownerId, key],
  })
}

/** Gives the key of a failed request back, or keeps the failure under it. */
async function settleFailure(db: Database, request: KeyedRequest, error: unknown): Promise<void> {
  const report = describeError(error, request.requestId)
  if (error instanceof DatabaseUnavailable) {
    // Nobody knows whether it was done: the key stays taken until it counts as abandoned.
    if (error.mayHaveCommitted) return
    // Not waited for, as the database may be silent; if it fails, the key counts as abandoned later.
    void giveKeyBack(db, request).catch(() => {})
  } else if (notKept.has(report.status) || notKeptCodes.has(report.code)) {
    await giveKeyBack(db, request)
  } else {
    const body = request.writeFailure?.(error) ?? failureBody(report)
    await keepAnswer(db, request, { status: report.status, body })
  }
}

/**
 * Does what was asked once a key, as Stripe documents it: the first status and body are kept for 24
 * hours and given again, faults of ours included; a request that was refused as not valid, or because
 * something that it needs is away (503), keeps nothing.
 * @throws AppError `idempotency.mismatch` (422) when the key came with other parameters before,
 * `idempotency.in_progress` (409) while the first request with it is under way,
 * `idempotency.too_many_keys` (429) when the person has as many as are kept.
 */
export async function answerOnce(
  db: Database,
  request: KeyedRequest,
  run: () => Promise<Answer>,
): Promise<Answer & { isReplay: boolean }> {
  const kept = await takeKey(db, request)
  if (kept) return { ...kept, isReplay: true }
  let answer: Answer
  try {
    answer = await run()
  } catch (error) {
    await settleFailure(db, request, error)
    throw error
  }
  await keepAnswer(db, request, answer)
  return { ...answer, isReplay: false }
}
