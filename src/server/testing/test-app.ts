import { randomInt } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { InjectOptions } from 'fastify'
import { inject } from 'vitest'
import { createApp } from '../app/app.ts'
import { readEnv } from '../core/env.ts'
import { copyTemplate, testSettings } from './test-database.ts'

/**
 * The whole app on a database of its own, answering `call` without a socket.
 * SMS go to a file, where `lastSms` reads them.
 */
export async function createTestApp(settings: NodeJS.ProcessEnv = {}) {
  const database = await copyTemplate(inject('templateDir'))
  const smsFile = join(database.settings.DATA_DIR, 'sms.jsonl')
  const env = readEnv({
    ...testSettings,
    ...database.settings,
    SMS_PROVIDER: 'file',
    SMS_FILE: smsFile,
    // Every injected request comes from one address.
    OTP_REQUESTS_PER_IP_PER_HOUR: '10000',
    API_REQUESTS_PER_MINUTE: '1000000',
    // Most tests need a few orders of one buyer, whatever the limits are.
    OPEN_ORDERS_PER_BUYER: '1000',
    OPEN_ORDERS_PER_NEW_BUYER: '1000',
    OPEN_ORDERS_WITH_ONE_SELLER: '1000',
    ...settings,
  })
  const app = await createApp(env)

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

  /** The newest SMS to a phone, as sent. */
  function lastSms(phone: string): { to: string; text: string; at: string } | undefined {
    const lines = readFileSync(smsFile, 'utf8').trim().split('\n')
    return lines.map((line) => JSON.parse(line)).findLast(({ to }) => to.endsWith(phone))
  }

  /** Signs a new person up through the API, code and all. @returns their token and phone. */
  async function signUp(phone = `9${randomInt(1e8, 1e9)}`) {
    await call('POST', '/api/auth/register/request-otp', { body: { phone } })
    const otp = lastSms(phone)?.text.match(/\d{6}/)?.[0]
    const { body } = await call('POST', '/api/auth/register/verify-otp', { body: { phone, otp } })
    return { phone, token: body.token as string }
  }

  return {
    ...app,
    env,
    call,
    lastSms,
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
