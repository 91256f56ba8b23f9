import { AppError, DatabaseUnavailable, storageFull } from '#server/platform/errors/errors.ts'

/** Node's codes for a connection that cannot be opened or was cut. */
const networkCodes =
  /^(ECONNREFUSED|ECONNRESET|ECONNABORTED|EPIPE|ETIMEDOUT|EHOSTUNREACH|EHOSTDOWN|ENETUNREACH|ENETDOWN|ENOTFOUND|EAI_\w+)$/

/**
 * PostgreSQL's codes: connection exceptions (08), operator intervention and time-outs (57), wrong
 * password or role (28), no such database (3D000), too many connections (53300), out of memory
 * (53200), idle too long in a transaction (25P03), only reads allowed during a failover (25006),
 * lock not available in time (55P03). https://www.postgresql.org/docs/15/errcodes-appendix.html
 */
const unavailableStates = /^(08\w{3}|57\w{3}|28\w{3}|3D000|53300|53200|25P03|25006|55P03)$/

/** Messages of the `pg` driver and PGlite for errors without a code. */
const driverSentences =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Query read timeout|Client has encountered a connection error|Client was closed|Cannot use a pool after|PGlite is clos)/

const diskFull = /^(53100|ENOSPC|EDQUOT)$/

/** The statement was sent, but no answer was received. */
const lostMidway = /^(Connection terminated( unexpectedly)?$|Query read timeout)/
const cutCodes = /^(ECONNRESET|EPIPE)$/

/**
 * The error to throw for a failed statement or transaction: `service.unavailable` (503) when the database
 * cannot be reached or is too slow, `storage.full` (503) when its disk is full, else the error itself.
 * @param isCommitting false when the statement that was sent last cannot have taken effect.
 */
export function asDatabaseFailure(error: unknown, isCommitting: boolean): unknown {
  if (!(error instanceof Error) || error instanceof AppError) return error
  const code = String((error as { code?: unknown }).code ?? '')
  if (diskFull.test(code)) return storageFull(error)
  const isUnavailable =
    networkCodes.test(code) || unavailableStates.test(code) || driverSentences.test(error.message)
  if (!isUnavailable) return error
  const isLost = lostMidway.test(error.message) || cutCodes.test(code)
  return new DatabaseUnavailable(error, isCommitting && isLost)
}
