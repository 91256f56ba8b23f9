import { protectedProcedure, router } from '#server/platform/trpc/trpc.ts'
import { DeletionInput, DeletionPlanned, DeletionStatus } from '#shared/account/account.schema.ts'
import { Done, OtpRequested } from '#shared/auth/auth.schema.ts'
import {
  cancelDeletion,
  getDeletionStatus,
  requestDeletion,
  sendDeletionCode,
} from './account-deletion.service.ts'

const tags = ['Your data']
const open = 'Orders or bookings are open, or the deletion is planned already.'

export const accountRouter = router({
  deletionStatus: protectedProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/account/deletion-status',
        tags,
        summary: 'Whether your account is going to be deleted, and what has to be finished before',
        protect: true,
      },
    })
    .output(DeletionStatus)
    .query(({ ctx }) => getDeletionStatus(ctx.db, ctx.actor)),

  requestDeletionOtp: protectedProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/account/request-deletion-otp',
        tags,
        summary: 'Send a one-time password for deleting your account to its phone',
        protect: true,
        errorResponses: { 409: open, 503: 'The message could not be sent.' },
      },
      topLevelFields: ['message'],
    })
    .output(OtpRequested)
    .mutation(({ ctx }) => sendDeletionCode(ctx, ctx.actor.id, ctx.ip)),

  requestDeletion: protectedProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/account/request-deletion',
        tags,
        summary:
          'Have your account erased in 14 days, with the one-time password or a second factor',
        protect: true,
        errorResponses: {
          401: 'You are not logged in, or the code is wrong, used, replaced or expired.',
          409: open,
        },
      },
      topLevelFields: ['message'],
    })
    .input(DeletionInput)
    .output(DeletionPlanned)
    .mutation(({ ctx, input }) => requestDeletion(ctx, ctx.actor, { ...input, ip: ctx.ip })),

  keepAccount: protectedProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/account/keep-account',
        tags,
        summary: 'Take back the deletion of your account',
        protect: true,
      },
      topLevelFields: ['message'],
    })
    .output(Done)
    .mutation(({ ctx }) => cancelDeletion(ctx, ctx.actor.id)),
})
