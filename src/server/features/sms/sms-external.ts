import type { ExternalService } from '#server/platform/external/fetch-once.ts'

/** Asked once: a repeated call could send a message twice. */
export const smsService = (name: string): ExternalService => ({
  name,
  timeoutMs: 10_000,
  tries: 1,
  maxBytes: 100_000,
})

/** The statuses with which a service refuses a message and says why in its usual shape. */
export const refusals = [400, 401, 402, 403, 404, 409, 422]
