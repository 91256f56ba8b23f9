import { ExternalFailure } from '#server/platform/external/external.failure.ts'
import { type ExternalService, fetchHead } from '#server/platform/external/fetch-once.ts'
import { notPublicCode } from '#server/platform/external/public-only.ts'
import { webhookTimeoutSeconds } from '#shared/webhook/webhook.constants.ts'
import type { DeliveryView } from '#shared/webhook/webhook.schema.ts'
import { signedHeaders } from './webhook.policy.ts'

const receiver: ExternalService = {
  name: 'webhook',
  timeoutMs: webhookTimeoutSeconds * 1000,
  tries: 1,
  // The answer's body is not read.
  maxBytes: 0,
}

export interface WebhookMessage {
  messageId: string
  body: string
}

/** How an attempt ended; `failure` is null for a success. */
export interface Attempt {
  failure: DeliveryView['failure']
  status: number | null
  /** Milliseconds. */
  duration: number
  /** Seconds that the receiver wants to be left alone. */
  retryAfter: number
}

function failureOf({ reason, hint, status }: ExternalFailure): DeliveryView['failure'] {
  if (status !== undefined) return status === 410 ? 'ended' : 'status'
  if (reason === 'timeout') return 'timeout'
  return hint === notPublicCode ? 'private-address' : 'unreachable'
}

/**
 * Sends one message. Redirects count as failures: who holds the address changes it with us.
 * @param signal aborted when the app closes.
 * @returns null when the app closed meanwhile: whether it arrived is not known.
 */
export async function sendWebhook(
  { url, secrets, allowsPrivate }: { url: string; secrets: string[]; allowsPrivate: boolean },
  { messageId, body }: WebhookMessage,
  signal: AbortSignal,
): Promise<Attempt | null> {
  const start = performance.now()
  const end = (attempt: Omit<Attempt, 'duration'>) => ({
    ...attempt,
    duration: Math.round(performance.now() - start),
  })
  try {
    const response = await fetchHead(
      receiver,
      {
        url: new URL(url),
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'user-agent': 'KrishiHaat-Webhooks/1',
          // The receiver compares it with its own clock, also for what a sandbox sends.
          ...signedHeaders(secrets, messageId, body, new Date()),
        },
        body,
        isPublicOnly: !allowsPrivate,
      },
      AbortSignal.any([signal, AbortSignal.timeout(receiver.timeoutMs)]),
    )
    await response.body?.cancel()
    return end({ failure: null, status: response.status, retryAfter: 0 })
  } catch (error) {
    if (signal.aborted) return null
    if (!(error instanceof ExternalFailure)) throw error
    const { status = null, retryAfter = 0 } = error
    return end({ failure: failureOf(error), status, retryAfter })
  }
}
