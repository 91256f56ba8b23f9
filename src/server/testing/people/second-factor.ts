import { Secret, TOTP } from 'otpauth'
import { execute } from '#server/platform/database/query.ts'
import { sql } from '#server/platform/database/sql.ts'
import type { TestApp } from '../test-app.ts'

/** The code that an authenticator app shows, now or some steps of 30 seconds from now. */
export const appCode = (secret: string, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + steps * 30_000,
  })

/**
 * Sets up an authenticator app in a session that has just logged in.
 * @returns the session's new token, the app's secret and the recovery codes.
 */
export async function enrolApp(app: Pick<TestApp, 'call'>, token: string) {
  const begun = await app.call('POST', '/api/second-factor/app/begin', { token, body: {} })
  const { secret } = begun.body.data as { secret: string }
  const body = { code: appCode(secret) }
  const added = await app.call('POST', '/api/second-factor/app/confirm', { token, body })
  if (added.status !== 200) throw new Error(`The app was not set up: ${added.body.message}`)
  return {
    token: added.body.token as string,
    secret,
    recoveryCodes: added.body.data.recoveryCodes as string[],
  }
}

/** Signs up an operator with a second factor, which every operator needs. @returns their token. */
export async function signUpOperator(app: Pick<TestApp, 'call' | 'signUp'>, phone: string) {
  const { token } = await app.signUp(phone)
  return (await enrolApp(app, token)).token
}

/** The calls of the second factor's tests. */
export function secondFactorCalls(app: TestApp) {
  const post = (path: string, by: string, body: object = {}, headers = {}) =>
    app.call('POST', `/api/${path}`, { token: by, body, headers })
  const idOf = async (by: string) => (await app.services.findActor(by))?.id ?? ''
  return {
    post,
    idOf,
    get: (path: string, by: string) => app.call('GET', `/api/${path}`, { token: by }),
    confirm: (by: string, code: string, method = 'app') =>
      post('second-factor/confirm', by, { method, code }),
    /** Moves a session's second step to `minutes` ago. */
    age: async (by: string, minutes: number) =>
      execute(
        app.services.db,
        sql`update sessions set second_factor_at = now() - make_interval(mins => ${minutes})
          where user_id = ${await idOf(by)}`,
      ),
  }
}
