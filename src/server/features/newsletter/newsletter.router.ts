import { publicProcedure, router, viewerProcedure } from '#server/platform/trpc/trpc.ts'
import { Done } from '#shared/auth/auth.schema.ts'
import { NewsletterTokenInput, SubscribeInput } from '#shared/newsletter/newsletter.schema.ts'
import { confirmSubscription, subscribe, unsubscribe } from './newsletter.service.ts'

const tags = ['Newsletter']

export const newsletterRouter = router({
  subscribe: viewerProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/newsletter/subscribe',
        tags,
        summary: 'Ask for the newsletter; the owner of the address has to confirm it',
      },
      topLevelFields: ['message'],
    })
    .input(SubscribeInput)
    .output(Done)
    .mutation(async ({ ctx, input }) => {
      const sender = { userId: ctx.viewer?.id ?? null, ip: ctx.ip }
      return { message: await subscribe(ctx, input, sender) }
    }),

  confirm: publicProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/newsletter/confirm',
        tags,
        summary: 'Confirm the newsletter, with the token of the link in the mail',
      },
      topLevelFields: ['message'],
    })
    .input(NewsletterTokenInput)
    .output(Done)
    .mutation(async ({ ctx, input }) => {
      await confirmSubscription(ctx, input.token)
      return { message: 'You will get the newsletter.' }
    }),

  unsubscribe: publicProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/newsletter/unsubscribe',
        tags,
        summary: 'End the newsletter; also what a mail program’s one-click button calls (RFC 8058)',
        contentTypes: [
          'application/json',
          'application/x-www-form-urlencoded',
          'multipart/form-data',
        ],
      },
      topLevelFields: ['message'],
    })
    .input(NewsletterTokenInput)
    .output(Done)
    .mutation(async ({ ctx, input }) => {
      await unsubscribe(ctx, input.token)
      return { message: 'You will get no further newsletter.' }
    }),
})
