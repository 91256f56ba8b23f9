import { unauthorized } from '#server/platform/errors/errors.ts'
import { restRoutes } from '#server/platform/trpc/rest-routes.ts'
import {
  type CheckedSession,
  type Context,
  protectedProcedure,
  router,
  sessionProcedure,
} from '#server/platform/trpc/trpc.ts'
import { Done } from '#shared/auth/auth.schema.ts'
import {
  AddPasskeyInput,
  AppBegun,
  AppCodeInput,
  ConfirmInput,
  FactorAdded,
  PasskeyConfirmOptions,
  PasskeyRegistrationOptions,
  RecoveryCodes,
  RemoveFactorInput,
  readConfirmation,
  readRemovedFactor,
  SecondFactorMethods,
  SecondFactorStatus,
  SecondStepPassed,
} from '#shared/second-factor/second-factor.schema.ts'
import { addApp, beginAppSetup } from './authenticator-app.service.ts'
import { addPasskey, beginPasskeyConfirm, beginPasskeySetup } from './passkey.service.ts'
import {
  getStatus,
  listMethods,
  passSecondStep,
  removeFactor,
  renewRecoveryCodes,
} from './second-factor.service.ts'

const { get, post } = restRoutes('Second factor', '/second-factor', { scope: 'sessionOnly' })

/** Their responses hold tokens, codes and challenges. */
const secret = {
  ignoresIdempotencyKey: true,
  403: 'The second step (or the login, where no second step is set up) was too long ago (`second_factor.confirm`, `second_factor.log_in_again`), or the code or passkey is wrong.',
  404: 'This passkey or app is not set up any more.',
  409: 'It is not set up, is set up already, or there are too many.',
} as const

/** The session with its token, which passing the second step replaces. */
function withToken<Session extends Omit<CheckedSession, 'isSecondFactorPending'>>(
  { token }: Pick<Context, 'token'>,
  session: Session,
): Session & { token: string } {
  if (!token) throw unauthorized()
  return { ...session, token }
}

export const secondFactorRouter = router({
  status: protectedProcedure
    .meta(get('/status', 'Your passkeys, authenticator app and recovery codes'))
    .output(SecondFactorStatus)
    .query(({ ctx }) => getStatus(ctx.db, ctx.actor)),

  methods: sessionProcedure
    .meta(get('/methods', 'The methods for passing your second step'))
    .output(SecondFactorMethods)
    .query(async ({ ctx }) => ({ methods: await listMethods(ctx.db, ctx.session.id) })),

  beginPasskeyConfirm: sessionProcedure
    .meta(post('/passkey/confirm-options', 'Begin to confirm with a passkey', secret))
    .output(PasskeyConfirmOptions)
    .mutation(({ ctx }) => beginPasskeyConfirm(ctx, ctx.session)),

  confirm: sessionProcedure
    .meta(post('/confirm', 'Pass the second step, at login or before a sensitive change', secret))
    .input(ConfirmInput)
    .output(SecondStepPassed)
    .mutation(({ ctx, input }) =>
      passSecondStep(ctx, withToken(ctx, ctx.session), readConfirmation(input)),
    ),

  beginPasskey: protectedProcedure
    .meta(post('/passkey/register-options', 'Begin to set up a passkey', secret))
    .output(PasskeyRegistrationOptions)
    .mutation(({ ctx }) => beginPasskeySetup(ctx, withToken(ctx, ctx.actor))),

  addPasskey: protectedProcedure
    .meta(post('/passkey/register', 'Set up a passkey', secret))
    .input(AddPasskeyInput)
    .output(FactorAdded)
    .mutation(async ({ ctx, input }) => ({
      ...(await addPasskey(ctx, withToken(ctx, ctx.actor), input)),
      message: 'Passkey added',
    })),

  beginApp: protectedProcedure
    .meta(post('/app/begin', 'Begin to set up an authenticator app', secret))
    .output(AppBegun)
    .mutation(({ ctx }) => beginAppSetup(ctx, withToken(ctx, ctx.actor))),

  addApp: protectedProcedure
    .meta(post('/app/confirm', 'Set up the authenticator app with its first code', secret))
    .input(AppCodeInput)
    .output(FactorAdded)
    .mutation(async ({ ctx, input }) => ({
      ...(await addApp(ctx, withToken(ctx, ctx.actor), input.code)),
      message: 'Authenticator app added',
    })),

  renewRecoveryCodes: protectedProcedure
    .meta(post('/recovery-codes', 'Make ten new recovery codes in place of the old ones', secret))
    .output(RecoveryCodes)
    .mutation(async ({ ctx }) => ({ recoveryCodes: await renewRecoveryCodes(ctx, ctx.actor) })),

  remove: protectedProcedure
    .meta(post('/remove', 'Remove a passkey or the authenticator app', { ...secret }))
    .input(RemoveFactorInput)
    .output(Done)
    .mutation(async ({ ctx, input }) => {
      await removeFactor(ctx.db, ctx.actor, readRemovedFactor(input))
      return { message: 'Second step removed' }
    }),
})
