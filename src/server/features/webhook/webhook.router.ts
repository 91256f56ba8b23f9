import { restRoutes } from '#server/platform/trpc/rest-routes.ts'
import { protectedProcedure, router } from '#server/platform/trpc/trpc.ts'
import { Done } from '#shared/auth/auth.schema.ts'
import {
  CreateWebhookInput,
  DeliveriesInput,
  DeliveryInput,
  DeliveryList,
  DeliveryView,
  UpdateWebhookInput,
  WebhookInput,
  WebhookList,
  WebhookView,
  WebhookWithSecret,
} from '#shared/webhook/webhook.schema.ts'
import {
  createWebhook,
  deleteWebhook,
  listWebhooks,
  rollWebhookSecret,
  updateWebhook,
} from './webhook.service.ts'
import { listDeliveries, repeatDelivery, sendTestEvent } from './webhook-delivery.service.ts'

const { get, post, patch } = restRoutes('Webhooks', '/webhooks', { scope: 'webhooks' })
const notFound = 'You have no such webhook.'
const ended = 'The receiver answered 410 and so ended the webhook.'

export const webhookRouter = router({
  list: protectedProcedure
    .meta(get('/my-webhooks', 'Your webhooks, newest first'))
    .output(WebhookList)
    .query(async ({ ctx }) => ({ webhooks: await listWebhooks(ctx.db, ctx.actor.id) })),

  create: protectedProcedure
    .meta(
      post('/create-webhook', 'Create a webhook; its secret is shown in this response only', {
        409: 'You have 10 webhooks.',
        ignoresIdempotencyKey: true,
      }),
    )
    .input(CreateWebhookInput)
    .output(WebhookWithSecret)
    .mutation(({ ctx, input }) => createWebhook(ctx.db, ctx.env, ctx.actor.id, input)),

  update: protectedProcedure
    .meta(
      patch('/update-webhook/{webhookId}', 'Change, pause or continue a webhook', {
        404: notFound,
        409: ended,
      }),
    )
    .input(UpdateWebhookInput)
    .output(WebhookView)
    .mutation(({ ctx, input }) => updateWebhook(ctx.db, ctx.env, ctx.actor.id, input)),

  rollSecret: protectedProcedure
    .meta(
      post('/roll-secret/{webhookId}', 'Make a new secret; the old one signs too for 24 hours', {
        404: notFound,
        ignoresIdempotencyKey: true,
      }),
    )
    .input(WebhookInput)
    .output(WebhookWithSecret)
    .mutation(({ ctx, input }) =>
      rollWebhookSecret(ctx.db, ctx.env, ctx.actor.id, input.webhookId),
    ),

  delete: protectedProcedure
    .meta(
      post('/delete-webhook/{webhookId}', 'Delete a webhook and what waits for it', {
        404: notFound,
      }),
    )
    .input(WebhookInput)
    .output(Done)
    .mutation(async ({ ctx, input }) => {
      await deleteWebhook(ctx.db, ctx.actor.id, input.webhookId)
      return { message: 'The webhook is deleted.' }
    }),

  sendTest: protectedProcedure
    .meta(
      post('/send-test/{webhookId}', 'Send a test event', {
        404: notFound,
        409: ended,
      }),
    )
    .input(WebhookInput)
    .output(DeliveryView)
    .mutation(({ ctx, input }) => sendTestEvent(ctx.db, ctx.env, ctx.actor.id, input.webhookId)),

  deliveries: protectedProcedure
    .meta(
      get('/deliveries/{webhookId}', 'What was sent to a webhook and what waits, newest first', {
        404: notFound,
      }),
    )
    .input(DeliveriesInput)
    .output(DeliveryList)
    .query(({ ctx, input }) => listDeliveries(ctx.db, ctx.actor.id, input)),

  repeatDelivery: protectedProcedure
    .meta(
      post('/repeat-delivery/{deliveryId}', 'Send an event again: the same id and bytes', {
        404: 'You have no such delivery, or it is older than 30 days.',
        409: ended,
      }),
    )
    .input(DeliveryInput)
    .output(DeliveryView)
    .mutation(({ ctx, input }) => repeatDelivery(ctx.db, ctx.env, ctx.actor.id, input.deliveryId)),
})
