import { type Logger, pino, type SerializedError, stdSerializers, stdTimeFunctions } from 'pino'

/** Where logged objects may have secrets; they are replaced before anything is written. */
const secretPaths = [
  'otp',
  'token',
  'code',
  'aadhaar',
  'proof',
  'password',
  'req.headers.authorization',
  'req.headers.cookie',
  '*.otp',
  '*.token',
  '*.aadhaar',
  '*.proof',
  '*.authorization',
]

/**
 * What PostgreSQL and PGlite add to an error: the refused row, the position in a statement, its values. They
 * contain users' data.
 */
const databaseDetails = ['detail', 'where', 'query', 'internalQuery', 'params'] as const

/** The details of an error and its causes: pino joins their messages into one line. */
function detailsOf(error: unknown): string[] {
  if (!(error instanceof Error)) return []
  const { detail } = error as { detail?: unknown }
  const own = typeof detail === 'string' && detail !== '' ? [detail] : []
  return [...own, ...detailsOf(error.cause)]
}

/** A failure without the values of a row, which MikroORM puts into the message too. */
export function serializeError(error: Error): SerializedError | Error {
  const serialized: unknown = stdSerializers.err(error)
  if (typeof serialized !== 'object' || serialized === null) return error
  const plain = { ...(serialized as SerializedError) }
  for (const name of databaseDetails) delete plain[name]
  // What an AppError tells its caller may be a secret, such as a proof of a number.
  delete plain.details
  for (const detail of detailsOf(error)) {
    plain.message = plain.message.replaceAll(detail, '[hidden]')
    plain.stack = plain.stack.replaceAll(detail, '[hidden]')
  }
  return plain
}

/** @param level pino's level name; `silent` in tests. */
export function createLogger(level: string, isPretty: boolean): Logger {
  return pino({
    level,
    timestamp: stdTimeFunctions.isoTime,
    serializers: { err: serializeError },
    redact: { paths: secretPaths, censor: '[hidden]' },
    ...(isPretty && {
      transport: { target: 'pino-pretty', options: { ignore: 'pid,hostname', singleLine: true } },
    }),
  })
}

export type { Logger }
