import { restRoutes } from '#server/platform/trpc/rest-routes.ts'
import { publicProcedure, router, viewerProcedure } from '#server/platform/trpc/trpc.ts'
import { Done } from '#shared/auth/auth.schema.ts'
import { NewsletterTokenInput, SubscribeInput } from '#shared/newsletter/newsletter.schema.ts'
import { confirmSubscription, subscribe, unsubscribe } from './newsletter.service.ts'

const { post } = restRoutes('Newsletter', '/newsletter', { scope: 'public' })

export const newsletterRouter = router({
  subscribe: viewerProcedure
    .meta(
      post('/subscribe', 'Subscribe to the newsletter; the owner of the address has to confirm it'),
    )
    .input(SubscribeInput)
    .output(Done)
    .mutation(async ({ ctx, input }) => {
      const sender = { userId: ctx.viewer?.id ?? null, ip: ctx.ip }
      return { message: await subscribe(ctx, input, sender) }
    }),

  confirm: publicProcedure
    .meta(post('/confirm', 'Confirm the subscription with the token from the mail'))
    .input(NewsletterTokenInput)
    .output(Done)
    .mutation(async ({ ctx, input }) => {
      await confirmSubscription(ctx, input.token)
      return { message: 'You will get the newsletter.' }
    }),

  unsubscribe: publicProcedure
    .meta(
      post(
        '/unsubscribe',
        'Unsubscribe; also called by the one-click button of mail programs (RFC 8058)',
        {
          // RFC 8058: what mail programs send.
          ignoredMembers: ['List-Unsubscribe'],
          contentTypes: [
            'application/json',
            'application/x-www-form-urlencoded',
            'multipart/form-data',
          ],
        },
      ),
    )
    .input(NewsletterTokenInput)
    .output(Done)
    .mutation(async ({ ctx, input }) => {
      await unsubscribe(ctx, input.token)
      return { message: 'You will get no further newsletter.' }
    }),
})
