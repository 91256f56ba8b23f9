/** The headers of answers, by the name under `components.headers`. */
export const headerComponents = {
  'X-Request-Id': {
    description: 'The reference of this answer, which our log has too.',
    schema: { type: 'string' },
  },
  'X-RateLimit-Limit': {
    description: 'Calls a minute for your network address.',
    schema: { type: 'integer', minimum: 1 },
  },
  'X-RateLimit-Remaining': {
    description: 'Calls that are left in this minute.',
    schema: { type: 'integer', minimum: 0 },
  },
  'X-RateLimit-Reset': {
    description: 'Seconds until the calls are counted anew.',
    schema: { type: 'integer', minimum: 0 },
  },
  'RateLimit-Limit': {
    description: 'Calls a minute for your API key; only in answers to keys.',
    schema: { type: 'integer', minimum: 1 },
  },
  'RateLimit-Remaining': {
    description: 'Calls that the key has left in this minute.',
    schema: { type: 'integer', minimum: 0 },
  },
  'RateLimit-Reset': {
    description: 'Seconds until the calls of the key are counted anew.',
    schema: { type: 'integer', minimum: 0 },
  },
  ETag: {
    description:
      'Of this content. Send it as `If-None-Match`, and the answer is 304 while it has not changed.',
    schema: { type: 'string' },
  },
  'Read-Position': {
    description:
      'Where reads are answered by replicas: send it with your next reads, and they show what you wrote.',
    schema: { type: 'string' },
  },
  'Retry-After': {
    description: 'Seconds after which the call may be tried again.',
    schema: { type: 'integer', minimum: 0 },
  },
  'Idempotent-Replayed': {
    description: '`true` when this is the answer to an earlier request with the same key.',
    schema: { type: 'string', const: 'true' },
  },
  'Idempotency-Ignored': {
    description:
      '`true` when the request had an `Idempotency-Key`, which this operation does not take: a repeat is done again.',
    schema: { type: 'string', const: 'true' },
  },
  'Ignored-Members': {
    description: 'Members of the request that had no effect, separated by commas.',
    schema: { type: 'string' },
  },
  Deprecation: {
    description: 'Since when the operation is deprecated (RFC 9745).',
    schema: { type: 'string', pattern: '^@\\d+$' },
  },
  Sunset: {
    description: 'From when on the operation may be gone (RFC 8594).',
    schema: { type: 'string' },
  },
} as const

type HeaderName = keyof typeof headerComponents

export const headersOf = (names: readonly HeaderName[]) =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]))

const always = [
  'X-Request-Id',
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'X-RateLimit-Reset',
  'RateLimit-Limit',
  'RateLimit-Remaining',
  'RateLimit-Reset',
] as const

interface HeaderTraits {
  takesKey: boolean
  /** A write that does not take a key. */
  ignoresKey: boolean
  ignoresMembers: boolean
  isDeprecated: boolean
  /** An answer that is the same for everybody, with its tag. */
  isCached?: boolean
  isWrite?: boolean
}

export const successHeaders = ({
  takesKey,
  ignoresKey,
  ignoresMembers,
  isDeprecated,
  isCached = false,
  isWrite = false,
}: HeaderTraits) =>
  headersOf([
    ...always,
    ...(isCached ? (['ETag'] as const) : []),
    ...(isWrite ? (['Read-Position'] as const) : []),
    ...(takesKey ? (['Idempotent-Replayed'] as const) : []),
    ...(ignoresKey ? (['Idempotency-Ignored'] as const) : []),
    ...(ignoresMembers ? (['Ignored-Members'] as const) : []),
    ...(isDeprecated ? (['Deprecation', 'Sunset'] as const) : []),
  ])

/** @param status of a failure; some say when to try again. */
export const documentedFailureHeaders = (status: number) =>
  headersOf([...always, ...(status === 429 || status === 503 ? (['Retry-After'] as const) : [])])
