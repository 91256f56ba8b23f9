import { randomInt } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { InjectOptions } from 'fastify'
import { inject } from 'vitest'
import { createApp } from '#server/app/app.ts'
import { readEnv } from '#server/platform/config/env.ts'
import { openCopiedSandboxApp } from './sandbox-template.ts'
import { copyTemplate } from './test-database.ts'
import { testSettings } from './test-settings.ts'

interface TestAppOptions {
  /** A loopback port, such as a proxy's, through which to reach PostgreSQL. */
  databasePort?: number
  /** Whether people can have sandboxes beside PostgreSQL too; the embedded database always allows it. */
  hasSandboxServer?: boolean
  /** Whether a new sandbox copies a database that has been created and migrated, which saves some seconds. */
  copiesSandboxes?: boolean
}

/** The URL of the same database with another port. */
function throughPort(databaseUrl: string | undefined, port: number): string {
  const url = new URL(databaseUrl ?? '')
  url.host = `127.0.0.1:${port}`
  return url.href
}

/**
 * The whole app with its own database; `call` sends requests without a socket.
 * SMS are written to a file, which `lastSms` reads.
 */
export async function createTestApp(
  settings: NodeJS.ProcessEnv = {},
  { databasePort, hasSandboxServer, copiesSandboxes }: TestAppOptions = {},
) {
  const database = await copyTemplate(inject('templateDir'))
  const smsFile = join(database.settings.DATA_DIR, 'sms.jsonl')
  const env = readEnv({
    ...testSettings,
    ...database.settings,
    SMS_PROVIDER: 'file',
    SMS_FILE: smsFile,
    // All injected requests come from one address.
    OTP_REQUESTS_PER_IP_PER_HOUR: '10000',
    OTP_WRONG_GUESSES_PER_IP_PER_HOUR: '10000',
    API_REQUESTS_PER_MINUTE: '1000000',
    // A test's seller adds more listings than a real one.
    LISTINGS_PER_DAY: '10000',
    LISTINGS_IN_ALL: '10000',
    // Most tests need several orders of one buyer, or bookings of one renter.
    OPEN_ORDERS_PER_BUYER: '1000',
    OPEN_ORDERS_PER_NEW_BUYER: '1000',
    OPEN_ORDERS_WITH_ONE_SELLER: '1000',
    OPEN_BOOKINGS_PER_RENTER: '1000',
    OPEN_BOOKINGS_PER_NEW_RENTER: '1000',
    OPEN_BOOKINGS_WITH_ONE_OWNER: '1000',
    ...(hasSandboxServer && { SANDBOX_DATABASE_URL: database.settings.DATABASE_URL }),
    ...settings,
    ...(databasePort && {
      DATABASE_URL: throughPort(database.settings.DATABASE_URL, databasePort),
    }),
  })
  const app = await createApp(env, copiesSandboxes ? openCopiedSandboxApp : undefined)

  /** Calls the REST API. `body` is sent as JSON. */
  async function call(method: InjectOptions['method'], url: string, options: CallOptions = {}) {
    const { token, body, headers } = options
    const response = await app.server.inject({
      method,
      url,
      headers: { ...headers, ...(token && { authorization: `Bearer ${token}` }) },
      ...(body !== undefined && { payload: body as object }),
    })
    return { status: response.statusCode, headers: response.headers, body: response.json() }
  }

  const smsTo = (phone: string): { to: string; text: string; at: string }[] =>
    readFileSync(smsFile, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
      .filter(({ to }) => to.endsWith(phone))

  /** The newest SMS to a phone, or the newest whose text matches. */
  const lastSms = (phone: string, like = /^/) =>
    smsTo(phone).findLast(({ text }) => like.test(text))

  /** The newest one-time password sent to a phone, ignoring later SMS of other kinds. */
  const lastOtp = (phone: string) =>
    smsTo(phone)
      .map(({ text }) => text.match(/^(\d{6}) .*\bOTP\b/)?.[1])
      .findLast((code) => code !== undefined)

  /** Logs in with a code; with a second factor that is only the first step. @returns the answer. */
  async function logInByCode(phone: string) {
    await call('POST', '/api/auth/login/request-otp', { body: { phone } })
    const body = { phone, otp: lastOtp(phone) }
    return (await call('POST', '/api/auth/login/verify-otp', { body })).body
  }

  /** Signs up a new user through the API, with a code. @returns their token and phone. */
  async function signUp(phone = `9${randomInt(1e8, 1e9)}`) {
    await call('POST', '/api/auth/register/request-otp', { body: { phone } })
    const otp = lastOtp(phone)
    const { body } = await call('POST', '/api/auth/register/verify-otp', { body: { phone, otp } })
    return { phone, token: body.token as string }
  }

  return {
    ...app,
    env,
    call,
    lastSms,
    lastOtp,
    logInByCode,
    signUp,
    close: async () => {
      await app.close()
      await database.remove()
    },
  }
}

interface CallOptions {
  token?: string
  body?: unknown
  headers?: Record<string, string>
}

export type TestApp = Awaited<ReturnType<typeof createTestApp>>
