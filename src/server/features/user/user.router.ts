import { membersOfView, restRoutes } from '#server/platform/trpc/rest-routes.ts'
import { protectedProcedure, router } from '#server/platform/trpc/trpc.ts'
import { IdentityInput, SetupInput, UserUpdate, UserView } from '#shared/user/user.schema.ts'
import { addIdentity, getUser, setUpUser, skipSetup, updateUser } from './user.service.ts'

const { get, patch, post } = restRoutes('Profile', '/user', { scope: 'sessionOnly' })

export const userRouter = router({
  get: protectedProcedure
    .meta(get('/get-user', 'Your profile', { scope: 'profile:read' }))
    .output(UserView)
    .query(({ ctx }) => getUser(ctx, ctx.actor.id)),

  update: protectedProcedure
    .meta(
      patch('/update-user', 'Change your profile; only what is sent is changed', {
        // The first API's form sends back what it read.
        ignoredMembers: membersOfView(UserView),
        403: 'A second step is set up, and changing the UPI ID requires confirming it first.',
      }),
    )
    .input(UserUpdate)
    .output(UserView)
    .mutation(({ ctx, input }) => updateUser(ctx, ctx.actor, input)),

  setup: protectedProcedure
    .meta(
      post('/setup', 'Complete your profile after signing up', {
        409: 'Another Aadhaar number or farmer ID is saved, or a request with the same `Idempotency-Key` is in progress.',
      }),
    )
    .input(SetupInput)
    .output(UserView)
    .mutation(({ ctx, input }) => setUpUser(ctx, ctx.actor.id, input)),

  addIdentity: protectedProcedure
    .meta(
      post('/add-identity', 'Give your Aadhaar number or farmer ID, once', {
        409: 'Another Aadhaar number or farmer ID is saved, or a request with the same `Idempotency-Key` is in progress.',
      }),
    )
    .input(IdentityInput)
    .output(UserView)
    .mutation(({ ctx, input }) => addIdentity(ctx, ctx.actor.id, input)),

  skipSetup: protectedProcedure
    .meta(post('/skip-setup', 'Complete your profile later'))
    .output(UserView)
    .mutation(({ ctx }) => skipSetup(ctx, ctx.actor.id)),
})
