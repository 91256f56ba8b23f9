import { Secret, TOTP } from 'otpauth'
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
