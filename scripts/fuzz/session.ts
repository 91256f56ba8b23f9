import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Secret, TOTP } from 'otpauth'
import type { WatchedServer } from './server-process.ts'

/** One of the fuzzer's users. */
export interface Person {
  phone: string
  token: string
}

interface Envelope {
  success: boolean
  message?: string
  token?: string
  data: unknown
}

/** Calls the REST API as it is meant to be called. @throws Error unless the answer is a success. */
export async function callApi(
  origin: string,
  method: string,
  path: string,
  { token, body, headers = {} }: CallOptions = {},
): Promise<Envelope> {
  const response = await fetch(`${origin}/api${path}`, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body !== undefined &&
        !(body instanceof FormData) && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: body instanceof FormData ? body : JSON.stringify(body) }),
  })
  const envelope = (await response.json()) as Envelope
  if (response.ok) return envelope
  throw new Error(`${method} ${path} is ${response.status}: ${envelope.message}`)
}

interface CallOptions {
  token?: string
  body?: unknown
  headers?: Record<string, string>
}

/** The newest code sent to a phone, from the file to which SMS are written. */
function lastCode(folder: string, phone: string): string | undefined {
  const file = join(folder, 'sms.jsonl')
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n') : []
  const line = lines.findLast((each) => each.includes(phone) && /\b\d{6}\b/.test(each))
  return line && (JSON.parse(line) as { text: string }).text.match(/\b\d{6}\b/)?.[0]
}

/** Signs a user up, or logs them in when they have an account already. @returns their token. */
export async function logIn({ origin, folder }: WatchedServer, phone: string): Promise<string> {
  const requested = await callApi(origin, 'POST', '/auth/register/request-otp', { body: { phone } })
  const { requestId } = (requested.data ?? {}) as { requestId?: string }
  const body = { phone, otp: lastCode(folder, phone), ...(requestId && { requestId }) }
  const { token } = await callApi(origin, 'POST', '/auth/register/verify-otp', { body })
  if (!token) throw new Error(`${phone} got no token`)
  return token
}

/**
 * The phones that the app gets as operators' (`ADMIN_PHONES`): one for each login, because our requests
 * change the second factors of the users who send them.
 */
export const operatorPhones = Array.from({ length: 2000 }, (_, nth) => String(9_000_000_000 + nth))
let operators = 0

/** Signs a new operator up, with the second factor that operators need. */
export async function newOperator(server: WatchedServer): Promise<Person> {
  const { origin } = server
  const phone = operatorPhones[operators++]
  if (!phone) throw new Error('All phones of operators have been used')
  const token = await logIn(server, phone)
  const begun = await callApi(origin, 'POST', '/second-factor/app/begin', { token, body: {} })
  const { secret } = begun.data as { secret: string }
  const body = { code: new TOTP({ secret: Secret.fromBase32(secret) }).generate() }
  const added = await callApi(origin, 'POST', '/second-factor/app/confirm', { token, body })
  if (!added.token) throw new Error(`${phone} got no token for the second step`)
  return { phone, token: added.token }
}
