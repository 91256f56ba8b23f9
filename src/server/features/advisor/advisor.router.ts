import { z } from 'zod'
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

const tags = ['Chat']

/** A stream cannot be checked before it has run; `ChatPiece` types what the service yields. */
const ChatPieces = z.custom<AsyncIterable<ChatPiece>>(
  (value) => typeof value === 'object' && value !== null && Symbol.asyncIterator in value,
)

/** @param who the person, or a visitor's address. @throws AppError 429. */
const takeTurn = ({ rateLimit, env }: Context, who: string) =>
  rateLimit.consume({ name: 'chat', max: env.CHAT_REQUESTS_PER_MINUTE, window: 60 }, who)

export const chatRouter = router({
  ask: viewerProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/chat/personalized',
        tags,
        summary: 'Ask FarmAdvisor; with a token the conversation is kept and goes along',
        errorResponses: [503],
      },
      topLevelFields: ['message'],
    })
    .input(ChatInput)
    .output(ChatReply)
    .mutation(async ({ ctx, input, signal }) => {
      const userId = ctx.viewer?.id ?? null
      await takeTurn(ctx, userId ?? ctx.ip)
      return askAdvisor(ctx, { ...input, userId }, signal)
    }),

  /** The same, word by word; over tRPC alone, since REST answers in one envelope. */
  stream: protectedProcedure
    .input(ChatInput)
    .output(ChatPieces)
    .mutation(async ({ ctx, input, signal }) => {
      await takeTurn(ctx, ctx.actor.id)
      return streamAdvisor(ctx, { ...input, userId: ctx.actor.id }, signal)
    }),

  history: protectedProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/chat/history',
        tags,
        summary: 'Your conversation with FarmAdvisor, oldest message first',
        protect: true,
      },
    })
    .output(ChatHistory)
    .query(({ ctx }) => readHistory(ctx.db, ctx.actor.id)),

  clear: protectedProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/chat/clear-history',
        tags,
        summary: 'Delete your conversation with FarmAdvisor',
        protect: true,
      },
    })
    .output(ChatHistory)
    .mutation(async ({ ctx }) => {
      await clearHistory(ctx.db, ctx.actor.id)
      return { messages: [] }
    }),
})
