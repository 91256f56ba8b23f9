import { restRoutes } from '#server/platform/trpc/rest-routes.ts'
import { router, viewerProcedure } from '#server/platform/trpc/trpc.ts'
import { Done } from '#shared/auth/auth.schema.ts'
import { ContactInput } from '#shared/contact/contact.schema.ts'
import { sendContactMessage } from './contact.service.ts'

const { post } = restRoutes('Contact', '/contact', { scope: 'public' })

export const contactRouter = router({
  send: viewerProcedure
    .meta(post('/send-message', 'Write to the people who run this site'))
    .input(ContactInput)
    .output(Done)
    .mutation(async ({ ctx, input }) => {
      await sendContactMessage(ctx, input, { userId: ctx.viewer?.id ?? null, ip: ctx.ip })
      return { message: 'Message sent. Thank you!' }
    }),
})
