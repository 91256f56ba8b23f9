import { restRoutes } from '#server/platform/trpc/rest-routes.ts'
import { publicProcedure, router } from '#server/platform/trpc/trpc.ts'
import { Done } from '#shared/auth/auth.schema.ts'
import { MoveClockInput, SandboxView } from '#shared/sandbox/sandbox.schema.ts'
import { testKeyNeeded } from './sandbox.errors.ts'
import { describeSandbox } from './sandbox-view.policy.ts'

const { get, post } = restRoutes('Sandbox', '/sandbox', {
  // What these do is not for sale: it exists in a sandbox alone, and every test key may do it.
  scope: 'public',
  403: 'The token is not a test key.',
})

/** For test keys, whose calls arrive in their sandbox. */
const sandboxProcedure = publicProcedure.use(({ ctx, next }) => {
  if (!ctx.sandbox || !ctx.hasApiKey) throw testKeyNeeded()
  return next({ ctx: { sandbox: ctx.sandbox } })
})

export const sandboxRouter = router({
  get: sandboxProcedure
    .meta(get('', 'The sandbox of a test key: its time, people and code'))
    .output(SandboxView)
    .query(async ({ ctx }) => describeSandbox(ctx.sandbox.aheadMs())),

  moveClock: sandboxProcedure
    .meta(
      post('/move-clock', 'Move the clock of the sandbox forward, and run what is due by then', {
        409: 'The clock would be more than five years ahead.',
      }),
    )
    .input(MoveClockInput)
    .output(SandboxView)
    .mutation(async ({ ctx, input }) =>
      describeSandbox(await ctx.sandbox.moveClock(ctx.db, input.hours)),
    ),

  reset: sandboxProcedure
    .meta(post('/reset', 'Delete everything in the sandbox and set its clock to the real time'))
    .output(Done)
    .mutation(async ({ ctx }) => {
      await ctx.sandbox.reset()
      return { message: 'The sandbox is empty.' }
    }),
})
