import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { readEnv } from '#server/platform/config/env.ts'
import { createExternal } from '#server/platform/external/external.ts'
import type { SmsFailure } from '#server/platform/external/sms.ts'
import { createMetrics } from '#server/platform/observability/metrics.ts'
import { createSmsSender } from './sms.service.ts'

interface Seen {
  method: string | undefined
  url: URL
  headers: IncomingMessage['headers']
  body: string
}

let server: Server
let base: string
let folder: string
let seen: Seen[] = []
/** Null to close the connection instead. */
let answer: { status: number; body: string; headers?: Record<string, string> } | null

/** A stand-in for an SMS service: records requests and answers as the test says. */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'krishihaat-sms-'))
  server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const { method, headers } = request
      seen.push({
        method,
        headers,
        url: new URL(request.url ?? '', base),
        body: Buffer.concat(chunks).toString(),
      })
      if (answer) response.writeHead(answer.status, answer.headers).end(answer.body)
      else request.socket.destroy()
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  rmSync(folder, { recursive: true, force: true })
  return new Promise((resolve) => server.close(resolve))
})

let log = ''
beforeEach(() => {
  seen = []
  log = ''
})

const secrets = { authKey: 'msg91-key-of-ours', authToken: 'twilio-token-of-ours' }
const code = '042917'
const message = { phone: '9876543210', text: `${code} is your OTP`, otp: code }

function sender(settings: NodeJS.ProcessEnv) {
  const env = readEnv({
    NODE_ENV: 'test',
    SECRET_KEY: 'a key for tests alone, of no worth to anybody',
    MSG91_URL: base,
    MSG91_AUTH_KEY: secrets.authKey,
    MSG91_TEMPLATE_ID: 'template-1',
    TWILIO_URL: base,
    TWILIO_ACCOUNT_SID: 'AC123',
    TWILIO_AUTH_TOKEN: secrets.authToken,
    TWILIO_FROM: '+15005550006',
    ...settings,
  })
  const write = (line: string) => {
    log += line
  }
  const logger = pino({ level: 'trace' }, { write })
  const metrics = createMetrics()
  return createSmsSender(env, logger, createExternal(logger, metrics), metrics)
}

/** No answer or failure of a service may bring a secret into the log. */
afterEach(() => {
  for (const secret of [...Object.values(secrets), code]) expect(log).not.toContain(secret)
})

const refusal = { code: 'sms.unavailable', status: 503 }
const failed = (failure: SmsFailure) => ({ ...refusal, failure })

test('file: one JSON line for each message, with the full number', async () => {
  const file = join(folder, 'deep', 'sms.jsonl')
  const { send } = sender({ SMS_PROVIDER: 'file', SMS_FILE: file })
  await send(message)
  await send({ phone: '9000000000', text: 'second\nline' })
  const lines = readFileSync(file, 'utf8').trimEnd().split('\n')
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    { to: '+919876543210', text: message.text, at: expect.stringMatching(/^\d{4}-.*Z$/) },
    { to: '+919000000000', text: 'second\nline', at: expect.any(String) },
  ])
})

test('msg91: codes of six digits are sent by the OTP call, valid for two minutes', async () => {
  answer = { status: 200, body: '{"type":"success","request_id":"1"}' }
  await sender({ SMS_PROVIDER: 'msg91' }).send(message)
  expect(seen).toHaveLength(1)
  expect(seen[0]).toMatchObject({ method: 'POST', headers: { authkey: secrets.authKey } })
  expect(seen[0]?.url.pathname).toBe('/api/v5/otp')
  expect(Object.fromEntries(seen[0]?.url.searchParams ?? [])).toEqual({
    template_id: 'template-1',
    mobile: '919876543210',
    otp: code,
    otp_length: '6',
    otp_expiry: '2',
  })
})

test('msg91: other messages are sent by their own flow, or not at all', async () => {
  answer = { status: 200, body: '{"type":"success","message":"3763"}' }
  const notification = { phone: '9876543210', text: 'Your order is on its way' }
  const settings = { SMS_PROVIDER: 'msg91', MSG91_NOTICE_TEMPLATE_ID: 'template-2' }
  await sender(settings).send(notification)
  expect(seen[0]?.url.pathname).toBe('/api/v5/flow')
  expect(JSON.parse(seen[0]?.body ?? '')).toMatchObject({
    template_id: 'template-2',
    recipients: [{ mobiles: '919876543210', text: 'Your order is on its way' }],
  })
  await expect(sender({ SMS_PROVIDER: 'msg91' }).send(notification)).rejects.toMatchObject(refusal)
  expect(seen).toHaveLength(1)
})

test.each([
  [
    'a refusal with status 200',
    200,
    `{"type":"error","message":"bad ${secrets.authKey}"}`,
    'refused',
  ],
  ['a refusal of our key', 401, '{"type":"error"}', 'not-sent'],
  ['an answer without a type', 200, '{"message":"fine"}', 'unknown'],
  ['an answer that is not JSON', 200, '<html>', 'unknown'],
  ['a refusal that is not JSON', 400, '<html>', 'refused'],
  ['a failure', 500, '{"type":"success"}', 'unknown'],
  ['an overload', 503, '', 'not-sent'],
  ['a rate limit', 429, '', 'not-sent'],
] as const)(
  'msg91: %s means that sending failed, and the log says why',
  async (_what, status, body, failure) => {
    answer = { status, body }
    const sent = sender({ SMS_PROVIDER: 'msg91' }).send(message)
    await expect(sent).rejects.toMatchObject(failed(failure))
    expect(JSON.parse(log)).toMatchObject({
      provider: 'msg91',
      reason: expect.stringContaining('HTTP'),
    })
  },
)

test('twilio: a form with To, From and Body, with the account’s token', async () => {
  answer = { status: 201, body: '{"sid":"SM1","status":"queued","error_code":null}' }
  await sender({ SMS_PROVIDER: 'twilio' }).send(message)
  expect(seen[0]?.method).toBe('POST')
  expect(seen[0]?.url.pathname).toBe('/2010-04-01/Accounts/AC123/Messages.json')
  expect(seen[0]?.headers['content-type']).toContain('application/x-www-form-urlencoded')
  const basic = Buffer.from(`AC123:${secrets.authToken}`).toString('base64')
  expect(seen[0]?.headers.authorization).toBe(`Basic ${basic}`)
  expect(Object.fromEntries(new URLSearchParams(seen[0]?.body))).toEqual({
    To: '+919876543210',
    From: '+15005550006',
    Body: message.text,
  })
})

test.each([
  ['a refusal', 400, `{"code":21211,"message":"no: ${message.text}","status":400}`, 'refused'],
  [
    'a message that failed immediately',
    201,
    '{"sid":"SM1","status":"failed","error_code":30003}',
    'refused',
  ],
  ['an answer without a sid', 201, '{"status":"queued"}', 'refused'],
  ['an answer of another shape', 201, '[]', 'unknown'],
] as const)('twilio: %s means that sending failed', async (_what, status, body, failure) => {
  answer = { status, body }
  const sent = sender({ SMS_PROVIDER: 'twilio' }).send(message)
  await expect(sent).rejects.toMatchObject(failed(failure))
  expect(JSON.parse(log).reason).toContain(`HTTP ${status}`)
})

test('a redirect is not followed with our keys', async () => {
  answer = { status: 307, body: '', headers: { location: `${base}/elsewhere` } }
  await expect(sender({ SMS_PROVIDER: 'msg91' }).send(message)).rejects.toMatchObject(refusal)
  expect(seen).toHaveLength(1)
})

test('a message is not sent when the service cannot be reached', async () => {
  // Nobody listens at this port.
  const settings = { SMS_PROVIDER: 'twilio', TWILIO_URL: 'http://127.0.0.1:2' }
  await expect(sender(settings).send(message)).rejects.toMatchObject(failed('not-sent'))
  expect(JSON.parse(log).reason).toContain('unreachable')
})

test('a message may have been sent when the connection is lost before the answer', async () => {
  answer = null
  const sent = sender({ SMS_PROVIDER: 'twilio' }).send(message)
  await expect(sent).rejects.toMatchObject(failed('unknown'))
  expect(seen).toHaveLength(1)
})

test('a message is tried once, so that nobody gets it twice', async () => {
  answer = { status: 503, body: '' }
  await expect(sender({ SMS_PROVIDER: 'msg91' }).send(message)).rejects.toMatchObject(refusal)
  expect(seen).toHaveLength(1)
})
