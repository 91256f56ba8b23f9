/** The headers of answers that scripts of other sites may read, besides those that a browser always shows them. */
const exposedHeaders = [
  'Retry-After',
  'Idempotent-Replayed',
  'Idempotency-Ignored',
  'RateLimit-Limit',
  'RateLimit-Remaining',
  'RateLimit-Reset',
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'X-RateLimit-Reset',
  'Ignored-Members',
  'ETag',
  'Allow',
  'Read-Position',
  'X-Request-Id',
  'Deprecation',
  'Sunset',
]

/** What scripts of other sites may do. @param origins the sites, as `https://example.org`. */
export const corsOptions = (origins: string[]) => ({
  origin: origins,
  methods: ['GET', 'POST', 'PATCH'],
  exposedHeaders,
})
