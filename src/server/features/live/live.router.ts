import { protectedProcedure, router } from '#server/platform/trpc/trpc.ts'
import { followHints } from './live.service.ts'

export const liveRouter = router({
  /** Over tRPC alone: server-sent events, which REST's envelope can't hold. */
  events: protectedProcedure.subscription(({ ctx, signal }) => followHints(ctx, ctx.actor, signal)),
})
