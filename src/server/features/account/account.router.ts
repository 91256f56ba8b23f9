import { restRoutes } from '#server/platform/trpc/rest-routes.ts'
import { protectedProcedure, router } from '#server/platform/trpc/trpc.ts'
import { DeletionInput, DeletionPlanned, DeletionStatus } from '#shared/account/account.schema.ts'
import { Done, OtpRequested } from '#shared/auth/auth.schema.ts'
import {
  cancelDeletion,
  getDeletionStatus,
  requestDeletion,
  sendDeletionCode,
} from './account-deletion.service.ts'

const { get, post } = restRoutes('Your data', '/account', { scope: 'sessionOnly' })
const open = 'Orders or bookings are open, or the deletion is scheduled already.'

export const accountRouter = router({
  deletionStatus: protectedProcedure
    .meta(
      get(
        '/deletion-status',
        'Whether your account will be deleted, and what has to be finished first',
      ),
    )
    .output(DeletionStatus)
    .query(({ ctx }) => getDeletionStatus(ctx.db, ctx.actor)),

  requestDeletionOtp: protectedProcedure
    .meta(
      post('/request-deletion-otp', 'Send a one-time password for deleting your account by SMS', {
        409: open,
        503: 'The message could not be sent.',
      }),
    )
    .output(OtpRequested)
    .mutation(({ ctx }) =>
      sendDeletionCode(ctx, ctx.actor.id, { ip: ctx.ip, language: ctx.readLanguage() }),
    ),

  requestDeletion: protectedProcedure
    .meta(
      post(
        '/request-deletion',
        'Schedule the deletion of your account in 14 days, with the one-time password or a second factor',
        {
          401: 'You are not logged in, or the code is wrong, used, replaced or expired.',
          409: open,
        },
      ),
    )
    .input(DeletionInput)
    .output(DeletionPlanned)
    .mutation(({ ctx, input }) => requestDeletion(ctx, ctx.actor, { ...input, ip: ctx.ip })),

  keepAccount: protectedProcedure
    .meta(post('/keep-account', 'Cancel the deletion of your account'))
    .output(Done)
    .mutation(({ ctx }) => cancelDeletion(ctx, ctx.actor.id)),
})
