import { unauthorized } from '#server/platform/errors/errors.ts'
import {
  type CheckedSession,
  type Context,
  type ProcedureMeta,
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

const notRecent =
  'The second step, or where none is set up the login, was too long ago (`second_factor.confirm`, `second_factor.log_in_again`); a wrong code or passkey.'
const notSet = 'It is not set up, is set up already, or there are too many.'
const notThere = 'This passkey or app is not set up any more.'

/** A write, whose answer is kept by nobody: they hold tokens, codes and challenges. */
const write = (path: `/${string}`, summary: string, more: ProcedureMeta = {}): ProcedureMeta => ({
  openapi: {
    method: 'POST',
    path: `/second-factor${path}`,
    tags: ['Second factor'],
    summary,
    protect: true,
    errorResponses: { 403: notRecent, 404: notThere, 409: notSet },
  },
  keepsNoAnswer: true,
  ...more,
})
const look = (path: `/${string}`, summary: string, more: ProcedureMeta = {}): ProcedureMeta => ({
  openapi: {
    method: 'GET',
    path: `/second-factor${path}`,
    tags: ['Second factor'],
    summary,
    protect: true,
  },
  ...more,
})
const forPendingLogin = { forPendingLogin: true } as const
const topLevelFields = { topLevelFields: ['message', 'token'] } as const

/** The session with the token that was sent: passing the second step gives it another one. */
function withToken<Session extends Omit<CheckedSession, 'isSecondFactorPending'>>(
  { token }: Pick<Context, 'token'>,
  session: Session,
): Session & { token: string } {
  if (!token) throw unauthorized()
  return { ...session, token }
}

export const secondFactorRouter = router({
  status: protectedProcedure
    .meta(look('/status', 'Your passkeys, authenticator app and recovery codes'))
    .output(SecondFactorStatus)
    .query(({ ctx }) => getStatus(ctx.db, ctx.actor)),

  methods: sessionProcedure
    .meta(look('/methods', 'What your second step can be passed with', forPendingLogin))
    .output(SecondFactorMethods)
    .query(async ({ ctx }) => ({ methods: await listMethods(ctx.db, ctx.session.id) })),

  beginPasskeyConfirm: sessionProcedure
    .meta(write('/passkey/confirm-options', 'Begin to confirm with a passkey', forPendingLogin))
    .output(PasskeyConfirmOptions)
    .mutation(({ ctx }) => beginPasskeyConfirm(ctx, ctx.session)),

  confirm: sessionProcedure
    .meta(
      write('/confirm', 'Pass the second step, at login or before a sensitive change', {
        ...forPendingLogin,
        ...topLevelFields,
      }),
    )
    .input(ConfirmInput)
    .output(SecondStepPassed)
    .mutation(({ ctx, input }) =>
      passSecondStep(ctx, withToken(ctx, ctx.session), readConfirmation(input)),
    ),

  beginPasskey: protectedProcedure
    .meta(write('/passkey/register-options', 'Begin to set up a passkey'))
    .output(PasskeyRegistrationOptions)
    .mutation(({ ctx }) => beginPasskeySetup(ctx, withToken(ctx, ctx.actor))),

  addPasskey: protectedProcedure
    .meta(write('/passkey/register', 'Set up a passkey', topLevelFields))
    .input(AddPasskeyInput)
    .output(FactorAdded)
    .mutation(async ({ ctx, input }) => ({
      ...(await addPasskey(ctx, withToken(ctx, ctx.actor), input)),
      message: 'Passkey added',
    })),

  beginApp: protectedProcedure
    .meta(write('/app/begin', 'Begin to set up an authenticator app'))
    .output(AppBegun)
    .mutation(({ ctx }) => beginAppSetup(ctx, withToken(ctx, ctx.actor))),

  addApp: protectedProcedure
    .meta(write('/app/confirm', 'Set up the authenticator app with its first code', topLevelFields))
    .input(AppCodeInput)
    .output(FactorAdded)
    .mutation(async ({ ctx, input }) => ({
      ...(await addApp(ctx, withToken(ctx, ctx.actor), input.code)),
      message: 'Authenticator app added',
    })),

  renewRecoveryCodes: protectedProcedure
    .meta(write('/recovery-codes', 'Make ten new recovery codes in place of the old ones'))
    .output(RecoveryCodes)
    .mutation(async ({ ctx }) => ({ recoveryCodes: await renewRecoveryCodes(ctx, ctx.actor) })),

  remove: protectedProcedure
    .meta(
      write('/remove', 'Remove a passkey or the authenticator app', {
        topLevelFields: ['message'],
      }),
    )
    .input(RemoveFactorInput)
    .output(Done)
    .mutation(async ({ ctx, input }) => {
      await removeFactor(ctx.db, ctx.actor, readRemovedFactor(input))
      return { message: 'Second step removed' }
    }),
})
