import { restRoutes } from '#server/platform/trpc/rest-routes.ts'
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

const { get, post } = restRoutes('Messages', '/message', { scope: 'messages' })

export const messageRouter = router({
  open: protectedProcedure
    .meta(
      post(
        '/open-conversation',
        'Find or begin the conversation about a listing with its owner, or about an order or booking with your counterparty',
        {
          404: 'It does not exist (any more), or the order or booking is not yours.',
          409: 'The listing is your own, or a request with the same `Idempotency-Key` is in progress.',
        },
      ),
    )
    .input(OpenConversationInput)
    .output(WrittenId)
    .mutation(({ ctx, input }) => openConversation(ctx.db, ctx.actor.id, input)),

  list: protectedProcedure
    .meta(get('/conversations', 'Your conversations, the newest message first'))
    .input(ConversationListInput)
    .output(ConversationPage)
    .query(({ ctx, input }) => listConversations(ctx.db, ctx.actor.id, input)),

  get: protectedProcedure
    .meta(
      get(
        '/get-conversation/{conversationId}',
        'One of your conversations with its newest messages, or those before `cursor`',
      ),
    )
    .input(MessagesInput)
    .output(ConversationView)
    .query(({ ctx, input }) => getConversation(ctx, ctx.actor.id, input)),

  send: protectedProcedure
    .meta(
      post(
        '/send-message/{conversationId}',
        'Send a message, with up to 5 pictures that you have uploaded (with `?for=message`)',
        {
          403: 'One of you has blocked the other.',
          404: 'The conversation does not exist or is not yours.',
          recognizesRepeats: true,
        },
      ),
    )
    .input(MessageSendInput)
    .output(MessageView)
    .mutation(({ ctx, input }) =>
      sendConversationMessage(ctx, { id: ctx.actor.id, key: ctx.idempotencyKey }, input),
    ),

  markRead: protectedProcedure
    .meta(
      post(
        '/mark-read/{conversationId}',
        'Mark the messages up to one as read; returns how many are unread in all',
      ),
    )
    .input(MarkReadInput)
    .output(UnreadMessages)
    .mutation(({ ctx, input }) => markRead(ctx.db, ctx.actor.id, input)),

  unread: protectedProcedure
    .meta(get('/unread', 'How many messages you have not read'))
    .output(UnreadMessages)
    .query(({ ctx }) => countUnread(ctx.db, ctx.actor.id)),

  report: protectedProcedure
    .meta(
      post(
        '/report-message/{messageId}',
        'Report a message of your counterparty to the operators, who can then read it',
        { scope: 'sessionOnly', 409: 'It is your own message.' },
      ),
    )
    .input(MessageReportInput)
    .output(WrittenId)
    .mutation(({ ctx, input }) => reportMessage(ctx.db, ctx.actor.id, input)),

  block: protectedProcedure
    .meta(
      post(
        '/block-person/{conversationId}',
        'Block all messages from your counterparty in a conversation',
        { scope: 'sessionOnly' },
      ),
    )
    .input(ConversationIdInput)
    .output(BlockView)
    .mutation(({ ctx, input }) => setBlocked(ctx.db, ctx.actor.id, { ...input, isBlocked: true })),

  unblock: protectedProcedure
    .meta(
      post('/unblock-person/{conversationId}', 'Unblock your counterparty in a conversation', {
        scope: 'sessionOnly',
      }),
    )
    .input(ConversationIdInput)
    .output(BlockView)
    .mutation(({ ctx, input }) => setBlocked(ctx.db, ctx.actor.id, { ...input, isBlocked: false })),
})
