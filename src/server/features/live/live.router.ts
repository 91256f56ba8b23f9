import { protectedProcedure, router } from '#server/platform/trpc/trpc.ts'
import { followHints } from './live.service.ts'

export const liveRouter = router({
  /** Server-sent events, over tRPC only, because REST answers in one envelope. */
  events: protectedProcedure
    .meta({ scope: 'sessionOnly' })
    .subscription(({ ctx, signal }) => followHints(ctx, ctx.actor, signal)),
})
