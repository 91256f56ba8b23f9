import { protectedProcedure, router } from '#server/platform/trpc/trpc.ts'
import { SetupInput, UserUpdate, UserView } from '#shared/user/user.schema.ts'
import { getUser, setUpUser, skipSetup, updateUser } from './user.service.ts'

const tags = ['Profile']

export const userRouter = router({
  get: protectedProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/user/get-user',
        tags,
        summary: 'Your profile',
        protect: true,
      },
    })
    .output(UserView)
    .query(({ ctx }) => getUser(ctx, ctx.actor.id)),

  update: protectedProcedure
    .meta({
      openapi: {
        method: 'PATCH',
        path: '/user/update-user',
        tags,
        summary: 'Change your profile; only what is sent is changed',
        protect: true,
        errorResponses: {
          403: 'A second step is set up, and another UPI ID needs it to be confirmed first.',
        },
      },
    })
    .input(UserUpdate)
    .output(UserView)
    .mutation(({ ctx, input }) => updateUser(ctx, ctx.actor, input)),

  setup: protectedProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/user/setup',
        tags,
        summary: 'Complete your profile after signing up',
        protect: true,
        errorResponses: {
          409: 'Another Aadhaar number or farmer ID is saved, or the `Idempotency-Key` is in use.',
        },
      },
    })
    .input(SetupInput)
    .output(UserView)
    .mutation(({ ctx, input }) => setUpUser(ctx, ctx.actor.id, input)),

  skipSetup: protectedProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/user/skip-setup',
        tags,
        summary: 'Leave completing your profile for later',
        protect: true,
      },
    })
    .output(UserView)
    .mutation(({ ctx }) => skipSetup(ctx, ctx.actor.id)),
})
