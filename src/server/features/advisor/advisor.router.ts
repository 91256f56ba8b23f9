import { z } from 'zod'
import { restRoutes } from '#server/platform/trpc/rest-routes.ts'
import {
  type Context,
  protectedProcedure,
  router,
  viewerProcedure,
} from '#server/platform/trpc/trpc.ts'
import {
  ChatHistory,
  ChatInput,
  type ChatPiece,
  ChatReply,
} from '#shared/advisor/advisor.schema.ts'
import { askAdvisor, streamAdvisor } from './advisor.service.ts'
import { clearHistory, readHistory } from './conversation/advisor-history.service.ts'

const { get, post } = restRoutes('Chat', '/chat', { scope: 'advisor:ask' })

/** A stream's pieces cannot be validated in advance; `ChatPiece` types what the service yields. */
const ChatPieces = z.custom<AsyncIterable<ChatPiece>>(
  (value) => typeof value === 'object' && value !== null && Symbol.asyncIterator in value,
)

/** @param key the user's id, or a visitor's address. @throws AppError `rate.limited` (429) */
const limitQuestions = ({ rateLimit, env }: Context, key: string) =>
  rateLimit.consume({ name: 'chat', max: env.CHAT_REQUESTS_PER_MINUTE, window: 60 }, key)

export const chatRouter = router({
  ask: viewerProcedure
    .meta(
      post(
        '/personalized',
        'Ask FarmAdvisor; with a token the conversation is stored and continued',
        { 503: 'A service that this needs did not answer.' },
      ),
    )
    .input(ChatInput)
    .output(ChatReply)
    .mutation(async ({ ctx, input, signal }) => {
      const userId = ctx.viewer?.id ?? null
      await limitQuestions(ctx, userId ?? ctx.ip)
      return askAdvisor(ctx, { ...input, userId }, signal)
    }),

  /** The answer as a stream; over tRPC only, because REST sends one envelope. */
  stream: protectedProcedure
    .meta({ scope: 'advisor:ask' })
    .input(ChatInput)
    .output(ChatPieces)
    .mutation(async ({ ctx, input, signal }) => {
      await limitQuestions(ctx, ctx.actor.id)
      return streamAdvisor(ctx, { ...input, userId: ctx.actor.id }, signal)
    }),

  history: protectedProcedure
    .meta(get('/history', 'Your conversation with FarmAdvisor, oldest message first'))
    .output(ChatHistory)
    .query(({ ctx }) => readHistory(ctx.db, ctx.actor.id)),

  clear: protectedProcedure
    .meta(post('/clear-history', 'Delete your conversation with FarmAdvisor'))
    .output(ChatHistory)
    .mutation(async ({ ctx }) => {
      await clearHistory(ctx.db, ctx.actor.id)
      return { messages: [] }
    }),
})
