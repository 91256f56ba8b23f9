import { z } from 'zod'
import { eventTypes } from '#shared/event/event.constants.ts'
import { recordId, requiredText } from '#shared/kit/common.schema.ts'
import { optionalParameter } from '#shared/kit/cursor.schema.ts'
import { wholeNumber } from '#shared/kit/pagination.schema.ts'
import {
  deliveryFailures,
  deliveryStates,
  maxWebhookName,
  maxWebhookUrl,
  testEventType,
  webhookStates,
} from './webhook.constants.ts'

const chooseSentence = 'Please choose from the list.'
const urlSentence = 'Please give a web address that begins with https://.'

/** A user or password before the host, which would be stored and sent in clear. */
const loginBeforeHost = /^\w+:\/\/[^/?#]*@/

const fields = {
  /** For its owner, to tell webhooks apart. */
  name: requiredText('Name', maxWebhookName, 'Please give the webhook a name.'),
  /** Where events are sent: `https`, without a user or password. */
  url: z
    .string(urlSentence)
    .trim()
    .max(maxWebhookUrl, 'Please use up to 500 characters.')
    .pipe(z.url({ protocol: /^https?$/, error: urlSentence }))
    .refine((url) => !loginBeforeHost.test(url), urlSentence),
  /** The events that are sent; none for all, those that are added later included. */
  types: z
    .array(z.enum(eventTypes))
    .max(eventTypes.length, chooseSentence)
    .transform((types) => eventTypes.filter((type) => types.includes(type))),
}

export const CreateWebhookInput = z.object({ ...fields, types: fields.types.default([]) })
export type CreateWebhookInput = z.output<typeof CreateWebhookInput>

const webhookId = recordId('This webhook is no longer here.')
export const WebhookInput = z.object({ webhookId })

export const UpdateWebhookInput = z.object({
  webhookId,
  name: fields.name.optional(),
  url: fields.url.optional(),
  types: fields.types.optional(),
  /** Events wait while it is paused. False also ends the rest of a failing webhook. */
  isPaused: z.boolean('isPaused must be true or false').optional(),
})
export type UpdateWebhookInput = z.output<typeof UpdateWebhookInput>

export const WebhookView = z.object({
  _id: z.string(),
  name: z.string(),
  url: z.string(),
  types: z.array(z.enum(eventTypes)),
  state: z.enum(webhookStates),
  createdAt: z.string(),
  /** Deliveries that wait. */
  waiting: z.int(),
  lastDeliveredAt: z.string().nullable(),
  /** When a failing webhook is tried next. */
  nextProbeAt: z.string().nullable(),
  /** Until when the old secret signs too; null when no secret was replaced lately. */
  oldSecretUntil: z.string().nullable(),
})
export type WebhookView = z.infer<typeof WebhookView>

export const WebhookList = z.object({ webhooks: z.array(WebhookView) })

export const WebhookWithSecret = z.object({
  webhook: WebhookView,
  /** Signs the events, as Standard Webhooks says. It is shown in this answer only. */
  secret: z.string(),
})
export type WebhookWithSecret = z.infer<typeof WebhookWithSecret>

export const DeliveriesInput = z.object({
  webhookId,
  state: optionalParameter(z.enum(deliveryStates, chooseSentence)),
  /** The `next` of an earlier answer; empty or left out for the newest. */
  cursor: optionalParameter(z.string().regex(/^[1-9]\d{0,17}$/, 'This cursor is not one of ours.')),
  limit: wholeNumber('limit', 100).default(20),
})
export type DeliveriesInput = z.output<typeof DeliveriesInput>

export const DeliveryView = z.object({
  _id: z.string(),
  /** The `webhook-id` header: the event's id, the same on every attempt. */
  messageId: z.string(),
  type: z.enum([...eventTypes, testEventType]),
  state: z.enum(deliveryStates),
  /** When the event was queued. */
  createdAt: z.string(),
  attempts: z.int(),
  lastTriedAt: z.string().nullable(),
  /** Null before the first attempt, after the last and while an earlier event of the same object waits. */
  nextTryAt: z.string().nullable(),
  /** The receiver's status at the last attempt. */
  status: z.int().nullable(),
  failure: z.enum(deliveryFailures).nullable(),
  /** Milliseconds of the last attempt. */
  duration: z.int().nullable(),
  /** What is sent: the same bytes on every attempt. */
  body: z.string(),
})
export type DeliveryView = z.infer<typeof DeliveryView>

export const DeliveryList = z.object({
  deliveries: z.array(DeliveryView),
  /** Send it as `cursor` for older ones; null at the end. */
  next: z.string().nullable(),
})
export type DeliveryList = z.infer<typeof DeliveryList>

export const DeliveryInput = z.object({
  deliveryId: z.string().regex(/^[1-9]\d{0,17}$/, 'This delivery is no longer here.'),
})
