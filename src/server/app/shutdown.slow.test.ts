import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { connect, createServer, type Socket } from 'node:net'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterEach, describe, expect, inject, test } from 'vitest'
import { type RealProcess, startProcess } from '#server/testing/real-process.ts'
import { behaviours, startStandIn } from '#server/testing/stand-ins/stand-in.ts'
import { copyTemplate, testDatabaseUrl } from '#server/testing/test-database.ts'
import { leaveEarly } from '#server/testing/wire/early-leavers.ts'
import { openLiveStream } from '#server/testing/wire/live-reader.ts'
import { openSocket, requestHead } from '#server/testing/wire/raw-socket.ts'

const shutdownSeconds = 4
/** The timers keep below it; a busy machine takes a while to end a process. */
const mostSeconds = shutdownSeconds + 2
/** For what a busy machine does slowly, but does. */
const patient = { SHUTDOWN_TIMEOUT_SECONDS: '60' }
const closing: (() => unknown)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

/** A database for a process of its own. */
async function prepareDatabase(): Promise<NodeJS.ProcessEnv & { SMS_FILE: string }> {
  const { settings, remove } = await copyTemplate(inject('templateDir'))
  closing.push(remove)
  const SMS_FILE = join(settings.DATA_DIR, 'sms.jsonl')
  return { ...settings, SMS_PROVIDER: 'file', SMS_FILE }
}

/** Signs somebody up over the API. @returns their token. */
async function signUp(address: string, smsFile: string): Promise<string> {
  const post = async (path: string, body: object) => {
    const response = await fetch(`${address}/api/auth/register/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return response.json() as Promise<{ token: string }>
  }
  const phone = '9876500001'
  await post('request-otp', { phone })
  const otp = readFileSync(smsFile, 'utf8').match(/\b\d{6}\b/)?.[0]
  return (await post('verify-otp', { phone, otp })).token
}

async function start(settings: NodeJS.ProcessEnv) {
  const real = startProcess({
    PORT: '0',
    LOG_LEVEL: 'info',
    SHUTDOWN_TIMEOUT_SECONDS: String(shutdownSeconds),
    ...settings,
  })
  closing.push(() => real.end('SIGKILL'))
  return { real, address: await real.ready }
}

async function secondsToEnd(real: RealProcess) {
  const started = performance.now()
  const code = await real.end('SIGTERM')
  return { code, seconds: (performance.now() - started) / 1000 }
}

async function startSilentService() {
  const service = await startStandIn(behaviours.hangs())
  closing.push(service.close)
  return service
}

describe('SIGTERM ends the process in time', { timeout: 120_000 }, () => {
  test('whatever connections hang on it', async () => {
    const settings = await prepareDatabase()
    const service = await startSilentService()
    const { real, address } = await start({ ...settings, CHAT_API_URL: `${service.url}/v1` })
    const token = await signUp(address, settings.SMS_FILE)
    const trickled = await openSocket(address)
    trickled.send(
      requestHead('POST', '/api/auth/login/request-otp', {
        'content-type': 'application/json',
        'content-length': 10_000,
      }),
    )
    const timer = setInterval(() => trickled.send(' '), 100)
    const slow = await openSocket(address)
    slow.stopReading()
    slow.send(requestHead('GET', '/api/openapi.json').repeat(50))
    const unused = await openSocket(address)
    const stream = await openLiveStream(address, token)
    const question = openSocket(address).then((socket) => {
      const body = JSON.stringify({ message: 'How do I make compost?' })
      const headers = { 'content-type': 'application/json', 'content-length': body.length }
      socket.send(requestHead('POST', '/api/chat/personalized', headers) + body)
      return socket
    })
    // The advisor first reads what it knows.
    await expect.poll(() => service.requests.length, { timeout: 30_000 }).toBe(1)
    const { code, seconds } = await secondsToEnd(real)
    clearInterval(timer)
    expect(code).toBe(0)
    expect(seconds).toBeLessThan(mostSeconds)
    await Promise.all([trickled, slow, unused, await question].map((socket) => socket.close()))
    await stream.ended
  })

  test('also while the advisor still reads what it knows', async () => {
    const settings = await prepareDatabase()
    const { real } = await start({ ...settings, ...patient })
    expect((await secondsToEnd(real)).code).toBe(0)
    expect(real.output()).not.toContain('the advisor cannot answer')
  })

  test('answers a question that waits for it before it ends', async () => {
    const settings = await prepareDatabase()
    const { real, address } = await start({ ...settings, ...patient })
    const asking = fetch(`${address}/api/chat/personalized`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ message: 'How do I make compost?' }),
    })
    // It has arrived by then, and the advisor is not ready yet.
    await wait(300)
    expect((await fetch(`${address}/healthz`)).status).toBe(200)
    const [answer, { code, seconds }] = await Promise.all([asking, secondsToEnd(real)])
    expect(answer.status).toBe(200)
    expect(code).toBe(0)
    // The connection stays open on our side; that keeps nobody for half of the time there is.
    expect(seconds).toBeLessThan(25)
  })

  // The embedded database is in the process itself.
  const testOnServer = testDatabaseUrl ? test : () => {}
  testOnServer('when the database has fallen silent', async () => {
    const settings = await prepareDatabase()
    const database = new URL(settings.DATABASE_URL ?? '')
    const pairs: [Socket, Socket][] = []
    const proxy = createServer((inner) => {
      const outer = connect(Number(database.port || 5432), database.hostname)
      pairs.push([inner, outer])
      for (const socket of [inner, outer]) socket.on('error', () => {})
      inner.pipe(outer).pipe(inner)
    }).listen(0, '127.0.0.1')
    await once(proxy, 'listening')
    closing.push(() => {
      for (const socket of pairs.flat()) socket.destroy()
      proxy.close()
    })
    const address = proxy.address()
    const through = new URL(database)
    through.hostname = '127.0.0.1'
    through.port = String(typeof address === 'object' && address ? address.port : '')
    const { real, address: site } = await start({ ...settings, DATABASE_URL: through.href })
    for (const [inner, outer] of pairs) {
      inner.unpipe(outer)
      outer.unpipe(inner)
    }
    const asking = fetch(`${site}/api/crop/all-crops`).catch(() => null)
    await wait(300)
    const { seconds } = await secondsToEnd(real)
    expect(seconds).toBeLessThan(mostSeconds)
    expect(real.output()).toContain('SIGTERM')
    await asking
  })
})

test('people who leave early are no fault of ours: nothing is logged about them, and SIGTERM ends the process at once', {
  timeout: 120_000,
}, async () => {
  const settings = await prepareDatabase()
  // Long enough that a busy machine which ends the process at once is not taken for one that waits for somebody.
  const graceSeconds = 10
  const { real, address } = await start({
    ...settings,
    SHUTDOWN_TIMEOUT_SECONDS: String(graceSeconds * 2),
  })
  const token = await signUp(address, settings.SMS_FILE)
  await leaveEarly(address, token, 20)
  expect((await fetch(`${address}/healthz`)).status).toBe(200)
  await wait(500)
  const { code, seconds } = await secondsToEnd(real)
  expect(code).toBe(0)
  // Nothing hangs on it any more.
  expect(seconds).toBeLessThan(graceSeconds)
  const isAdvice = (line: string) => line.includes('is for trying out')
  const lines = real
    .output()
    .trim()
    .split('\n')
    .filter((line) => !isAdvice(line))
  const about = lines.filter((line) =>
    /reset|abort|premature|hang|clos(?!ing)|failed|ECONN/i.test(line),
  )
  expect(about).toEqual([])
  expect(lines.filter((line) => /"level":[4-6]0|WARN|ERROR/.test(line))).toEqual([])
})
