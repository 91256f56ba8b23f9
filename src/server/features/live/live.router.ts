import { protectedProcedure, router } from '#server/platform/trpc/trpc.ts'
import { followHints } from './live.service.ts'

export const liveRouter = router({
  /** Server-sent events, over tRPC only: REST's envelope cannot contain them. */
  events: protectedProcedure.subscription(({ ctx, signal }) => followHints(ctx, ctx.actor, signal)),
})
