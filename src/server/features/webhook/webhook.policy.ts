import { randomBytes } from 'node:crypto'
import { Webhook } from 'standardwebhooks'
import { isPublicHost } from '#server/platform/external/public-only.ts'
import { maxFailuresInRow } from '#shared/webhook/webhook.constants.ts'

/** Bytes of a secret; Standard Webhooks asks for 24 to 64. */
const secretBytes = 32

/** A new secret in the form of Standard Webhooks: `whsec_` and base64. */
export const createWebhookSecret = () => `whsec_${randomBytes(secretBytes).toString('base64')}`

/** Names that lead into a network of its own whatever they resolve to. */
const privateNames = /(^|\.)(localhost|local|internal|lan|home\.arpa)\.?$/

/**
 * Whether events may be sent to an address. What its name resolves to is checked at each delivery.
 * @param allowsPrivate for tests and for trying out: any host, and `http` too.
 */
export function isAllowedAddress(address: string, allowsPrivate: boolean): boolean {
  if (allowsPrivate) return true
  const { protocol, hostname } = new URL(address)
  return protocol === 'https:' && !privateNames.test(hostname) && isPublicHost(hostname)
}

/**
 * The headers of Standard Webhooks, with a signature of each secret.
 * @param messageId the same on every attempt, so that the receiver recognizes a repetition.
 */
export function signedHeaders(
  secrets: readonly string[],
  messageId: string,
  body: string,
  at: Date,
): Record<string, string> {
  const signatures = secrets.map((secret) => new Webhook(secret).sign(messageId, at, body))
  return {
    'webhook-id': messageId,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': signatures.join(' '),
  }
}

const firstRetrySeconds = 5
const longestRetrySeconds = 8 * 3600

/**
 * Seconds until a delivery is tried again: 5, 20, 80 … up to eight hours, which is 16 attempts in 72 hours.
 * @param attempts those that failed, at least one.
 * @param retryAfter seconds that the receiver wants at least.
 */
export const retrySeconds = (attempts: number, retryAfter = 0) =>
  Math.max(retryAfter, Math.min(firstRetrySeconds * 4 ** (attempts - 1), longestRetrySeconds))

/**
 * Attempts after which an event that the receiver refuses, while it takes others, no longer holds up the later
 * events of its object; they span about 28 minutes.
 */
export const attemptsInOrder = 6

const firstProbeSeconds = 60
const longestProbeSeconds = 3600

/** Seconds until a failing webhook is probed: one minute, two, four … up to an hour. */
export const probeSeconds = (failuresInRow: number) =>
  Math.min(firstProbeSeconds * 2 ** (failuresInRow - maxFailuresInRow), longestProbeSeconds)
