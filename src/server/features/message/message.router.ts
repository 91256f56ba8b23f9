import { protectedProcedure, router } from '#server/platform/trpc/trpc.ts'
import { WrittenId } from '#shared/kit/common.schema.ts'
import {
  BlockView,
  ConversationIdInput,
  ConversationListInput,
  ConversationPage,
  ConversationView,
  MarkReadInput,
  MessageReportInput,
  MessageSendInput,
  MessagesInput,
  MessageView,
  OpenConversationInput,
  UnreadMessages,
} from '#shared/message/message.schema.ts'
import { markRead, reportMessage, setBlocked } from './message-actions.service.ts'
import { openConversation } from './message-open.service.ts'
import { countUnread, getConversation, listConversations } from './message-read.service.ts'
import { sendConversationMessage } from './message-send.service.ts'

const tags = ['Messages']

export const messageRouter = router({
  open: protectedProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/message/open-conversation',
        tags,
        summary:
          'Find or begin the conversation about a listing with its owner, or about an order or booking with its other side',
        protect: true,
        errorResponses: {
          404: 'It is not there (any more), or the order or booking is of others.',
          409: 'The listing is your own, or the same `Idempotency-Key` is being worked on.',
        },
      },
    })
    .input(OpenConversationInput)
    .output(WrittenId)
    .mutation(({ ctx, input }) => openConversation(ctx.db, ctx.actor.id, input)),

  list: protectedProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/message/conversations',
        tags,
        summary: 'Your conversations, the newest message first',
        protect: true,
      },
    })
    .input(ConversationListInput)
    .output(ConversationPage)
    .query(({ ctx, input }) => listConversations(ctx.db, ctx.actor.id, input)),

  get: protectedProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/message/get-conversation/{conversationId}',
        tags,
        summary: 'One of your conversations with its newest messages, or those before `cursor`',
        protect: true,
      },
    })
    .input(MessagesInput)
    .output(ConversationView)
    .query(({ ctx, input }) => getConversation(ctx, ctx.actor.id, input)),

  send: protectedProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/message/send-message/{conversationId}',
        tags,
        summary:
          'Send a message, with up to 5 pictures that you have uploaded (with `?for=message`)',
        protect: true,
        errorResponses: {
          403: 'You have blocked the other side, or they have blocked you.',
          404: 'The conversation is not known, or of others.',
        },
      },
    })
    .input(MessageSendInput)
    .output(MessageView)
    .mutation(({ ctx, input }) =>
      sendConversationMessage(ctx, { id: ctx.actor.id, key: ctx.idempotencyKey }, input),
    ),

  markRead: protectedProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/message/mark-read/{conversationId}',
        tags,
        summary: 'Mark the messages up to one as read; answers how many are unread in all',
        protect: true,
      },
    })
    .input(MarkReadInput)
    .output(UnreadMessages)
    .mutation(({ ctx, input }) => markRead(ctx.db, ctx.actor.id, input)),

  unread: protectedProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/message/unread',
        tags,
        summary: 'How many messages you have not read',
        protect: true,
      },
    })
    .output(UnreadMessages)
    .query(({ ctx }) => countUnread(ctx.db, ctx.actor.id)),

  report: protectedProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/message/report-message/{messageId}',
        tags,
        summary: 'Report a message of the other side to the operator, who then sees it',
        protect: true,
        errorResponses: { 409: 'It is your own message.' },
      },
    })
    .input(MessageReportInput)
    .output(WrittenId)
    .mutation(({ ctx, input }) => reportMessage(ctx.db, ctx.actor.id, input)),

  block: protectedProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/message/block-person/{conversationId}',
        tags,
        summary: 'Take no more messages from the other side of a conversation, about anything',
        protect: true,
      },
    })
    .input(ConversationIdInput)
    .output(BlockView)
    .mutation(({ ctx, input }) => setBlocked(ctx.db, ctx.actor.id, { ...input, isBlocked: true })),

  unblock: protectedProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/message/unblock-person/{conversationId}',
        tags,
        summary: 'Take messages from the other side of a conversation again',
        protect: true,
      },
    })
    .input(ConversationIdInput)
    .output(BlockView)
    .mutation(({ ctx, input }) => setBlocked(ctx.db, ctx.actor.id, { ...input, isBlocked: false })),
})
