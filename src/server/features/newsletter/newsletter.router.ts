import { Done } from '../../../shared/auth.schema.ts'
import { NewsletterTokenInput, SubscribeInput } from '../../../shared/newsletter.schema.ts'
import { publicProcedure, router } from '../../core/trpc.ts'
import { confirmSubscription, subscribe, unsubscribe } from './newsletter.service.ts'

const tags = ['Newsletter']

export const newsletterRouter = router({
  subscribe: publicProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/newsletter/subscribe',
        tags,
        summary: 'Ask for the newsletter; the owner of the address has to confirm it',
      },
      lift: ['message'],
    })
    .input(SubscribeInput)
    .output(Done)
    .mutation(async ({ ctx, input }) => ({ message: await subscribe(ctx, input, ctx.ip) })),

  confirm: publicProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/newsletter/confirm',
        tags,
        summary: 'Confirm the newsletter, with the token of the link in the mail',
      },
      lift: ['message'],
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
      lift: ['message'],
    })
    .input(NewsletterTokenInput)
    .output(Done)
    .mutation(async ({ ctx, input }) => {
      await unsubscribe(ctx, input.token)
      return { message: 'You will get no further newsletter.' }
    }),
})
