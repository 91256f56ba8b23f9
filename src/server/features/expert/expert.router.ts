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

const tags = ['Experts']

export const expertRouter = router({
  fields: publicProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/expert/fields',
        tags,
        summary: 'What experts can be asked about',
      },
    })
    .input(ExpertFieldsInput.prefault({}))
    .output(ExpertFieldsView)
    .query(({ input }) => listExpertFields(input)),

  requestSession: protectedProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/expert/request-session',
        tags,
        summary: 'Ask for a session with an expert, who calls your own number',
        protect: true,
        errorResponses: {
          404: 'The calendar has no such crop.',
          409: 'You have asked for that day already, or have 3 sessions ahead of you, or the same `Idempotency-Key` is being worked on.',
        },
      },
    })
    .input(SessionInput)
    .output(WrittenId)
    .mutation(({ ctx, input }) => requestSession(ctx, ctx.actor.id, input)),

  mySessions: protectedProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/expert/my-sessions',
        tags,
        summary: 'Your requests for sessions: those ahead of you, then the rest, each newest first',
        protect: true,
      },
    })
    .input(MySessionsInput.prefault({}))
    .output(MySessionsView)
    .query(({ ctx, input }) => listExpertSessions(ctx.db, ctx.actor.id, input)),

  cancelSession: protectedProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/expert/cancel-session/{id}',
        tags,
        summary: 'Take a request for a session back',
        protect: true,
        errorResponses: { 409: 'It was declined, or its day is over.' },
      },
    })
    .input(SessionIdInput)
    .output(WrittenId)
    .mutation(({ ctx, input }) => cancelSession(ctx, ctx.actor.id, input.id)),
})
