import { type Logger, pino, stdTimeFunctions } from 'pino'

/** Where a secret could stand in a logged object: cut before anything is written. */
const secretPaths = [
  'otp',
  'token',
  'code',
  'aadhaar',
  'password',
  'req.headers.authorization',
  'req.headers.cookie',
  '*.otp',
  '*.token',
  '*.aadhaar',
  '*.authorization',
]

/** @param level pino's level name; `silent` in tests. */
export function createLogger(level: string, isPretty: boolean): Logger {
  return pino({
    level,
    timestamp: stdTimeFunctions.isoTime,
    redact: { paths: secretPaths, censor: '[hidden]' },
    ...(isPretty && {
      transport: { target: 'pino-pretty', options: { ignore: 'pid,hostname', singleLine: true } },
    }),
  })
}

export type { Logger }
