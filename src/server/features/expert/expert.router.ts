import { restRoutes } from '#server/platform/trpc/rest-routes.ts'
import { protectedProcedure, publicProcedure, router } from '#server/platform/trpc/trpc.ts'
import {
  ExpertFieldsInput,
  ExpertFieldsView,
  MySessionsInput,
  MySessionsView,
  SessionIdInput,
  SessionInput,
} from '#shared/expert/expert.schema.ts'
import { WrittenId } from '#shared/kit/common.schema.ts'
import {
  cancelSession,
  listExpertFields,
  listExpertSessions,
  requestSession,
} from './expert.service.ts'

const { get, post } = restRoutes('Experts', '/expert', { scope: 'experts' })

export const expertRouter = router({
  fields: publicProcedure
    .meta(get('/fields', 'What experts can be asked about', { scope: 'public', cached: true }))
    .input(ExpertFieldsInput.prefault({}))
    .output(ExpertFieldsView)
    .query(({ input }) => listExpertFields(input)),

  requestSession: protectedProcedure
    .meta(
      post(
        '/request-session',
        'Request a session with an expert, who will call your phone number',
        {
          404: 'The calendar has no such crop.',
          409: 'You have requested that day already, or have 3 upcoming sessions, or a request with the same `Idempotency-Key` is in progress.',
        },
      ),
    )
    .input(SessionInput)
    .output(WrittenId)
    .mutation(({ ctx, input }) => requestSession(ctx, ctx.actor.id, input)),

  mySessions: protectedProcedure
    .meta(
      get(
        '/my-sessions',
        'Your requests for sessions: upcoming ones, then the rest, each newest first',
      ),
    )
    .input(MySessionsInput.prefault({}))
    .output(MySessionsView)
    .query(({ ctx, input }) => listExpertSessions(ctx.db, ctx.actor.id, input)),

  cancelSession: protectedProcedure
    .meta(
      post('/cancel-session/{id}', 'Cancel a request for a session', {
        409: 'It was declined, or its day is over.',
      }),
    )
    .input(SessionIdInput)
    .output(WrittenId)
    .mutation(({ ctx, input }) => cancelSession(ctx, ctx.actor.id, input.id)),
})
