import type { ExternalService } from '#server/platform/external/fetch-once.ts'

/** Called without retries, because a second call could send the message twice. */
export const smsService = (name: string): ExternalService => ({
  name,
  timeoutMs: 10_000,
  tries: 1,
  maxBytes: 100_000,
})

/** Statuses of refusals whose body has the usual shape and says why. */
export const refusals = [400, 401, 402, 403, 404, 409, 422]
