/** Webhooks of one person. */
export const maxWebhooks = 10
export const maxWebhookUrl = 500
export const maxWebhookName = 60

/** Hours after an event, or after a pause in which it waited, until its delivery is given up. */
export const deliveryHours = 72
/** Days for which deliveries are listed and can be repeated. */
export const deliveryDays = 30
/** Hours in which the old secret signs too after a new one was made. */
export const secretOverlapHours = 24
/** Failed attempts in a row after which a webhook rests, and one delivery at a time probes it. */
export const maxFailuresInRow = 10
/** Seconds in which the receiver must answer. */
export const webhookTimeoutSeconds = 10
/** Test events of a person in an hour. */
export const testEventsPerHour = 60
/** Deliveries that a person can have sent again in an hour. */
export const repeatsPerHour = 600

/** The type of the event that a person sends to try a webhook. */
export const testEventType = 'test'

/**
 * - `active`: events are sent.
 * - `paused`: by its owner; events wait, for as long as the feed stores them.
 * - `failing`: too many attempts failed in a row; one delivery at a time probes it.
 * - `ended`: the receiver answered 410.
 * - `stopped`: by an operator.
 */
export const webhookStates = ['active', 'paused', 'failing', 'ended', 'stopped'] as const

export const deliveryStates = ['waiting', 'delivered', 'given-up'] as const

/** Why an attempt failed: the receiver's status says more where there is one. */
export const deliveryFailures = [
  'status',
  'timeout',
  'unreachable',
  'private-address',
  'ended',
] as const
