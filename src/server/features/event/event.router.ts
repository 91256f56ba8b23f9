import { restRoutes } from '#server/platform/trpc/rest-routes.ts'
import { protectedProcedure, router } from '#server/platform/trpc/trpc.ts'
import { ChangesInput, ChangesView } from '#shared/event/event.schema.ts'
import { listChanges } from './event.service.ts'

const { get } = restRoutes('Changes', '/changes', { scope: 'events:read' })

export const changeRouter = router({
  list: protectedProcedure
    .meta(
      get('', 'What happened to your orders, bookings, listings, reviews and messages', {
        410: 'The cursor is older than the events that are stored.',
        // A replica that is late would not know the cursors that the primary gave.
        readsPrimary: true,
      }),
    )
    .input(ChangesInput)
    .output(ChangesView)
    .query(({ ctx, input }) => listChanges(ctx.db, ctx.actor.id, input)),
})
