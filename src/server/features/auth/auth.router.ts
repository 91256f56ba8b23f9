import { restRoutes } from '#server/platform/trpc/rest-routes.ts'
import {
  protectedProcedure,
  publicProcedure,
  router,
  sessionProcedure,
} from '#server/platform/trpc/trpc.ts'
import {
  Done,
  LoggedIn,
  OtpInput,
  OtpRequested,
  PhoneInput,
  RegistrationProofInput,
  SessionList,
} from '#shared/auth/auth.schema.ts'
import { logIn, register, registerWithProof } from './auth.service.ts'
import { requestOtp } from './otp.service.ts'
import { closeAllSessions, closeSession, listLoginSessions } from './session.service.ts'

const { get, post } = restRoutes('Accounts', '/auth', { scope: 'sessionOnly' })
const notSent = 'The message could not be sent, or the SMS budget is used up.'
const accountInUse =
  'Nobody has logged in to the account of this number for a year, while software uses it: its owner contacts us.'
const wrongCode = 'The code is wrong, used, replaced, expired or belongs to another request.'

export const authRouter = router({
  requestLoginOtp: publicProcedure
    .meta(
      post('/login/request-otp', 'Send a one-time password for logging in', {
        scope: 'public',
        503: notSent,
      }),
    )
    .input(PhoneInput)
    .output(OtpRequested)
    .mutation(({ ctx, input }) =>
      requestOtp(ctx, {
        phone: input.phone,
        purpose: 'login',
        ip: ctx.ip,
        language: ctx.readLanguage(),
      }),
    ),

  verifyLoginOtp: publicProcedure
    .meta(
      post('/login/verify-otp', 'Log in with a one-time password', {
        scope: 'public',
        401: wrongCode,
        409: accountInUse,
        404: 'No account has this number; with `requestId`, `details.registrationProof` signs it up.',
      }),
    )
    .input(OtpInput)
    .output(LoggedIn)
    .mutation(({ ctx, input }) => logIn(ctx, { ...input, ip: ctx.ip, userAgent: ctx.userAgent })),

  requestRegisterOtp: publicProcedure
    .meta(
      post('/register/request-otp', 'Send a one-time password for signing up', {
        scope: 'public',
        503: notSent,
      }),
    )
    .input(PhoneInput)
    .output(OtpRequested)
    .mutation(({ ctx, input }) =>
      requestOtp(ctx, {
        phone: input.phone,
        purpose: 'register',
        ip: ctx.ip,
        language: ctx.readLanguage(),
      }),
    ),

  verifyRegisterOtp: publicProcedure
    .meta(
      post(
        '/register/verify-otp',
        'Sign up with a one-time password; a number that has an account is logged in',
        { scope: 'public', 401: wrongCode, 409: accountInUse },
      ),
    )
    .input(OtpInput)
    .output(LoggedIn)
    .mutation(({ ctx, input }) =>
      register(ctx, { ...input, ip: ctx.ip, userAgent: ctx.userAgent }),
    ),

  registerWithProof: publicProcedure
    .meta(
      post(
        '/register/with-proof',
        'Sign up with the number that a login has just proven, without another code',
        {
          scope: 'public',
          401: 'The proof is wrong, used, replaced, expired or belongs to another request.',
          409: accountInUse,
        },
      ),
    )
    .input(RegistrationProofInput)
    .output(LoggedIn)
    .mutation(({ ctx, input }) =>
      registerWithProof(ctx, { ...input, ip: ctx.ip, userAgent: ctx.userAgent }),
    ),

  logout: sessionProcedure
    .meta(post('/logout', 'End this session', { ignoresIdempotencyKey: true }))
    .output(Done)
    .mutation(async ({ ctx }) => {
      await closeSession(ctx, ctx.session)
      return { message: 'Logged out successfully' }
    }),

  sessions: protectedProcedure
    .meta(get('/sessions', 'Where you are logged in'))
    .output(SessionList)
    .query(async ({ ctx }) => ({ sessions: await listLoginSessions(ctx.db, ctx.actor) })),

  logoutEverywhere: protectedProcedure
    .meta(post('/logout-everywhere', 'End all your sessions, this one included'))
    .output(Done)
    .mutation(async ({ ctx }) => {
      await closeAllSessions(ctx, ctx.actor.id)
      return { message: 'Logged out everywhere' }
    }),
})
